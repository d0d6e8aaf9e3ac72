import { type ErasedRows, erased, type SoughtRows } from '@dwang/platform';
import { Not } from 'typeorm';
import { BankImportRow } from './bank/bank-import.entity';
import { BankLineRow } from './bank/bank-line.entity';
import { BankMatchRow } from './bank/bank-match.entity';
import { ClaimSettingsRow } from './claims/claim-settings.entity';
import { PaymentClaimRow } from './claims/payment-claim.entity';
import { CreditNoteRow } from './credit-notes/credit-note.entity';
import { CreditNoteLineRow } from './credit-notes/credit-note-line.entity';
import { GstSettingsRow } from './gst/gst-settings.entity';
import { InvoiceRow } from './invoices/invoice.entity';
import { InvoiceEventRow } from './invoices/invoice-event.entity';
import { InvoiceLineRow } from './invoices/invoice-line.entity';
import { InvoiceTimeRow } from './invoices/invoice-time.entity';
import { InvoiceCounter } from './numbering/invoice-counter.entity';
import { PaymentRow } from './payments/payment.entity';
import { QuoteRow } from './quotes/quote.entity';
import { QuoteEventRow } from './quotes/quote-event.entity';
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

/** Nothing of invoices goes before its time: buyer and seller stand on them as they were issued. */
export const recordsFinance = (companyId: number): ErasedRows[] => [
  erased<MailedInvoiceRow>({ entity: MailedInvoiceRow, where: { companyId } }),
  erased<PaperMailRow>({ entity: PaperMailRow, where: { companyId } }),
  erased<SendingSettingsRow>({ entity: SendingSettingsRow, where: { companyId } }),
  erased<ReminderStopRow>({ entity: ReminderStopRow, where: { companyId } }),
  erased<RecurringInvoiceRow>({ entity: RecurringInvoiceRow, where: { companyId } }),
  erased<QuoteInvoiceRow>({ entity: QuoteInvoiceRow, where: { companyId } }),
  erased<QuoteEventRow>({ entity: QuoteEventRow, where: { companyId } }),
  erased<QuoteLineRow>({ entity: QuoteLineRow, where: { companyId } }),
  erased<QuoteRow>({ entity: QuoteRow, where: { companyId } }),
  erased<QuoteTemplateRow>({ entity: QuoteTemplateRow, where: { companyId } }),
  erased<CreditNoteLineRow>({ entity: CreditNoteLineRow, where: { companyId } }),
  erased<CreditNoteRow>({ entity: CreditNoteRow, where: { companyId } }),
  erased<BankMatchRow>({ entity: BankMatchRow, where: { companyId } }),
  erased<BankLineRow>({ entity: BankLineRow, where: { companyId } }),
  erased<BankImportRow>({ entity: BankImportRow, where: { companyId } }),
  erased<PaymentClaimRow>({ entity: PaymentClaimRow, where: { companyId } }),
  erased<RetentionRow>({ entity: RetentionRow, where: { companyId } }),
  erased<ClaimSettingsRow>({ entity: ClaimSettingsRow, where: { companyId } }),
  erased<WriteOffRow>({ entity: WriteOffRow, where: { companyId } }),
  erased<PaymentRow>({ entity: PaymentRow, where: { companyId } }),
  erased<InvoiceEventRow>({ entity: InvoiceEventRow, where: { companyId } }),
  erased<InvoiceTimeRow>({ entity: InvoiceTimeRow, where: { companyId } }),
  erased<InvoiceLineRow>({ entity: InvoiceLineRow, where: { companyId } }),
  erased<InvoiceRow>({ entity: InvoiceRow, where: { companyId } }),
  erased<GstSettingsRow>({ entity: GstSettingsRow, where: { companyId } }),
  erased<FinanceSettingsRow>({ entity: FinanceSettingsRow, where: { companyId } }),
  erased<InvoiceCounter>({ entity: InvoiceCounter, where: { companyId } }),
];

/** Whatever was issued, also what was voided since. */
export const financeInBusiness = (companyId: number): SoughtRows[] => [
  erased<InvoiceRow>({ entity: InvoiceRow, where: { companyId, status: Not('draft') } }),
];
