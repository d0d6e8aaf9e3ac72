import { Database } from '@dwang/platform';
import { JobsCoreModule } from '@dwang/service-jobs';
import { Module } from '@nestjs/common';
import { ClientBalance } from './invoices/client-balance';
import { InvoiceCreation } from './invoices/invoice-creation.service';
import { InvoiceDirectory } from './invoices/invoice-directory';
import { InvoiceHistory } from './invoices/invoice-history';
import { InvoiceIssue } from './invoices/invoice-issue.service';
import { InvoiceParties } from './invoices/invoice-parties';
import { InvoicesRepository } from './invoices/invoices.repository';
import { InvoicesService } from './invoices/invoices.service';
import { InvoiceNumbers } from './numbering/invoice-numbers';
import { InvoiceSequence, MysqlInvoiceSequence, SqliteInvoiceSequence } from './numbering/invoice-sequence';

const sequence = {
  provide: InvoiceSequence,
  inject: [Database],
  useFactory: (db: Database) => (db.isSqlite ? new SqliteInvoiceSequence(db) : new MysqlInvoiceSequence(db)),
};

@Module({
  imports: [JobsCoreModule],
  providers: [
    InvoicesService,
    ClientBalance,
    InvoiceCreation,
    InvoiceDirectory,
    InvoiceHistory,
    InvoiceIssue,
    InvoiceNumbers,
    InvoiceParties,
    InvoicesRepository,
    sequence,
  ],
  exports: [InvoicesService, InvoiceDirectory],
})
export class FinanceCoreModule {}
