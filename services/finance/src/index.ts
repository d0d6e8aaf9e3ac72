import type { AreaDefinition } from '@dwang/platform';
import { exportsFinance } from './exports-finance';
import { FinanceCoreModule } from './finance.core.module';
import { FinanceHttpModule } from './finance.http.module';
import { InvoiceRow } from './invoices/invoice.entity';
import { InvoiceLineRow } from './invoices/invoice-line.entity';
import { AddInvoiceSums1766600000002 } from './migrations/add-invoice-sums.migration';
import { CreateInvoiceCounters1764300000003 } from './migrations/create-invoice-counters.migration';
import { CreateInvoiceLines1764300000002 } from './migrations/create-invoice-lines.migration';
import { CreateInvoices1764300000001 } from './migrations/create-invoices.migration';
import { FillClientBalances1766300000111 } from './migrations/fill-client-balances.migration';
import { InvoiceCounter } from './numbering/invoice-counter.entity';
import { recordsFinance } from './records-finance';
import { seedFinance } from './seed/seed-finance';

export { FinanceCoreModule } from './finance.core.module';
export { type AwaitedInvoice, InvoiceDirectory } from './invoices/invoice-directory';

/** Invoices, their lines and their numbers. Needs the jobs area's core beside it. */
export const area: AreaDefinition = {
  name: 'finance',
  prefixes: ['/invoices'],
  entities: [InvoiceRow, InvoiceLineRow, InvoiceCounter],
  migrations: [
    CreateInvoices1764300000001,
    CreateInvoiceLines1764300000002,
    CreateInvoiceCounters1764300000003,
    FillClientBalances1766300000111,
    AddInvoiceSums1766600000002,
  ],
  CoreModule: FinanceCoreModule,
  HttpModule: FinanceHttpModule,
  exports: exportsFinance,
  records: recordsFinance,
  seed: seedFinance,
};
