import type { AreaDefinition } from '@dwang/platform';
import { carriesFinance, staysBehindOfFinance } from './carries-finance';
import { exportsFinance } from './exports-finance';
import { FinanceCoreModule } from './finance.core.module';
import { FinanceHttpModule } from './finance.http.module';
import { financeInBusiness, recordsFinance } from './records-finance';
import { seedFinance } from './seed/seed-finance';
import { tables } from './tables';

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
  ...tables,
  CoreModule: FinanceCoreModule,
  HttpModule: FinanceHttpModule,
  exports: exportsFinance,
  carries: carriesFinance,
  staysBehind: staysBehindOfFinance,
  records: recordsFinance,
  inBusiness: financeInBusiness,
  seed: seedFinance,
};
