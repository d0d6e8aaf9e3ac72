import { errorText } from '@dwang/client';
import { saveFile } from '@dwang/kit/export';
import { invoiceFileName } from '@dwang/papers/words';
import { useNotify } from '@dwang/shell-api';
import { useLazyGetInvoiceQuery } from '../../../api/invoices';
import { invoiceCsv } from './invoice-csv';

/** Saves the lines of an invoice as `Invoice-{number}.csv`. */
export function useInvoiceCsv(): (id: number) => Promise<void> {
  const notify = useNotify();
  const [read] = useLazyGetInvoiceQuery();
  return async (id) => {
    try {
      const invoice = await read(id, true).unwrap();
      const name = invoiceFileName(invoice, 'csv');
      saveFile(new Blob([invoiceCsv(invoice)], { type: 'text/csv;charset=utf-8' }), name);
      notify.success({ title: 'CSV exported', description: name });
    } catch (error) {
      notify.error({ title: 'Export failed', description: errorText(error, 'There was a problem generating your CSV.') });
    }
  };
}
