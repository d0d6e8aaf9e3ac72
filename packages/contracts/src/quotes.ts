import { z } from 'zod';
import { ActivityChange } from './activity';
import { CreateInvoiceLine, Discount, DiscountOut, InvoiceLine, InvoiceParty, KindSum, TypedGstMode } from './invoice-content';
import { ConfirmBesideQuote, InvoiceSummary } from './invoices';
import { listQuery, page, SearchText } from './lists';
import { CalendarDay, Id, Line, MoneyOut, NonNegativeMoney, RequiredLine, Text, Uid, WholeNumber } from './primitives';

/** Days for which a quote can be accepted unless said otherwise. */
export const QUOTE_DAYS = 30;

/**
 * draft → sent → accepted or declined. `expired` is never stored: it is a sent quote whose last day is past in the company's time zone.
 * `superseded`: a newer version of it was sent.
 */
export const QuoteStatus = z.enum(['draft', 'sent', 'accepted', 'declined', 'expired', 'superseded']);
export type QuoteStatus = z.infer<typeof QuoteStatus>;

/**
 * A line that is always taken; an `optional` one, which the client may tick; or one of a `group`, of which exactly one is taken. `selected`
 * says how an optional line or an option stands before anybody has chosen.
 */
export const CreateQuoteLine = CreateInvoiceLine.extend({
  optional: z.boolean().default(false),
  group: Line(100).default(''),
  selected: z.boolean().default(false),
});
export type CreateQuoteLine = z.input<typeof CreateQuoteLine>;

const content = {
  lines: z.array(CreateQuoteLine).min(1, 'Please add a line').max(500),
  gst: TypedGstMode.default('exclusive'),
  discount: Discount.nullable().default(null),
  terms: Text(2000).default(''),
  notes: Text(5000).default(''),
};
const facts = {
  clientId: z.union([z.null(), Id], 'Please choose a client'),
  projectId: z
    .union([z.literal(0), z.null(), Id])
    .transform((value) => (value === 0 ? null : value))
    .default(null),
  /** What is quoted, in a few words; it becomes the name of the job. */
  title: RequiredLine(200, 'Please say what the quote is for'),
  issueDate: CalendarDay.optional(),
  /** The last day on which it can be accepted. */
  expiryDate: CalendarDay.optional(),
};

const daysFit = ({ issueDate, expiryDate }: { issueDate?: string | undefined; expiryDate?: string | undefined }): boolean =>
  !issueDate || !expiryDate || expiryDate >= issueDate;
const DAYS_MISFIT = { path: ['expiryDate'], message: 'Expiry day must not be before the quote date' };

export const CreateQuote = z
  .object({
    uid: Uid.optional(),
    status: z.enum(['draft', 'sent']).default('draft'),
    /** Of a variation: the accepted quote that it varies, of the same client; its number is that one's with `-V1`, `-V2` … */
    variationOf: Id.nullable().default(null),
    /** The estimate that it was made of: a note, as that may be deleted. */
    estimateId: Id.nullable().default(null),
    ...facts,
    ...content,
  })
  .refine(daysFit, DAYS_MISFIT)
  .meta({ id: 'CreateQuote' });

/** All of a draft anew; what is left out takes its default. */
export const ReplaceQuote = z
  .object({ ...facts, ...content, version: WholeNumber(1, Number.MAX_SAFE_INTEGER).optional() })
  .refine(daysFit, DAYS_MISFIT)
  .meta({ id: 'ReplaceQuote' });

const orNothing = <Schema extends z.ZodType>(schema: Schema) => z.preprocess((value) => value ?? {}, schema);
const uidOnly = orNothing(z.object({ uid: Uid.optional() }));

export const DuplicateQuote = uidOnly.meta({ id: 'DuplicateQuote' });

/** `lineIds` are the optional lines and options that are taken; without it those that are selected already. */
export const AcceptQuote = z
  .object({ name: RequiredLine(200, 'Please enter your name'), lineIds: z.array(Id).max(500).optional() })
  .meta({ id: 'AcceptQuote' });
