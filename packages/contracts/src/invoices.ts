import { z } from 'zod';
import { CreditNoteSummary } from './credit-notes';
import {
  CreateInvoiceLine,
  Discount,
  DiscountOut,
  GstKind,
  GstMode,
  InvoiceLine,
  InvoiceParty,
  KindSum,
  TypedGstMode,
} from './invoice-content';
import { listQuery, page, SearchText } from './lists';
import { PaymentTerms } from './payment-terms';
import { Payment } from './payments';
import {
  CalendarDay,
  hasInvisible,
  Id,
  MoneyOut,
  NonNegativeMoney,
  RequiredLine,
  RequiredText,
  Text,
  Uid,
  WholeNumber,
} from './primitives';

/**
 * draft → pending (issued) → sent → part_paid → paid; void, credited and written_off are ends. `overdue` is never stored: it is a pending, sent or
 * part-paid invoice whose due day is past in the company's time zone. `credited`: credit notes took all of it back; `written_off`: what was still open is lost as a
 * bad debt, and becomes `paid` if it comes after all.
 */
export const InvoiceStatus = z.enum([
  'draft',
  'pending',
  'sent',
  'part_paid',
  'paid',
  'overdue',
  'credited',
  'written_off',
  'void',
]);
export type InvoiceStatus = z.infer<typeof InvoiceStatus>;

/** How hours become lines: one line for each entry, or for each day, person or job altogether, apart by rate in each case. */
export const TimeGrouping = z.enum(['entry', 'day', 'person', 'none']);
export type TimeGrouping = z.infer<typeof TimeGrouping>;

/**
 * Set by whoever was told what a job comes to when its hours are invoiced beside its accepted quote, and means it; without it that is refused
 * with code INVOICE.BESIDE_QUOTE, whose detail says the figures.
 */
export const ConfirmBesideQuote = z.boolean().default(false);

/**
 * What stands on an invoice. Hours come from `timeEntryIds` (unbilled entries of this company; minutes are summed by line before they are
 * priced), everything else from `lines`. With neither, a typed `subtotal` makes a quick invoice of one line, with a typed `tax` of any
 * rate. A typed `subtotal`, `tax` or `total` must add up with the lines, else it is refused. GST is 15 % of what is left after the
 * discount of the standard lines, or 3/23 of it when prices include GST, rounded half up, once on the sum.
 */
const contentShape = {
  clientId: z.union([z.null(), Id], 'Please choose a client'),
  projectId: z
    .union([z.literal(0), z.null(), Id])
    .transform((value) => (value === 0 ? null : value))
    .default(null),
  invoiceNumber: RequiredLine(40, 'Please enter an invoice number')
    .refine((value) => !hasInvisible(value), 'Contains characters that cannot be seen')
    .optional(),
  issueDate: CalendarDay.optional(),
  /** Left out, it follows from `paymentTerms`. */
  dueDate: CalendarDay.optional(),
  /** Left out, and no due day typed: the client's, else the company's. They have to lead to a typed due day; '' where that was chosen freely. */
  paymentTerms: z.union([z.literal(''), PaymentTerms]).optional(),
  notes: Text(5000).default(''),
  terms: Text(2000).default(''),
  timeEntryIds: z.array(Id).max(2000).default([]),
  groupTimeBy: TimeGrouping.default('entry'),
  lines: z.array(CreateInvoiceLine).max(2000).default([]),
  gst: TypedGstMode.default('exclusive'),
  /** Of hours, of a quick invoice, and of lines that say none. */
  gstKind: GstKind.optional(),
  discount: Discount.nullable().default(null),
  subtotal: NonNegativeMoney.optional(),
  tax: NonNegativeMoney.optional(),
  total: NonNegativeMoney.optional(),
  confirmBesideQuote: ConfirmBesideQuote,
};

const duesFit = (value: { issueDate?: string | undefined; dueDate?: string | undefined }): boolean =>
  !value.issueDate || !value.dueDate || value.dueDate >= value.issueDate;
const DUES_MISFIT = { path: ['dueDate'], message: 'Due date must not be before the issue date' };

/**
 * A new invoice. Made as `paid`, it gets a payment of its whole total on its due day, or today if that is later. `overdue` is taken only
 * where the due day is past: what is stored is `pending`.
 */
