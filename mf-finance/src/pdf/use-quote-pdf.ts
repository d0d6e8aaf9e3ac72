import { saveFile } from '@dwang/kit/export';
import type { PrintedQuote } from '@dwang/papers';
import { quoteFileName, unprintableNotice } from '@dwang/papers/words';
import { useNotify } from '@dwang/shell-api';
import { useState } from 'react';
import { documentPdf } from './document-pdf';

/** A quote as a PDF, into the downloads. */
export function useQuotePdf(): { isBusy: boolean; save: (quote: PrintedQuote) => Promise<void> } {
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const save = async (quote: PrintedQuote) => {
    setBusy(true);
    try {
      const name = quoteFileName(quote);
      saveFile(await documentPdf({ kind: 'quote', quote }), name);
      const unprintable = unprintableNotice(quote);
      if (unprintable) notify.warning(unprintable);
      notify.success({ title: 'PDF exported', description: name });
    } catch {
      notify.error({ title: 'Export failed', description: 'There was a problem generating your PDF.' });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, save };
}