export const DeclineQuote = z
  .object({ name: Line(200).default(''), reason: Text(1000).default('') })
  .meta({ id: 'DeclineQuote' });

const percent = NonNegativeMoney.refine((value) => Number(value) <= 100, 'Must be at most 100 %');
/**
 * An invoice draft of what was accepted. With `depositPercent` that share of it in one line; with `progress` what of each line is done to
 * date, in per cent, less what was invoiced of it before; without either, all that is left of it.
 */
export const InvoiceQuote = orNothing(
  z
    .object({
      uid: Uid.optional(),
      depositPercent: percent.refine((value) => Number(value) > 0, 'Must be above 0').optional(),
      progress: z
        .array(z.object({ lineId: Id, percent }))
        .min(1, 'Please say what is done')
        .max(500)
        .optional(),
      confirmBesideQuote: ConfirmBesideQuote,
    })
    .refine(({ depositPercent, progress }) => depositPercent === undefined || progress === undefined, {
      path: ['progress'],
      message: 'An invoice is for a deposit or for progress, not both',
    }),
).meta({ id: 'InvoiceQuote' });

const summaryShape = {
  id: z.number().int(),
  uid: z.string(),
  userId: z.number().int(),
  clientId: z.number().int(),
  clientName: z.string(),
  projectId: z.number().int().nullable(),
  projectName: z.string().nullable(),
  title: z.string(),
  /** `QU-2026-11001`, given when it is sent; versions of a quote share it. */
  quoteNumber: z.string().nullable(),
  /** 1, 2, … */
  revision: z.number().int(),
  issueDate: z.string(),
  expiryDate: z.string(),
  /** Of what was accepted, before that of what is selected. */
  subtotal: MoneyOut,
  tax: MoneyOut,
  total: MoneyOut,
  status: QuoteStatus,
  createdAt: z.string(),
  version: z.number().int(),
};
export const QuoteSummary = z.object(summaryShape).meta({ id: 'QuoteSummary' });

/** `selected`: as it was accepted, before that as it is proposed. */
export const QuoteLine = InvoiceLine.omit({ timeEntryIds: true }).extend({
  optional: z.boolean(),
  group: z.string(),
  selected: z.boolean(),
});
export type QuoteLine = z.infer<typeof QuoteLine>;

const decision = z.object({
  name: z.string(),
  at: z.string(),
  /** By the client on their private page, or noted by somebody of the business. */
  by: z.enum(['client', 'business']),
  reason: z.string(),
});

const detailShape = {
  ...summaryShape,
  lines: z.array(QuoteLine),
  gst: TypedGstMode,
  linesTotal: MoneyOut,
  discount: DiscountOut.nullable(),
  discountAmount: MoneyOut,
  /** Of what was accepted, before that of what is selected. */
  byKind: z.array(KindSum),
  terms: z.string(),
  notes: z.string(),
  seller: InvoiceParty,
  buyer: InvoiceParty,
  sentAt: z.string().nullable(),
  /** The accepted quote that this one varies. */
  variationOf: z.object({ id: z.number().int(), quoteNumber: z.string() }).nullable(),
};

export const Quote = z
  .object({
    ...detailShape,
    /** `address` is the network address from which a client accepted or declined. */
    decision: decision.extend({ address: z.string() }).nullable(),
    /** The version before this one, and the one that follows it, also while it is a draft. */
    previousId: z.number().int().nullable(),
    /** The estimate that it was made of; that one may be gone. */
    estimateId: z.number().int().nullable(),
    nextId: z.number().int().nullable(),
    /** Oldest first, each in its newest version. */
    variations: z.array(
      QuoteSummary.pick({ id: true, quoteNumber: true, revision: true, title: true, status: true, subtotal: true, total: true }),
    ),
    /** Invoices made of it, oldest first. */
    invoices: z.array(InvoiceSummary.pick({ id: true, invoiceNumber: true, status: true, total: true })),
    /**
     * What of it, and of what variations take off, is left to invoice, after the discount, in the prices of the quote (without GST where it is
     * added); below 0 when more was invoiced than is agreed now. Of each line that
     * was accepted its net amount, and what progress invoices took of it. Null until it is accepted.
     */
    invoicing: z
      .object({ left: MoneyOut, lines: z.array(z.object({ lineId: z.number().int(), net: MoneyOut, invoiced: MoneyOut })) })
      .nullable(),
  })
  .meta({ id: 'Quote' });

