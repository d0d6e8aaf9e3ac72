import { type ExportedRows, exported, type Scope } from '@dwang/platform';
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

/** An owner gets the company's books, anybody else what they made of them; those who are not shown prices get none. */
export function exportsFinance({ companyId, userId, role, seesPrices }: Scope): ExportedRows[] {
  if (!seesPrices) return [];
  const where = role === 'owner' ? { companyId } : { companyId, userId };
  const own = [
    exported<InvoiceRow>({ name: 'invoices', entity: InvoiceRow, where, without: ['numberKey'] }),
    exported<PaymentRow>({ name: 'payments', entity: PaymentRow, where }),
    exported<WriteOffRow>({ name: 'write-offs', entity: WriteOffRow, where }),
    exported<RetentionRow>({ name: 'retentions', entity: RetentionRow, where }),
    exported<PaymentClaimRow>({ name: 'payment-claims', entity: PaymentClaimRow, where }),
    exported<BankImportRow>({ name: 'bank-imports', entity: BankImportRow, where }),
    exported<CreditNoteRow>({ name: 'credit-notes', entity: CreditNoteRow, where }),
    exported<QuoteRow>({ name: 'quotes', entity: QuoteRow, where, without: ['madeOf'] }),
    exported<QuoteTemplateRow>({ name: 'quote-templates', entity: QuoteTemplateRow, where, without: ['madeOf'] }),
    exported<RecurringInvoiceRow>({ name: 'recurring-invoices', entity: RecurringInvoiceRow, where, without: ['madeOf'] }),
    exported<PaperMailRow>({ name: 'paper-mails', entity: PaperMailRow, where, without: ['messageId'] }),
  ];
  if (role !== 'owner') return own;
  return [
    ...own,
    exported<BankLineRow>({ name: 'bank-lines', entity: BankLineRow, where: { companyId }, without: ['hash'] }),
    exported<BankMatchRow>({ name: 'bank-matches', entity: BankMatchRow, where: { companyId } }),
    exported<InvoiceLineRow>({ name: 'invoice-lines', entity: InvoiceLineRow, where: { companyId } }),
    exported<InvoiceTimeRow>({ name: 'invoice-times', entity: InvoiceTimeRow, where: { companyId } }),
    exported<CreditNoteLineRow>({ name: 'credit-note-lines', entity: CreditNoteLineRow, where: { companyId } }),
    exported<InvoiceEventRow>({ name: 'invoice-events', entity: InvoiceEventRow, where: { companyId } }),
    exported<ClaimSettingsRow>({ name: 'claim-settings', entity: ClaimSettingsRow, where: { companyId } }),
    exported<MailedInvoiceRow>({ name: 'mailed-invoices', entity: MailedInvoiceRow, where: { companyId } }),
    exported<SendingSettingsRow>({ name: 'sending-settings', entity: SendingSettingsRow, where: { companyId } }),
    exported<ReminderStopRow>({ name: 'reminder-stops', entity: ReminderStopRow, where: { companyId } }),
    exported<GstSettingsRow>({ name: 'gst-settings', entity: GstSettingsRow, where: { companyId } }),
    exported<FinanceSettingsRow>({ name: 'finance-settings', entity: FinanceSettingsRow, where: { companyId } }),
    exported<QuoteLineRow>({ name: 'quote-lines', entity: QuoteLineRow, where: { companyId } }),
    exported<QuoteEventRow>({ name: 'quote-events', entity: QuoteEventRow, where: { companyId } }),
    exported<QuoteInvoiceRow>({ name: 'quote-invoices', entity: QuoteInvoiceRow, where: { companyId } }),
  ];
}
