import {
  ActivityChange,
  BankLineState,
  CreateInvoiceLine,
  Discount,
  GstBasis,
  GstKind,
  GstMode,
  Instant,
  InvoiceEventAction,
  InvoiceLineKind,
  InvoiceParty,
  PaperKind,
  PaperMailStatus,
  PaymentMethod,
  QuoteEventAction,
  QuoteTemplate,
  RecurrenceStep,
  RecurringMakes,
  RecurringState,
  Region,
  ServedBy,
  SetSendingSettings,
  TimeGrouping,
  TypedGstMode,
} from '@dwang/contracts';
import { type CarriedTable, carried, type StaysBehind } from '@dwang/platform';
import { z } from 'zod';
import { BankImportRow } from './bank/bank-import.entity';
import { BankLineRow } from './bank/bank-line.entity';
import { BankMatchRow } from './bank/bank-match.entity';
import { ClaimSettingsRow } from './claims/claim-settings.entity';
import { PaymentClaimRow } from './claims/payment-claim.entity';
import { CreditNoteRow } from './credit-notes/credit-note.entity';
import { CreditNoteLineRow } from './credit-notes/credit-note-line.entity';
import { GstSettingsRow } from './gst/gst-settings.entity';
import { InvoiceRow, type StoredStatus } from './invoices/invoice.entity';
import { InvoiceEventRow } from './invoices/invoice-event.entity';
import { eventHash } from './invoices/invoice-history';
import { InvoiceLineRow } from './invoices/invoice-line.entity';
import { InvoiceTimeRow } from './invoices/invoice-time.entity';
import { InvoiceCounter } from './numbering/invoice-counter.entity';
import { PaymentRow } from './payments/payment.entity';
import { QuoteRow, type StoredQuoteStatus } from './quotes/quote.entity';
import { QuoteEventRow } from './quotes/quote-event.entity';
import { quoteEventHash } from './quotes/quote-history';
import { QuoteInvoiceRow } from './quotes/quote-invoice.entity';
import { QuoteLineRow } from './quotes/quote-line.entity';
import { QuoteTemplateRow } from './quotes/quote-template.entity';
import { RecurringInvoiceRow } from './recurring/recurring-invoice.entity';
import { RetentionRow } from './retentions/retention.entity';
import { MailedInvoiceRow } from './sending/mailed-invoice.entity';
import { PaperMailRow } from './sending/paper-mail.entity';
import { ReminderStopRow } from './sending/reminder-stop.entity';
import { SendingSettingsRow } from './sending/sending-settings.entity';
import { FinanceSettingsRow } from './settings/finance-settings.entity';
import { WriteOffRow } from './write-offs/write-off.entity';

const InvoiceState = z.enum([
  'draft',
  'pending',
  'sent',
  'part_paid',
  'paid',
  'credited',
  'written_off',
  'void',
] satisfies StoredStatus[]);
const QuoteState = z.enum(['draft', 'sent', 'accepted', 'declined', 'superseded'] satisfies StoredQuoteStatus[]);
const Decision = z.object({
  ...{ name: z.string(), at: Instant, by: z.enum(['client', 'business']) },
  ...{ reason: z.string(), address: z.string() },
});
const TemplateContent = QuoteTemplate.omit({ id: true, uid: true, name: true });
const RecurringContent = z.object({
  ...{
    lines: z.array(CreateInvoiceLine.required({ gstKind: true })),
    groupTimeBy: TimeGrouping,
    gst: TypedGstMode,
    gstKind: GstKind,
  },
  ...{ discount: Discount.nullable(), terms: z.string(), notes: z.string() },
});
const KindSums = z.array(z.object({ kind: GstKind, cents: z.int(), discountCents: z.int(), taxCents: z.int() }));
const KindCents = z.array(z.object({ kind: GstKind, cents: z.int() }));
const userId = 'users';
const clientId = 'clients';
const projectId = 'projects';
const invoiceId = 'invoices';
const quoteId = 'quotes';
/** What waits to be sent is not sent from two installations. */
const MOVED = { status: 'failed', reason: 'This was still waiting when the company moved here.' };

