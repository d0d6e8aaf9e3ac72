import { type ErasedRows, erased } from '@dwang/platform';
import { InvoiceRow } from './invoices/invoice.entity';
import { InvoiceLineRow } from './invoices/invoice-line.entity';
import { InvoiceCounter } from './numbering/invoice-counter.entity';

/** Nothing of invoices goes before its time: buyer and seller stand on them as they were issued. */
export const recordsFinance = (companyId: number): ErasedRows[] => [
  erased<InvoiceLineRow>({ entity: InvoiceLineRow, where: { companyId } }),
  erased<InvoiceRow>({ entity: InvoiceRow, where: { companyId } }),
  erased<InvoiceCounter>({ entity: InvoiceCounter, where: { companyId } }),
];
