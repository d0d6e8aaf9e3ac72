import { z } from 'zod';
import { InvoiceStatus } from './invoices';
import { listQuery, page } from './lists';
import { CalendarDay, Id, MoneyOut, NonNegativeMoney, Text, WholeNumber } from './primitives';
import { Region } from './weather';

/**
 * draft → waiting for a payment schedule → due → unpaid → notice given → work may be suspended; settled when all that is due is paid.
 * Source: Construction Contracts Act 2002, sections 20 to 24A.
 */
export const ClaimStage = z.enum(['draft', 'waiting', 'due', 'unpaid', 'notice', 'may_suspend', 'settled']);
export const ServedBy = z.enum(['email', 'hand', 'post', 'other'], 'Please choose how it was served');

/** What section 20 asks for and an invoice does not say. Everything may be empty until the claim is served. */
const contentShape = {
  contract: Text(300).default(''),
  work: Text(2000).default(''),
  periodFrom: CalendarDay.nullable().default(null),
  periodTo: CalendarDay.nullable().default(null),
  basis: Text(2000).default(''),
  /** Working days in which a payment schedule is due, as the contract says; null: it says nothing, so 20. */
  responseDays: WholeNumber(1, 200).nullable().default(null),
  /** Form 1 goes along as a page of its own, so its text need not stand on the invoice. */
  formAttached: z.boolean().default(false),
};
const periodFits = ({ periodFrom, periodTo }: { periodFrom: string | null; periodTo: string | null }): boolean =>
  !periodFrom || !periodTo || periodTo >= periodFrom;
const PERIOD_MISFIT = { path: ['periodTo'], message: 'The period must not end before it begins' };

/** Writes the claim of an invoice, or all of it anew, as long as it has not been served. */
export const WriteClaim = z.object(contentShape).refine(periodFits, PERIOD_MISFIT).meta({ id: 'WriteClaim' });

export const ServeClaim = z.object({ day: CalendarDay, by: ServedBy, note: Text(300).default('') }).meta({ id: 'ServeClaim' });

/** What the payer answered. A scheduled amount below the claim needs its reasons, as far as the payer gave them. */
export const RecordSchedule = z
  .object({ receivedOn: CalendarDay, amount: NonNegativeMoney, reasons: Text(2000).default('') })
  .meta({ id: 'RecordSchedule' });

export const RecordNotice = z.object({ day: CalendarDay, note: Text(300).default('') }).meta({ id: 'RecordNotice' });

export const PaymentClaim = z
  .object({
    id: z.number().int(),
    invoiceId: z.number().int(),
    /** Null while the invoice is a draft. */
    invoiceNumber: z.string().nullable(),
    invoiceStatus: InvoiceStatus,
    clientId: z.number().int().nullable(),
    clientName: z.string(),
    projectId: z.number().int().nullable(),
    projectName: z.string().nullable(),
    contract: z.string(),
    work: z.string(),
    periodFrom: z.string().nullable(),
    periodTo: z.string().nullable(),
    basis: z.string(),
    responseDays: z.number().int().nullable(),
    formAttached: z.boolean(),
    /** Form 1 as it went with the claim; until it is served, as it stands in the settings. */
    formText: z.string(),
    /** The invoice's total and due day. */
    claimed: MoneyOut,
    dueOn: z.string(),
    servedOn: z.string().nullable(),
    servedBy: ServedBy.nullable(),
    servedNote: z.string(),
    /** The last day for a payment schedule; null until served. */
    respondBy: z.string().nullable(),
    schedule: z
      .object({ receivedOn: z.string(), amount: MoneyOut, reasons: z.string(), difference: MoneyOut, isLate: z.boolean() })
      .nullable(),
    /** The notice of suspension, and the last day on which paying prevents it. */
    notice: z.object({ day: z.string(), endsOn: z.string(), note: z.string() }).nullable(),
    stage: ClaimStage,
    /** The day by which the next thing is to happen, and the working days till then; negative once it is past. */
    nextDay: z.string().nullable(),
    daysLeft: z.number().int().nullable(),
    /** What is due as a debt; null as long as a schedule may still come. */
    due: MoneyOut.nullable(),
    unpaid: MoneyOut,
  })
  .meta({ id: 'PaymentClaim' });

/** `open`: its invoice waits for money, or is a draft. Newest first. */
export const ClaimListQuery = listQuery(
  { state: z.enum(['open', 'closed']).optional(), invoiceId: Id.optional(), projectId: Id.optional() },
  ['-id'],
);
const bucket = z.object({ count: z.number().int(), amount: MoneyOut });
/** `count` is of all that match; the rest of all open claims of the company: waiting for a schedule, due, and unpaid past the due day. */
export const ClaimPage = page(
  PaymentClaim,
  z.object({ count: z.number().int(), waiting: bucket, due: bucket, unpaid: bucket }),
).meta({ id: 'ClaimPage' });

export const SetClaimSettings = z
  .object({
    /** Form 1 as the company copied it from the Regulations. */
    formText: Text(16_000).default(''),
    /** The region whose anniversary day is no working day by the company's contracts; null: anniversary days count as working days. */
    anniversaryRegion: Region.nullable().default(null),
  })
  .meta({ id: 'SetClaimSettings' });
export const ClaimSettings = z
  .object({ formText: z.string(), anniversaryRegion: Region.nullable() })
  .meta({ id: 'ClaimSettings' });

export type ClaimStage = z.infer<typeof ClaimStage>;
export type ServedBy = z.infer<typeof ServedBy>;
export type WriteClaim = z.input<typeof WriteClaim>;
export type ServeClaim = z.input<typeof ServeClaim>;
export type RecordSchedule = z.input<typeof RecordSchedule>;
export type RecordNotice = z.input<typeof RecordNotice>;
export type PaymentClaim = z.infer<typeof PaymentClaim>;
export type ClaimListQuery = z.input<typeof ClaimListQuery>;
export type ClaimPage = z.infer<typeof ClaimPage>;
export type SetClaimSettings = z.input<typeof SetClaimSettings>;
export type ClaimSettings = z.infer<typeof ClaimSettings>;