const invoices: CarriedTable[] = [
  carried<InvoiceRow>({
    entity: InvoiceRow,
    refs: { userId, clientId, projectId },
    allows: {
      ...{ gst: GstMode, status: InvoiceState, discount: Discount, byKind: KindSums },
      ...{ seller: InvoiceParty, buyer: InvoiceParty },
    },
  }),
  carried<InvoiceLineRow>({
    entity: InvoiceLineRow,
    refs: { invoiceId, quoteLineId: 'quote_lines', deductsId: 'invoices' },
    allows: { kind: InvoiceLineKind, gstKind: GstKind },
  }),
  carried<InvoiceTimeRow>({ entity: InvoiceTimeRow, refs: { invoiceId, timeEntryId: 'time_entries' } }),
  carried<InvoiceEventRow>({
    entity: InvoiceEventRow,
    refs: { invoiceId, userId },
    allows: { action: InvoiceEventAction, changes: z.array(ActivityChange) },
    chained: { by: 'invoiceId', hash: eventHash },
  }),
  carried<InvoiceCounter>({ entity: InvoiceCounter }),
  carried<PaymentRow>({
    entity: PaymentRow,
    refs: { userId, clientId, invoiceId, removedBy: 'users' },
    allows: { kind: z.enum(['payment', 'refund']), method: PaymentMethod },
  }),
  carried<WriteOffRow>({ entity: WriteOffRow, refs: { userId, clientId, invoiceId, removedBy: 'users' } }),
  carried<PaymentClaimRow>({ entity: PaymentClaimRow, refs: { userId, invoiceId }, allows: { servedBy: ServedBy } }),
  carried<RetentionRow>({ entity: RetentionRow, refs: { userId, projectId } }),
  carried<CreditNoteRow>({
    entity: CreditNoteRow,
    refs: { userId, invoiceId, clientId },
    allows: { gst: GstMode, byKind: KindSums, retentionByKind: KindCents, seller: InvoiceParty, buyer: InvoiceParty },
  }),
  carried<CreditNoteLineRow>({
    entity: CreditNoteLineRow,
    refs: { creditNoteId: 'credit_notes', invoiceLineId: 'invoice_lines' },
    allows: { kind: InvoiceLineKind, gstKind: GstKind },
  }),
  carried<RecurringInvoiceRow>({
    entity: RecurringInvoiceRow,
    refs: { userId, clientId, projectId, lastInvoiceId: 'invoices' },
    allows: { every: RecurrenceStep, makes: RecurringMakes, state: RecurringState, content: RecurringContent },
  }),
];

const quotes: CarriedTable[] = [
  carried<QuoteRow>({
    entity: QuoteRow,
    refs: { userId, clientId, projectId, previousId: 'quotes', variationOfId: 'quotes', estimateId: 'estimates' },
    allows: {
      ...{ gst: TypedGstMode, status: QuoteState, discount: Discount, byKind: KindSums, decision: Decision },
      ...{ seller: InvoiceParty, buyer: InvoiceParty },
    },
  }),
  carried<QuoteLineRow>({ entity: QuoteLineRow, refs: { quoteId }, allows: { kind: InvoiceLineKind, gstKind: GstKind } }),
  carried<QuoteEventRow>({
    entity: QuoteEventRow,
    refs: { quoteId, userId },
    allows: { action: QuoteEventAction, changes: z.array(ActivityChange) },
    chained: { by: 'quoteId', hash: quoteEventHash },
  }),
  carried<QuoteInvoiceRow>({ entity: QuoteInvoiceRow, refs: { quoteId, invoiceId } }),
  carried<QuoteTemplateRow>({ entity: QuoteTemplateRow, refs: { userId }, allows: { content: TemplateContent } }),
];

const others: CarriedTable[] = [
  carried<BankImportRow>({ entity: BankImportRow, refs: { userId } }),
  carried<BankLineRow>({ entity: BankLineRow, refs: { importId: 'bank_imports' }, allows: { state: BankLineState } }),
  carried<BankMatchRow>({ entity: BankMatchRow, refs: { lineId: 'bank_lines', paymentId: 'payments' } }),
  carried<PaperMailRow>({
    entity: PaperMailRow,
    refs: { userId, clientId, quoteId },
    allows: { kind: PaperKind, status: PaperMailStatus, copies: z.array(z.email()) },
    outward: (row) => (row.status === 'queued' || row.status === 'sending' ? { ...row, ...MOVED } : row),
  }),
  // `once` holds the number of an invoice in one installation; it keeps reminders of the same day from being sent twice.
  carried<MailedInvoiceRow>({
    entity: MailedInvoiceRow,
    refs: { mailId: 'paper_mails', invoiceId },
    instead: { once: null },
  }),
  carried<ReminderStopRow>({
    entity: ReminderStopRow,
    allows: { kind: z.enum(['invoice', 'client']) },
    refs: { refId: ({ kind }) => (kind === 'invoice' ? 'invoices' : 'clients') },
  }),
  carried<SendingSettingsRow>({
    entity: SendingSettingsRow,
    refs: { userId },
    allows: { region: Region, letters: SetSendingSettings.shape.letters, steps: SetSendingSettings.shape.reminders.shape.steps },
    replaces: true,
  }),
  carried<GstSettingsRow>({ entity: GstSettingsRow, allows: { basis: GstBasis }, replaces: true }),
  carried<FinanceSettingsRow>({ entity: FinanceSettingsRow, replaces: true }),
  carried<ClaimSettingsRow>({ entity: ClaimSettingsRow, allows: { anniversaryRegion: Region }, replaces: true }),
];

/** All of the books: none of its tables stays behind. */
export const carriesFinance: readonly CarriedTable[] = [...invoices, ...quotes, ...others];
export const staysBehindOfFinance: StaysBehind = {};
