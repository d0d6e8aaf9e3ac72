import { dueDayBy, type PaymentTerms } from './payment-terms';
import { addDays, daysBetween } from './zone';

/** When an invoice is issued and due, `YYYY-MM-DD`. */
export interface InvoiceDays {
  issueDate: string;
  dueDate: string;
  /** By which the due day was worked out; '' where it was chosen freely. */
  paymentTerms: PaymentTerms;
}

/** The same invoice dated `day`: its due day follows from its terms, or moves along, so that the client has the same time to pay. */
export const datedOn = ({ issueDate, dueDate, paymentTerms }: InvoiceDays, day: string): Omit<InvoiceDays, 'paymentTerms'> => ({
  issueDate: day,
  dueDate: paymentTerms ? dueDayBy(paymentTerms, day) : addDays(day, daysBetween(issueDate, dueDate)),
});
