import { Module } from '@nestjs/common';
import { CreditNotesController } from './credit-notes/credit-notes.controller';
import { FinanceCoreModule } from './finance.core.module';
import { InvoicesController } from './invoices/invoices.controller';
import { PaymentsController } from './payments/payments.controller';

@Module({ imports: [FinanceCoreModule], controllers: [InvoicesController, PaymentsController, CreditNotesController] })
export class FinanceHttpModule {}
