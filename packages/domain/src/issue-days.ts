import { addDays, daysBetween } from './zone';

/** When an invoice is issued and due, `YYYY-MM-DD`. */
export interface InvoiceDays {
  issueDate: string;
  dueDate: string;
}

/** The same invoice dated `day`: its due day moves along, so that the client has the same time to pay. */
export const datedOn = ({ issueDate, dueDate }: InvoiceDays, day: string): InvoiceDays => ({
  issueDate: day,
  dueDate: addDays(day, daysBetween(issueDate, dueDate)),
});
