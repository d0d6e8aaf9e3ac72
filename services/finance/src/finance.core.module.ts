import { Database } from '@dwang/platform';
import { JobsCoreModule } from '@dwang/service-jobs';
import { Module } from '@nestjs/common';
import { BankImport } from './bank/bank-import.service';
import { BankLines } from './bank/bank-lines.service';
import { BankLinks } from './bank/bank-links';
import { BankMatching } from './bank/bank-matching.service';
import { KnownLines } from './bank/known-lines';
import { ClaimReader } from './claims/claim-reader';
import { ClaimSettingsBook } from './claims/claim-settings.service';
import { Claims } from './claims/claims.service';
import { ContractDays } from './claims/contract-days';
import { CreditNoteList } from './credit-notes/credit-note-list';
import { CreditNotes } from './credit-notes/credit-notes.service';
import { EInvoices } from './einvoice/einvoices.service';
import { GstReturns } from './gst/gst-return.service';
import { GstSettingsBook } from './gst/gst-settings.service';
import { GstStories } from './gst/gst-stories';
import { ClientBalance } from './invoices/client-balance';
import { Ageing } from './invoices/invoice-ageing';
import { InvoiceCreation } from './invoices/invoice-creation.service';
import { InvoiceDirectory } from './invoices/invoice-directory';
import { InvoiceFilling } from './invoices/invoice-filling.service';
import { InvoiceHistory } from './invoices/invoice-history';
import { InvoiceIssue } from './invoices/invoice-issue.service';
import { InvoiceParties } from './invoices/invoice-parties';
import { InvoiceReader } from './invoices/invoice-reader';
import { InvoiceRows } from './invoices/invoice-rows';
import { InvoicesRepository } from './invoices/invoices.repository';
import { InvoicesService } from './invoices/invoices.service';
import { InvoiceNumbers } from './numbering/invoice-numbers';
import { InvoiceSequence, MysqlInvoiceSequence, SqliteInvoiceSequence } from './numbering/invoice-sequence';
import { NextNumbersBook } from './numbering/next-numbers.service';
import { DrawnPapers } from './papers/drawn-papers';
import { PaperExport } from './papers/paper-export';
import { ClientCredits } from './payments/client-credits';
import { PaymentBook } from './payments/payment-book';
import { PaymentList } from './payments/payment-list';
import { Refunds } from './payments/refunds.service';
import { PortalPapersService } from './portal/portal-papers.service';
import { BesideQuote } from './quotes/beside-quote';
import { QuoteBilling } from './quotes/quote-billing.service';
import { QuoteCreation } from './quotes/quote-creation.service';
import { QuoteDecisions } from './quotes/quote-decisions.service';
import { QuoteHistory } from './quotes/quote-history';
import { QuoteInvoicing } from './quotes/quote-invoicing.service';
import { QuoteReader } from './quotes/quote-reader';
import { QuoteRows } from './quotes/quote-rows';
import { QuoteTemplates } from './quotes/quote-templates.service';
import { QuotesRepository } from './quotes/quotes.repository';
import { QuotesService } from './quotes/quotes.service';
import { RecurringInvoices } from './recurring/recurring.service';
import { RecurringRows } from './recurring/recurring-rows';
import { RecurringRun } from './recurring/recurring-run';
import { RecurringView } from './recurring/recurring-view';
import { JobReports } from './reports/job-report.service';
import { NamedJobs } from './reports/named-jobs';
import { Sales } from './reports/sales';
import { SalesReports } from './reports/sales-reports.service';
import { TimeReports } from './reports/time-reports.service';
import { RetentionHolding } from './retentions/retention-holding.service';
import { RetentionLedger } from './retentions/retention-ledger';
import { RetentionReader } from './retentions/retention-reader';
import { Retentions } from './retentions/retentions.service';
import { SENDING, SENDING_PARTS } from './sending/sending.providers';
import { FinanceSettingsBook } from './settings/finance-settings.service';
import { WriteOffBook } from './write-offs/write-off-book';

const sequence = {
  provide: InvoiceSequence,
  inject: [Database],
  useFactory: (db: Database) => (db.isSqlite ? new SqliteInvoiceSequence(db) : new MysqlInvoiceSequence(db)),
};

@Module({
  imports: [JobsCoreModule],
  providers: [
    InvoicesService,
    KnownLines,
    NextNumbersBook,
    BankImport,
    BankLines,
    BankLinks,
    BankMatching,
    Ageing,
    ClaimReader,
    Claims,
    ClaimSettingsBook,
    ContractDays,
    DrawnPapers,
    PaperExport,
    RetentionHolding,
    RetentionLedger,
    RetentionReader,
    Retentions,
    ClientBalance,
    ClientCredits,
    CreditNotes,
    CreditNoteList,
    EInvoices,
    FinanceSettingsBook,
    GstReturns,
    GstSettingsBook,
    GstStories,
    JobReports,
    NamedJobs,
    Sales,
    SalesReports,
    TimeReports,
    InvoiceCreation,
    InvoiceDirectory,
    InvoiceFilling,
    InvoiceHistory,
    InvoiceIssue,
    InvoiceNumbers,
    InvoiceParties,
    InvoiceReader,
    InvoiceRows,
    InvoicesRepository,
    PaymentBook,
    PaymentList,
    Refunds,
    WriteOffBook,
    PortalPapersService,
    BesideQuote,
    QuoteBilling,
    QuoteCreation,
    QuoteDecisions,
    QuoteHistory,
    QuoteInvoicing,
    QuoteReader,
    QuoteRows,
    QuoteTemplates,
    QuotesRepository,
    QuotesService,
    RecurringInvoices,
    RecurringRows,
    RecurringRun,
    RecurringView,
    ...SENDING,
    ...SENDING_PARTS,
    sequence,
  ],
  exports: [
    ...SENDING,
    BankImport,
    BankLines,
    BankMatching,
    Ageing,
    ClaimReader,
    Claims,
    ClaimSettingsBook,
    ContractDays,
    RetentionHolding,
    RetentionReader,
    Retentions,
    CreditNoteList,
    PaymentList,
    ClientCredits,
    CreditNotes,
    EInvoices,
    FinanceSettingsBook,
    NextNumbersBook,
    GstReturns,
    GstSettingsBook,
    JobReports,
    SalesReports,
    TimeReports,
    InvoiceDirectory,
    InvoiceHistory,
    InvoiceReader,
    InvoicesService,
    PaymentBook,
    PortalPapersService,
    QuoteHistory,
    QuoteInvoicing,
    QuoteReader,
    QuoteTemplates,
    QuotesService,
    RecurringInvoices,
    RecurringRun,
    Refunds,
    WriteOffBook,
  ],
})
export class FinanceCoreModule {}