export const CreateInvoice = z
  .object({
    uid: Uid.optional(),
    status: z.enum(['draft', 'pending', 'sent', 'paid', 'overdue']).default('pending'),
    ...contentShape,
  })
  .refine(duesFit, DUES_MISFIT)
  .meta({ id: 'CreateInvoice' });

/** All of a draft anew; what is left out takes its default. Hours that are not named again become unbilled. */
export const ReplaceDraft = z
  .object({ ...contentShape, version: WholeNumber(1, Number.MAX_SAFE_INTEGER).optional() })
  .refine(duesFit, DUES_MISFIT)
  .meta({ id: 'ReplaceDraft' });

/** What a draft is dated when it is issued: today, its due day moving along, or with the days that it has. */
export const IssueDay = z.enum(['today', 'keep']);
export type IssueDay = z.infer<typeof IssueDay>;

/**
 * Moves the status: `pending` issues a draft, `sent` marks as sent, `paid` records a payment of all that is open, made today. Due date and
 * notes of a draft may change; of an issued invoice nothing does (409 INVOICE.LOCKED). `issueDay` is of a draft that is issued by it.
 */
export const UpdateInvoice = z
  .object({
    dueDate: CalendarDay.optional(),
    notes: Text(5000).optional(),
    status: z.enum(['pending', 'sent', 'paid']).optional(),
    issueDay: IssueDay.default('keep'),
    version: z.number().int().optional(),
  })
  .meta({ id: 'UpdateInvoice' });

/** A request may come without a body. */
const orNothing = <Schema extends z.ZodType>(schema: Schema) => z.preprocess((value) => value ?? {}, schema);

export const VoidInvoice = orNothing(z.object({ reason: Text(500).default('') })).meta({ id: 'VoidInvoice' });

/** Gives up all that is open of an issued invoice, as a bad debt. `day` is today unless said, never ahead. */
export const WriteOffInvoice = z
  .object({ uid: Uid.optional(), day: CalendarDay.optional(), reason: RequiredText(500, 'Please say why') })
  .meta({ id: 'WriteOffInvoice' });
/** A write-off that was wrong stays in sight, with who took it out, when and why. */
export const RemoveWriteOff = z.object({ reason: RequiredText(500, 'Please say why') }).meta({ id: 'RemoveWriteOff' });

export const WriteOff = z.object({
  id: z.number().int(),
  userId: z.number().int(),
  day: z.string(),
  amount: MoneyOut,
  reason: z.string(),
  removedAt: z.string().nullable(),
  removedReason: z.string(),
});

export const DuplicateInvoice = orNothing(z.object({ uid: Uid.optional(), confirmBesideQuote: ConfirmBesideQuote })).meta({
  id: 'DuplicateInvoice',
});

const summaryShape = {
  id: z.number().int(),
  uid: z.string(),
  userId: z.number().int(),
  clientId: z.number().int().nullable(),
  clientName: z.string(),
  projectId: z.number().int().nullable(),
  projectName: z.string().nullable(),
  /** Null only while a draft: the number is given once, at issue. */
  invoiceNumber: z.string().nullable(),
  issueDate: z.string(),
  dueDate: z.string(),
  subtotal: MoneyOut,
  tax: MoneyOut,
  total: MoneyOut,
  /** Taken back by credit notes. */
  credited: MoneyOut,
  /** Paid of what is owed: never more than total - credited. */
  paid: MoneyOut,
  /** Lost as a bad debt; what came of that after all is paid. */
  writtenOff: MoneyOut,
  /** total - credited - paid - writtenOff; `0.00` of drafts and void invoices. */
  balance: MoneyOut,
  status: InvoiceStatus,
  notes: z.string(),
  createdAt: z.string(),
  version: z.number().int(),
};

export const InvoiceSummary = z.object(summaryShape).meta({ id: 'InvoiceSummary' });

/** What stands on an invoice that is a payment claim (Construction Contracts Act 2002, section 20), beside its lines and sums. */
export const PrintedClaim = z.object({
  contract: z.string(),
  work: z.string(),
  periodFrom: z.string().nullable(),
  periodTo: z.string().nullable(),
  basis: z.string(),
  formAttached: z.boolean(),
  /** '' where Form 1 goes along as a page of its own. */
  formText: z.string(),
});
export type PrintedClaim = z.infer<typeof PrintedClaim>;

