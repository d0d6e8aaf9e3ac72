import type { InvoiceRow } from '../invoices/invoice.entity';
import type { QuoteInvoiceRow } from './quote-invoice.entity';
import type { QuoteProgressRow } from './quote-progress.entity';

/** An invoice that was made of a quote and is still there. */
export interface LiveInvoice extends QuoteInvoiceRow {
  invoice: InvoiceRow;
  /** Of which lines it took how much, if it is a progress invoice. */
  progress: QuoteProgressRow[];
}

/** Whether an invoice still takes something of its quote. */
export const stillCounts = ({ status }: InvoiceRow): boolean => status !== 'void' && status !== 'credited';