export const QuoteListQuery = listQuery(
  { q: SearchText.optional(), status: QuoteStatus.optional(), clientId: Id.optional(), projectId: Id.optional() },
  ['-createdAt', 'expiryDate'],
);
const bucket = z.object({ count: z.number().int(), amount: MoneyOut });
/** Over all that match but for the status. `sent` is what waits for an answer and has not expired; superseded ones count nowhere. */
export const QuoteTotals = z.object({ draft: bucket, sent: bucket, accepted: bucket, declined: bucket, expired: bucket });
export const QuotePage = page(QuoteSummary, QuoteTotals).meta({ id: 'QuotePage' });

export const QuoteEventAction = z.enum([
  'created',
  'edited',
  'sent',
  'emailed',
  'accepted',
  'declined',
  'superseded',
  'invoiced',
  'credited',
  'job_made',
  'deleted',
]);
export const QuoteEvent = z
  .object({
    id: z.number().int(),
    at: z.string(),
    /** Null: the client. */
    userId: z.number().int().nullable(),
    userName: z.string(),
    action: QuoteEventAction,
    changes: z.array(ActivityChange),
  })
  .meta({ id: 'QuoteEvent' });
export const QuoteEventQuery = listQuery({}, ['-at']);
export const QuoteEventPage = page(QuoteEvent, z.object({ count: z.number().int() })).meta({ id: 'QuoteEventPage' });

/** The content of a quote under a name, to begin another one with. */
export const CreateQuoteTemplate = z
  .object({ uid: Uid.optional(), name: RequiredLine(100, 'Please name the template'), title: Line(200).default(''), ...content })
  .meta({ id: 'CreateQuoteTemplate' });
export const QuoteTemplate = z
  .object({
    id: z.number().int(),
    uid: z.string(),
    name: z.string(),
    title: z.string(),
    lines: z.array(QuoteLine.omit({ id: true, amount: true })),
    gst: TypedGstMode,
    discount: DiscountOut.nullable(),
    terms: z.string(),
    notes: z.string(),
  })
  .meta({ id: 'QuoteTemplate' });
export const QuoteTemplateQuery = listQuery({}, ['name']);
export const QuoteTemplatePage = page(QuoteTemplate, z.object({ count: z.number().int() })).meta({ id: 'QuoteTemplatePage' });

/** A quote as its client sees it on the private page. */
export const PortalQuote = z
  .object({ ...detailShape, decision: decision.nullable() })
  .omit({ uid: true, userId: true, version: true, createdAt: true })
  .meta({ id: 'PortalQuote' });

export type CreateQuote = z.input<typeof CreateQuote>;
export type ReplaceQuote = z.input<typeof ReplaceQuote>;
export type AcceptQuote = z.input<typeof AcceptQuote>;
export type DeclineQuote = z.input<typeof DeclineQuote>;
export type InvoiceQuote = Partial<z.output<typeof InvoiceQuote>>;
export type QuoteSummary = z.infer<typeof QuoteSummary>;
export type Quote = z.infer<typeof Quote>;
export type QuoteListQuery = z.input<typeof QuoteListQuery>;
export type QuoteTotals = z.infer<typeof QuoteTotals>;
export type QuotePage = z.infer<typeof QuotePage>;
export type QuoteEventAction = z.infer<typeof QuoteEventAction>;
export type QuoteEvent = z.infer<typeof QuoteEvent>;
export type QuoteEventPage = z.infer<typeof QuoteEventPage>;
export type CreateQuoteTemplate = z.input<typeof CreateQuoteTemplate>;
export type QuoteTemplate = z.infer<typeof QuoteTemplate>;
export type QuoteTemplatePage = z.infer<typeof QuoteTemplatePage>;
export type PortalQuote = z.infer<typeof PortalQuote>;