export const Invoice = z
  .object({
    ...summaryShape,
    lines: z.array(InvoiceLine),
    gst: GstMode,
    /** Sum of the lines, before the discount. */
    linesTotal: MoneyOut,
    discount: DiscountOut.nullable(),
    discountAmount: MoneyOut,
    byKind: z.array(KindSum),
    /** By which the due day was worked out; '' where it was chosen freely. */
    paymentTerms: z.string(),
    terms: z.string(),
    seller: InvoiceParty,
    buyer: InvoiceParty,
    issuedAt: z.string().nullable(),
    sentAt: z.string().nullable(),
    voidedAt: z.string().nullable(),
    /** Paid beyond what is owed on it: the client's credit. */
    overpaid: MoneyOut,
    /** Oldest first, removed ones too. */
    payments: z.array(Payment),
    /** Removed ones too. */
    writeOffs: z.array(WriteOff),
    creditNotes: z.array(CreditNoteSummary),
    /** Lines that a credit note took back whole. */
    creditedLineIds: z.array(z.number().int()),
    /** Null: it is no payment claim. */
    claim: PrintedClaim.nullable(),
    /** The accepted quote that it was made of: it bills nothing but that, and never more than is left of it. */
    quote: z
      .object({
        id: z.number().int(),
        quoteNumber: z.string(),
        title: z.string(),
        /** Of a draft: what it may take at most, in the prices of the quote, and `gstRounding` if it takes that. */
        draft: z.object({ left: MoneyOut, gstRounding: MoneyOut.nullable() }).nullable(),
      })
      .nullable(),
    /** Of an invoice that settles a quote: by how much its GST differs from that of its lines, so that all invoices come to what was accepted. */
    gstRounding: MoneyOut.nullable(),
  })
  .meta({ id: 'Invoice' });

/** `from` and `to` are days of issue, both included. */
export const InvoiceListQuery = listQuery(
  {
    q: SearchText.optional(),
    status: InvoiceStatus.optional(),
    clientId: Id.optional(),
    projectId: Id.optional(),
    from: CalendarDay.optional(),
    to: CalendarDay.optional(),
  },
  ['-issueDate', 'dueDate'],
);

const bucket = z.object({ count: z.number().int(), amount: MoneyOut });
/**
 * The summary cards. `pending` and `overdue` are what is still open, `paid` the money that came (its count: the invoices paid in full),
 * `total` all but void less what was credited or written off: it is the sum of the other four amounts.
 */
export const InvoiceTotals = z.object({ total: bucket, draft: bucket, paid: bucket, pending: bucket, overdue: bucket });
export const InvoicePage = page(InvoiceSummary, InvoiceTotals).meta({ id: 'InvoicePage' });

/** The invoices of a list with all that stands on them, for printing many at once. */
export const InvoiceDocumentQuery = InvoiceListQuery.extend({ limit: WholeNumber(1, 50).default(50) });
export const InvoiceDocumentPage = page(Invoice, InvoiceTotals).meta({ id: 'InvoiceDocumentPage' });
export type InvoiceDocumentQuery = z.input<typeof InvoiceDocumentQuery>;
export type InvoiceDocumentPage = z.infer<typeof InvoiceDocumentPage>;

/** What is open by how long it is overdue, in days; `current` is not due yet. */
export const InvoiceAgeing = z
  .object({ current: bucket, days1to30: bucket, days31to60: bucket, days61to90: bucket, over90: bucket, total: bucket })
  .meta({ id: 'InvoiceAgeing' });
export type InvoiceAgeing = z.infer<typeof InvoiceAgeing>;

export type CreateInvoice = z.input<typeof CreateInvoice>;
export type ReplaceDraft = z.input<typeof ReplaceDraft>;
export type UpdateInvoice = z.input<typeof UpdateInvoice>;
export type DuplicateInvoice = Partial<z.output<typeof DuplicateInvoice>>;
export type WriteOffInvoice = z.input<typeof WriteOffInvoice>;
export type WriteOff = z.infer<typeof WriteOff>;
export type VoidInvoice = Partial<z.output<typeof VoidInvoice>>;
export type InvoiceSummary = z.infer<typeof InvoiceSummary>;
export type Invoice = z.infer<typeof Invoice>;
export type InvoiceListQuery = z.input<typeof InvoiceListQuery>;
export type InvoiceTotals = z.infer<typeof InvoiceTotals>;
export type InvoicePage = z.infer<typeof InvoicePage>;
