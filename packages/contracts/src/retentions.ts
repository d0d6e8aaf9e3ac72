import { z } from 'zod';
import { InvoiceStatus } from './invoices';
import { listQuery, page } from './lists';
import { CalendarDay, Id, MoneyOut, NonNegativeMoney, Text, WholeNumber } from './primitives';

const termsShape = {
  /** Per cent of each invoice, `"5.00"`, more than 0 and at most 100.00. */
  rate: NonNegativeMoney.refine((value) => Number(value) > 0 && Number(value) <= 100, 'Must be more than 0 and at most 100 %'),
  /** The most that is held at a time; null: no limit. */
  cap: NonNegativeMoney.nullable().default(null),
  /** Per cent of what is held that is released at practical completion; the rest when the defects period ends. */
  firstShare: WholeNumber(0, 100).default(50),
  /** The day of practical completion; null until it is known. */
  completedOn: CalendarDay.nullable().default(null),
  defectsMonths: WholeNumber(0, 120).default(12),
  notes: Text(1000).default(''),
};

/** What a job's contract says of retentions; one per job. */
export const CreateRetention = z.object({ projectId: Id, ...termsShape }).meta({ id: 'CreateRetention' });
export const UpdateRetention = z.object(termsShape).meta({ id: 'UpdateRetention' });

/**
 * What a job's payer holds back. The sums are those of the retention lines of its issued invoices, as they stand there: before GST where GST
 * is added. `held` of all that was ever kept back, `released` of what was invoiced again.
 */
export const Retention = z
  .object({
    id: z.number().int(),
    projectId: z.number().int(),
    projectName: z.string(),
    clientId: z.number().int().nullable(),
    clientName: z.string(),
    rate: z.string(),
    cap: MoneyOut.nullable(),
    firstShare: z.number().int(),
    completedOn: z.string().nullable(),
    defectsMonths: z.number().int(),
    notes: z.string(),
    /** The days on which the two parts become due; null until practical completion is known. */
    firstOn: z.string().nullable(),
    restOn: z.string().nullable(),
    held: MoneyOut,
    released: MoneyOut,
    outstanding: MoneyOut,
    /** Of what is outstanding, what is due by now. */
    due: MoneyOut,
    /** On drafts that bill a release. */
    drafted: MoneyOut,
    /** The next day on which some of it becomes due; null when none is known or all is due. */
    nextDay: z.string().nullable(),
  })
  .meta({ id: 'Retention' });

/** A retention line of an issued invoice: above 0 it holds, below 0 it releases. */
export const RetentionMove = z
  .object({
    invoiceId: z.number().int(),
    invoiceNumber: z.string(),
    invoiceStatus: InvoiceStatus,
    day: z.string(),
    held: MoneyOut,
  })
  .meta({ id: 'RetentionMove' });

export const RetentionMoves = z.object({ items: z.array(RetentionMove) }).meta({ id: 'RetentionMoves' });

export const RetentionListQuery = listQuery({ projectId: Id.optional() }, ['-id']);
/** `payers`: who holds how much, the most first; at most 50. */
export const RetentionPage = page(
  Retention,
  z.object({
    count: z.number().int(),
    outstanding: MoneyOut,
    due: MoneyOut,
    payers: z.array(z.object({ clientId: z.number().int().nullable(), clientName: z.string(), outstanding: MoneyOut })),
  }),
).meta({ id: 'RetentionPage' });

/** Bills a part of what is held, as a draft invoice. */
export const ReleaseRetention = z
  .object({ amount: NonNegativeMoney.refine((value) => Number(value) > 0, 'Please enter an amount') })
  .meta({ id: 'ReleaseRetention' });

export type CreateRetention = z.input<typeof CreateRetention>;
export type UpdateRetention = z.input<typeof UpdateRetention>;
export type Retention = z.infer<typeof Retention>;
export type RetentionMove = z.infer<typeof RetentionMove>;
export type RetentionMoves = z.infer<typeof RetentionMoves>;
export type RetentionListQuery = z.input<typeof RetentionListQuery>;
export type RetentionPage = z.infer<typeof RetentionPage>;
export type ReleaseRetention = z.infer<typeof ReleaseRetention>;
