import { z } from 'zod';
import { listQuery, page } from './lists';
import { PaymentTerms } from './payment-terms';
import { CalendarDay, HourlyRate, MoneyOut, RequiredLine } from './primitives';

/** Days of the company's zone, both included; an end that is left out is open. */
const days = { from: CalendarDay.optional(), to: CalendarDay.optional() };
const inOrder = ({ from, to }: { from?: string | undefined; to?: string | undefined }): boolean => !from || !to || from <= to;
const NOT_IN_ORDER = { path: ['to'], message: 'The last day must not be before the first' };

/**
 * What was sold and what came in. `invoiced` and `gst` are of issued invoices by their day of issue, void ones left out, less credit notes by
 * theirs; `invoiced` is without GST. `received` holds GST: payments by their day, less refunds. What a client paid out of earlier credit
 * moved no money and is not in it.
 */
const sale = { invoiced: MoneyOut, gst: MoneyOut, received: MoneyOut };

export const JobReportQuery = listQuery(days, ['-invoiced', '-margin', 'margin']).refine(inOrder, NOT_IN_ORDER);

/** `margin` is `invoiced` less `cost`. `projectId` is null for what belongs to no job: its invoices, and all refunds. */
export const JobReportRow = z
  .object({
    projectId: z.number().int().nullable(),
    name: z.string(),
    clientName: z.string(),
    /** Of the whole job, without GST. */
    estimate: MoneyOut.nullable(),
    estimateSeconds: z.number().int().nullable(),
    /** Worked in the days asked for, as all below. */
    seconds: z.number().int(),
    cost: MoneyOut,
    ...sale,
    margin: MoneyOut,
  })
  .meta({ id: 'JobReportRow' });

const jobSums = { count: z.number().int(), seconds: z.number().int(), cost: MoneyOut, ...sale, margin: MoneyOut };

/** Jobs with time or money in the days asked for. Time costs `hourCost` an hour; while that is null, what it is charged at. */
export const JobReport = page(JobReportRow, z.object(jobSums))
  .extend({ hourCost: MoneyOut.nullable() })
  .meta({ id: 'JobReport' });

/** The days of a report that comes on one page. */
export const MonthReportQuery = z.strictObject(days).refine(inOrder, NOT_IN_ORDER);
export const MonthReportRow = z
  .object({
    /** `2026-11` */
    month: z.string(),
    invoices: z.number().int(),
    ...sale,
  })
  .meta({ id: 'MonthReportRow' });
const saleTotals = z.object({ count: z.number().int(), invoices: z.number().int(), ...sale });
/** Months in which something was sold or came in, in their order; all on one page. */
export const MonthReport = page(MonthReportRow, saleTotals).meta({ id: 'MonthReport' });

export const ClientReportQuery = listQuery(days, ['-invoiced', '-received']).refine(inOrder, NOT_IN_ORDER);
export const ClientReportRow = z
  .object({ clientId: z.number().int(), name: z.string(), invoices: z.number().int(), ...sale })
  .meta({ id: 'ClientReportRow' });
export const ClientReport = page(ClientReportRow, saleTotals).meta({ id: 'ClientReport' });

/** Worth of time at the rates at which it is charged, without GST: `billed` is on an invoice, `unbilled` is not. */
const worth = { seconds: z.number().int(), amount: MoneyOut, billed: MoneyOut, unbilled: MoneyOut };
export const PersonReportRow = z.object({ userId: z.number().int(), name: z.string(), ...worth }).meta({ id: 'PersonReportRow' });
/** People with time in the days asked for, the most first; all on one page. */
export const PersonReport = page(PersonReportRow, z.object({ count: z.number().int(), ...worth })).meta({ id: 'PersonReport' });

export const UnbilledReportQuery = listQuery({}, ['oldestDay', '-amount']);
export const UnbilledReportRow = z
  .object({
    projectId: z.number().int(),
    name: z.string(),
    clientName: z.string(),
    seconds: z.number().int(),
    amount: MoneyOut,
    /** The day of the oldest of it. */
    oldestDay: z.string(),
  })
  .meta({ id: 'UnbilledReportRow' });
/** Time of any day that is on no invoice, by job. */
export const UnbilledReport = page(
  UnbilledReportRow,
  z.object({ count: z.number().int(), seconds: z.number().int(), amount: MoneyOut }),
).meta({ id: 'UnbilledReport' });

/**
 * `hourCost`: what an hour of work costs the business; null: unknown. `accountCode`: the sales account in the accountant's books.
 * `paymentTerms`: of clients without terms of their own.
 */
export const FinanceSettings = z
  .object({ hourCost: MoneyOut.nullable(), accountCode: z.string(), paymentTerms: z.string() })
  .meta({ id: 'FinanceSettings' });
/** Only the named fields change. */
export const SetFinanceSettings = z
  .object({
    hourCost: HourlyRate.nullable().optional(),
    accountCode: RequiredLine(10, 'Please enter an account code').optional(),
    paymentTerms: PaymentTerms.optional(),
  })
  .meta({ id: 'SetFinanceSettings' });

export type JobReportQuery = z.input<typeof JobReportQuery>;
export type JobReportRow = z.infer<typeof JobReportRow>;
export type JobReport = z.infer<typeof JobReport>;
export type MonthReportQuery = z.input<typeof MonthReportQuery>;
export type MonthReportRow = z.infer<typeof MonthReportRow>;
export type MonthReport = z.infer<typeof MonthReport>;
export type ClientReportQuery = z.input<typeof ClientReportQuery>;
export type ClientReportRow = z.infer<typeof ClientReportRow>;
export type ClientReport = z.infer<typeof ClientReport>;
export type PersonReportRow = z.infer<typeof PersonReportRow>;
export type PersonReport = z.infer<typeof PersonReport>;
export type UnbilledReportQuery = z.input<typeof UnbilledReportQuery>;
export type UnbilledReportRow = z.infer<typeof UnbilledReportRow>;
export type UnbilledReport = z.infer<typeof UnbilledReport>;
export type FinanceSettings = z.infer<typeof FinanceSettings>;
export type SetFinanceSettings = z.input<typeof SetFinanceSettings>;
