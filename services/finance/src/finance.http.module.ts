import { Module } from '@nestjs/common';
import { FinanceCoreModule } from './finance.core.module';
import { InvoicesController } from './invoices/invoices.controller';

@Module({ imports: [FinanceCoreModule], controllers: [InvoicesController] })
export class FinanceHttpModule {}
