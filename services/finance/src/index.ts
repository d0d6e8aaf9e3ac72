import type { AreaDefinition } from '@dwang/platform';
import { BankImportRow } from './bank/bank-import.entity';
import { BankLineRow } from './bank/bank-line.entity';
import { BankMatchRow } from './bank/bank-match.entity';
import { carriesFinance, staysBehindOfFinance } from './carries-finance';
import { ClaimSettingsRow } from './claims/claim-settings.entity';
import { PaymentClaimRow } from './claims/payment-claim.entity';
import { CreditNoteRow } from './credit-notes/credit-note.entity';
import { CreditNoteLineRow } from './credit-notes/credit-note-line.entity';
import { exportsFinance } from './exports-finance';
import { FinanceCoreModule } from './finance.core.module';
import { FinanceHttpModule } from './finance.http.module';
import { GstSettingsRow } from './gst/gst-settings.entity';
import { InvoiceRow } from './invoices/invoice.entity';
import { InvoiceEventRow } from './invoices/invoice-event.entity';
import { InvoiceLineRow } from './invoices/invoice-line.entity';
import { InvoiceTimeRow } from './invoices/invoice-time.entity';
import { AddInvoiceLetters1767200000003 } from './migrations/add-invoice-letters.migration';
import { AddInvoiceMoney1767000000001 } from './migrations/add-invoice-money.migration';
import { AddInvoiceSums1766600000002 } from './migrations/add-invoice-sums.migration';
import { AddPaymentTerms1771000000011 } from './migrations/add-payment-terms.migration';
import { AddQuoteEstimates1768600000003 } from './migrations/add-quote-estimates.migration';
import { AddQuoteVariations1768400000003 } from './migrations/add-quote-variations.migration';
import { AddReminderRegion1768800000003 } from './migrations/add-reminder-region.migration';
import { CarryDueDays1771000000012 } from './migrations/carry-due-days.migration';
import { CreateBankImports1767600000001 } from './migrations/create-bank-imports.migration';
import { CreateBankLines1767600000002 } from './migrations/create-bank-lines.migration';
import { CreateBankMatches1767600000003 } from './migrations/create-bank-matches.migration';
import { CreateClaimSettings1768200000002 } from './migrations/create-claim-settings.migration';
import { CreateCreditNoteLines1767000000005 } from './migrations/create-credit-note-lines.migration';
import { CreateCreditNotes1767000000004 } from './migrations/create-credit-notes.migration';
import { CreateFinanceSettings1768100000001 } from './migrations/create-finance-settings.migration';
import { CreateGstSettings1767700000001 } from './migrations/create-gst-settings.migration';
import { CreateInvoiceCounters1764300000003 } from './migrations/create-invoice-counters.migration';
import { CreateInvoiceEvents1767000000006 } from './migrations/create-invoice-events.migration';
import { CreateInvoiceLines1764300000002 } from './migrations/create-invoice-lines.migration';
import { CreateInvoiceTimes1767000000002 } from './migrations/create-invoice-times.migration';
import { CreateInvoiceWords1767100000001 } from './migrations/create-invoice-words.migration';
import { CreateInvoices1764300000001 } from './migrations/create-invoices.migration';
import { CreateMailedInvoices1768000000002 } from './migrations/create-mailed-invoices.migration';
import { CreatePaperMails1768000000001 } from './migrations/create-paper-mails.migration';
import { CreatePaymentClaims1768200000001 } from './migrations/create-payment-claims.migration';
import { CreatePayments1767000000003 } from './migrations/create-payments.migration';
import { CreateQuoteEvents1767500000003 } from './migrations/create-quote-events.migration';
import { CreateQuoteInvoices1767500000004 } from './migrations/create-quote-invoices.migration';
import { CreateQuoteLines1767500000002 } from './migrations/create-quote-lines.migration';
import { CreateQuoteProgress1768400000002 } from './migrations/create-quote-progress.migration';
import { CreateQuoteTemplates1767500000005 } from './migrations/create-quote-templates.migration';
import { CreateQuotes1767500000001 } from './migrations/create-quotes.migration';
import { CreateRecurringInvoices1768400000001 } from './migrations/create-recurring-invoices.migration';
import { CreateReminderStops1768000000004 } from './migrations/create-reminder-stops.migration';
import { CreateRetentions1768200000003 } from './migrations/create-retentions.migration';
import { CreateSendingSettings1768000000003 } from './migrations/create-sending-settings.migration';
import { CreateWriteOffs1779000000002 } from './migrations/create-write-offs.migration';
import { CreditRetentions1768800000002 } from './migrations/credit-retentions.migration';
import { DropQuoteShares1771000000002 } from './migrations/drop-quote-shares.migration';
import { FillClientBalances1766300000111 } from './migrations/fill-client-balances.migration';
import { FoldInvoiceNumbers1768800000004 } from './migrations/fold-invoice-numbers.migration';
import { IndexInvoiceClients1770000000001 } from './migrations/index-invoice-clients.migration';
import { IndexInvoiceJobs1768700000003 } from './migrations/index-invoice-jobs.migration';
import { IndexLineKinds1768200000004 } from './migrations/index-line-kinds.migration';
import { IndexPaymentDays1767400000002 } from './migrations/index-payment-days.migration';
import { KeepBankNumbers1772000000011 } from './migrations/keep-bank-numbers.migration';
import { KeepGstKinds1782000000031 } from './migrations/keep-gst-kinds.migration';
import { KeepRetentionKinds1783000000001 } from './migrations/keep-retention-kinds.migration';
import { KeepStatementFormat1768400000004 } from './migrations/keep-statement-format.migration';
import { MarkCreditedLines1767400000001 } from './migrations/mark-credited-lines.migration';
import { MarkPriceCuts1771000000003 } from './migrations/mark-price-cuts.migration';
import { MarkQuoteLines1771000000001 } from './migrations/mark-quote-lines.migration';
import { RefoldPapers1782000000023 } from './migrations/refold-papers.migration';
import { SettleEmptyInvoices1779000000001 } from './migrations/settle-empty-invoices.migration';
import { SettleQuotes1768800000001 } from './migrations/settle-quotes.migration';
import { WidenCounterPeriods1767000000007 } from './migrations/widen-counter-periods.migration';
import { WidenInvoiceSums1767000000008 } from './migrations/widen-invoice-sums.migration';
import { InvoiceCounter } from './numbering/invoice-counter.entity';
import { PaymentRow } from './payments/payment.entity';
import { QuoteRow } from './quotes/quote.entity';
import { QuoteEventRow } from './quotes/quote-event.entity';
import { QuoteInvoiceRow } from './quotes/quote-invoice.entity';
import { QuoteLineRow } from './quotes/quote-line.entity';
import { QuoteTemplateRow } from './quotes/quote-template.entity';
import { financeInBusiness, recordsFinance } from './records-finance';
import { RecurringInvoiceRow } from './recurring/recurring-invoice.entity';
import { RetentionRow } from './retentions/retention.entity';
import { seedFinance } from './seed/seed-finance';
import { MailedInvoiceRow } from './sending/mailed-invoice.entity';
import { PaperMailRow } from './sending/paper-mail.entity';
import { ReminderStopRow } from './sending/reminder-stop.entity';
import { SendingSettingsRow } from './sending/sending-settings.entity';
import { FinanceSettingsRow } from './settings/finance-settings.entity';
import { WriteOffRow } from './write-offs/write-off.entity';

