import type { InvoiceSummary } from '@dwang/contracts';
import { saveFile, showFile } from '@dwang/kit/export';
import { useNotify } from '@dwang/shell-api';
import { useState } from 'react';
import { useLazyGetInvoiceQuery } from '../../../api/invoices';
import { invoiceFileName, invoicePdf } from '../../../pdf/invoice-pdf';

export interface InvoicePdf {
  isBusy: boolean;
  exportPdf: (invoice: InvoiceSummary) => Promise<void>;
  previewPdf: (invoice: InvoiceSummary) => Promise<void>;
}

/** An invoice as a PDF: into the downloads, or into a tab of its own. */
export function useInvoicePdf(): InvoicePdf {
  const notify = useNotify();
  const [load] = useLazyGetInvoiceQuery();
  const [isBusy, setBusy] = useState(false);
  const draw = async (id: number) => {
    const invoice = await load(id, true).unwrap();
    return { file: await invoicePdf(invoice), name: invoiceFileName(invoice) };
  };
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch {
      notify.error({ title: 'Export failed', description: 'There was a problem generating your PDF.' });
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    exportPdf: (invoice) =>
      run(async () => {
        notify.info({ title: 'Export started' });
        const { file, name } = await draw(invoice.id);
        saveFile(file, name);
        notify.success({ title: 'PDF exported', description: name });
      }),
    previewPdf: (invoice) => {
      const tab = window.open('', '_blank');
      return run(async () => {
        try {
          const { file, name } = await draw(invoice.id);
          showFile(tab, file, name);
        } catch (error) {
          tab?.close();
          throw error;
        }
      });
    },
  };
}
