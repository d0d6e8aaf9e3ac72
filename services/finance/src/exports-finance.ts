import { type ExportedRows, exported, type Scope } from '@dwang/platform';
import { InvoiceRow } from './invoices/invoice.entity';
import { InvoiceLineRow } from './invoices/invoice-line.entity';

/** An owner gets the company's invoices with their lines, anybody else the invoices that they made. */
export function exportsFinance({ companyId, userId, role }: Scope): ExportedRows[] {
  if (role !== 'owner') return [exported<InvoiceRow>({ name: 'invoices', entity: InvoiceRow, where: { companyId, userId } })];
  return [
    exported<InvoiceRow>({ name: 'invoices', entity: InvoiceRow, where: { companyId } }),
    exported<InvoiceLineRow>({ name: 'invoice-lines', entity: InvoiceLineRow, where: { companyId } }),
  ];
}
