import { saveFile, showFile } from '@dwang/kit/export';
import { creditNoteFileName, invoiceFileName, unprintableNotice } from '@dwang/papers/words';
import { type Notice, useNotify } from '@dwang/shell-api';
import { useState } from 'react';
import { useLazyGetCreditNoteQuery } from '../api/credit-notes';
import { useLazyGetInvoiceQuery } from '../api/invoices';
import { documentPdf } from './document-pdf';

/** A document by its id. */
interface WantedDocument {
  kind: 'invoice' | 'credit-note';
  id: number;
}

export interface DocumentPdf {
  isBusy: boolean;
  exportPdf: (wanted: WantedDocument) => Promise<void>;
  previewPdf: (wanted: WantedDocument) => Promise<void>;
}

/** An invoice or credit note as a PDF: into the downloads, or into a tab of its own. */
export function useDocumentPdf(): DocumentPdf {
  const notify = useNotify();
  const draw = useDrawing();
  const [isBusy, setBusy] = useState(false);
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
    exportPdf: (wanted) =>
      run(async () => {
        notify.info({ title: 'Export started' });
        const { file, name, unprintable } = await draw(wanted);
        saveFile(file, name);
        if (unprintable) notify.warning(unprintable);
        notify.success({ title: 'PDF exported', description: name });
      }),
    previewPdf: (wanted) => {
      const tab = window.open('', '_blank');
      return run(async () => {
        try {
          const { file, name, unprintable } = await draw(wanted);
          showFile(tab, file, name);
          if (unprintable) notify.warning(unprintable);
        } catch (error) {
          tab?.close();
          throw error;
        }
      });
    },
  };
}

function useDrawing(): (wanted: WantedDocument) => Promise<{ file: Blob; name: string; unprintable: Notice | null }> {
  const [loadInvoice] = useLazyGetInvoiceQuery();
  const [loadNote] = useLazyGetCreditNoteQuery();
  return async ({ kind, id }) => {
    if (kind === 'invoice') {
      const invoice = await loadInvoice(id, true).unwrap();
      const file = await documentPdf({ kind, invoice });
      return { file, name: invoiceFileName(invoice), unprintable: unprintableNotice(invoice) };
    }
    const note = await loadNote(id, true).unwrap();
    const file = await documentPdf({ kind, note });
    return { file, name: creditNoteFileName(note), unprintable: unprintableNotice(note) };
  };
}