export { type ClaimDay, ContractDays, type RetentionDue } from './claims/contract-days';
export { FinanceCoreModule } from './finance.core.module';
export { type AwaitedInvoice, InvoiceDirectory } from './invoices/invoice-directory';

/** Quotes, invoices, their numbers, what is paid and credited of them. Needs the jobs area's core beside it. */
export const area: AreaDefinition = {
  name: 'finance',
  prefixes: [
    '/invoices',
    '/payments',
    '/payment-claims',
    '/retentions',
    '/bank-imports',
    '/bank-lines',
    '/credit-notes',
    '/client-credits',
    '/gst',
    '/reports',
    '/finance-settings',
    '/quotes',
    '/quote-templates',
    '/recurring-invoices',
    '/portal-papers',
    '/paper-mails',
    '/sending-settings',
    '/payment-reminders',
    '/statements',
  ],
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
  migrations: [
    CreateInvoices1764300000001,
    CreateInvoiceLines1764300000002,
    CreateInvoiceCounters1764300000003,
    FillClientBalances1766300000111,
    AddInvoiceSums1766600000002,
    AddInvoiceMoney1767000000001,
    CreateInvoiceTimes1767000000002,
    CreatePayments1767000000003,
    CreateCreditNotes1767000000004,
    CreateCreditNoteLines1767000000005,
    CreateInvoiceEvents1767000000006,
    WidenCounterPeriods1767000000007,
    WidenInvoiceSums1767000000008,
    AddInvoiceLetters1767200000003,
    CreateInvoiceWords1767100000001,
    MarkCreditedLines1767400000001,
    IndexPaymentDays1767400000002,
    CreateQuotes1767500000001,
    CreateQuoteLines1767500000002,
    CreateQuoteEvents1767500000003,
    CreateQuoteInvoices1767500000004,
    CreateQuoteTemplates1767500000005,
    CreateBankImports1767600000001,
    CreateBankLines1767600000002,
    CreateBankMatches1767600000003,
    CreateGstSettings1767700000001,
    CreatePaperMails1768000000001,
    CreateMailedInvoices1768000000002,
    CreateSendingSettings1768000000003,
    CreateReminderStops1768000000004,
    CreatePaymentClaims1768200000001,
    CreateClaimSettings1768200000002,
    CreateRetentions1768200000003,
    IndexLineKinds1768200000004,
    CreateFinanceSettings1768100000001,
    CreateRecurringInvoices1768400000001,
    CreateQuoteProgress1768400000002,
    AddQuoteVariations1768400000003,
    KeepStatementFormat1768400000004,
    SettleQuotes1768800000001,
    CreditRetentions1768800000002,
    AddReminderRegion1768800000003,
    IndexInvoiceJobs1768700000003,
    FoldInvoiceNumbers1768800000004,
    AddQuoteEstimates1768600000003,
    MarkQuoteLines1771000000001,
    DropQuoteShares1771000000002,
    AddPaymentTerms1771000000011,
    CarryDueDays1771000000012,
    MarkPriceCuts1771000000003,
    SettleEmptyInvoices1779000000001,
    CreateWriteOffs1779000000002,
    IndexInvoiceClients1770000000001,
    KeepBankNumbers1772000000011,
    RefoldPapers1782000000023,
    KeepGstKinds1782000000031,
    KeepRetentionKinds1783000000001,
  ],
  CoreModule: FinanceCoreModule,
  HttpModule: FinanceHttpModule,
  exports: exportsFinance,
  carries: carriesFinance,
  staysBehind: staysBehindOfFinance,
  records: recordsFinance,
  inBusiness: financeInBusiness,
  seed: seedFinance,
};
