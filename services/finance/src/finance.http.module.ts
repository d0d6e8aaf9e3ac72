import { Module } from '@nestjs/common';
import { BankController } from './bank/bank.controller';
import { ClaimsController } from './claims/claims.controller';
import { CreditNotesController } from './credit-notes/credit-notes.controller';
import { EInvoiceController } from './einvoice/einvoice.controller';
import { FinanceCoreModule } from './finance.core.module';
import { GstController } from './gst/gst.controller';
import { InvoicesController } from './invoices/invoices.controller';
import { PaymentsController } from './payments/payments.controller';
import { PortalPapersController } from './portal/portal-papers.controller';
import { QuoteTemplatesController } from './quotes/quote-templates.controller';
import { QuotesController } from './quotes/quotes.controller';
import { RecurringController } from './recurring/recurring.controller';
import { ReportsController } from './reports/reports.controller';
import { RetentionsController } from './retentions/retentions.controller';
import { InvoiceSendingController } from './sending/invoice-sending.controller';
import { QuoteSendingController } from './sending/quote-sending.controller';
import { SendingController } from './sending/sending.controller';
import { StatementsController } from './sending/statements.controller';
import { FinanceSettingsController } from './settings/finance-settings.controller';
import { WriteOffsController } from './write-offs/write-offs.controller';

@Module({
  imports: [FinanceCoreModule],
  controllers: [
    InvoiceSendingController,
    QuoteSendingController,
    SendingController,
    StatementsController,
    InvoicesController,
    PaymentsController,
    WriteOffsController,
    BankController,
    ClaimsController,
    RetentionsController,
    CreditNotesController,
    EInvoiceController,
    GstController,
    ReportsController,
    FinanceSettingsController,
    QuotesController,
    QuoteTemplatesController,
    RecurringController,
    PortalPapersController,
  ],
})
export class FinanceHttpModule {}
