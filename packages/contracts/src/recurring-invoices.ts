import { z } from 'zod';
import { CreateInvoiceLine, Discount, DiscountOut, GstKind, InvoiceLine, TypedGstMode } from './invoice-content';
import { TimeGrouping } from './invoices';
import { listQuery, page } from './lists';
import { PaymentTerms } from './payment-terms';
import { CalendarDay, Id, MoneyOut, Text, Uid, WholeNumber } from './primitives';

export const RecurrenceStep = z.enum(['weekly', 'fortnightly', 'monthly']);
export type RecurrenceStep = z.infer<typeof RecurrenceStep>;

export const RecurringMakes = z.enum(['draft', 'issued', 'sent']);
export type RecurringMakes = z.infer<typeof RecurringMakes>;

/** `paused`: by somebody. `ended`: its last day is past. */
export const RecurringState = z.enum(['active', 'paused', 'ended']);
export type RecurringState = z.infer<typeof RecurringState>;

const shape = {
  clientId: z.union([z.null(), Id], 'Please choose a client'),
  projectId: z
    .union([z.literal(0), z.null(), Id])
    .transform((value) => (value === 0 ? null : value))
    .default(null),
  lines: z.array(CreateInvoiceLine).max(100).default([]),
  /** Bills the hours of the job too that are unbilled on the day. */
  addHours: z.boolean().default(false),
  groupTimeBy: TimeGrouping.default('day'),
  gst: TypedGstMode.default('exclusive'),
  /** Of hours, and of lines that say none. */
  gstKind: GstKind.optional(),
  discount: Discount.nullable().default(null),
  terms: Text(2000).default(''),
  notes: Text(5000).default(''),
  /** '' for those that the client, else the company, has on the day. */
  paymentTerms: z.union([z.literal(''), PaymentTerms]).default(''),
  every: RecurrenceStep,
  /** The day of the next invoice, in the company's zone; months count from it. */
  nextDay: CalendarDay,
  /** The last day on which one may be made; null for ever. */
  lastDay: CalendarDay.nullable().default(null),
  /** A draft to look through first, an invoice that is issued with its number, or one that is e-mailed to the client too. */
  makes: RecurringMakes.default('draft'),
};

interface Checked {
  lines: readonly unknown[];
  addHours: boolean;
  projectId: number | null;
  nextDay: string;
  lastDay: string | null;
}
const check = ({ lines, addHours, projectId, nextDay, lastDay }: Checked, context: z.RefinementCtx): void => {
  const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
  if (lines.length === 0 && !addHours) refuse('lines', 'Please add a line: there is nothing to bill');
  if (addHours && projectId === null) refuse('projectId', 'Please choose the job whose hours are billed');
  if (lastDay !== null && lastDay < nextDay) refuse('lastDay', 'Last day must not be before the next invoice');
};

export const CreateRecurringInvoice = z
  .object({ uid: Uid.optional(), ...shape })
  .superRefine(check)
  .meta({ id: 'CreateRecurringInvoice' });

/** All of it anew; with another next day or step, months count from that day. */
export const ReplaceRecurringInvoice = z
  .object({ ...shape, version: WholeNumber(1, Number.MAX_SAFE_INTEGER).optional() })
  .superRefine(check)
  .meta({ id: 'ReplaceRecurringInvoice' });

/** Turns that fell into a pause are left out when it ends. */
export const PauseRecurringInvoice = z.object({ paused: z.boolean() }).meta({ id: 'PauseRecurringInvoice' });

export const RecurringInvoice = z
  .object({
    id: z.number().int(),
    uid: z.string(),
    userId: z.number().int(),
    clientId: z.number().int(),
    clientName: z.string(),
    projectId: z.number().int().nullable(),
    projectName: z.string().nullable(),
    lines: z.array(InvoiceLine.omit({ id: true, amount: true, timeEntryIds: true })),
    addHours: z.boolean(),
    groupTimeBy: TimeGrouping,
    gst: TypedGstMode,
    /** Of hours. */
    gstKind: GstKind,
    discount: DiscountOut.nullable(),
    terms: z.string(),
    notes: z.string(),
    paymentTerms: z.string(),
    every: RecurrenceStep,
    /** Of an ended one the day that would have been next. */
    nextDay: z.string(),
    lastDay: z.string().nullable(),
    makes: RecurringMakes,
    state: RecurringState,
    /** Of the lines, with GST, as they stand now; hours are not in it. */
    total: MoneyOut,
    /** Invoices made so far. */
    made: z.number().int(),
    lastInvoice: z.object({ id: z.number().int(), invoiceNumber: z.string().nullable(), issueDate: z.string() }).nullable(),
    /** Why the next one could not be made; it is tried again. Empty when all is well. */
    problem: z.string(),
    version: z.number().int(),
  })
  .meta({ id: 'RecurringInvoice' });

export const RecurringInvoiceQuery = listQuery({ state: RecurringState.optional(), clientId: Id.optional() }, ['nextDay']);
export const RecurringInvoicePage = page(
  RecurringInvoice,
  z.object({ count: z.number().int(), active: z.number().int(), paused: z.number().int(), problems: z.number().int() }),
).meta({ id: 'RecurringInvoicePage' });

export type CreateRecurringInvoice = z.input<typeof CreateRecurringInvoice>;
export type ReplaceRecurringInvoice = z.input<typeof ReplaceRecurringInvoice>;
export type RecurringInvoice = z.infer<typeof RecurringInvoice>;
export type RecurringInvoiceQuery = z.input<typeof RecurringInvoiceQuery>;
export type RecurringInvoicePage = z.infer<typeof RecurringInvoicePage>;
