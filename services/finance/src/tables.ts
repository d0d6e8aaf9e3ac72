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
import { InitialFinance1790000000003 } from './migrations/initial.migration';
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

/** The tables of this area. Migrations stand in the order in which they run. */
export const tables = {
  entities: [
    InvoiceRow,
    InvoiceLineRow,
    InvoiceTimeRow,
    InvoiceEventRow,
    InvoiceCounter,
    PaymentRow,
    WriteOffRow,
    PaymentClaimRow,
    ClaimSettingsRow,
    RetentionRow,
    BankImportRow,
    BankLineRow,
    BankMatchRow,
    CreditNoteRow,
    CreditNoteLineRow,
    GstSettingsRow,
    FinanceSettingsRow,
    QuoteRow,
    QuoteLineRow,
    QuoteEventRow,
    QuoteInvoiceRow,
    QuoteTemplateRow,
    PaperMailRow,
    MailedInvoiceRow,
    SendingSettingsRow,
    ReminderStopRow,
    RecurringInvoiceRow,
  ],
  migrations: [InitialFinance1790000000003],
};
