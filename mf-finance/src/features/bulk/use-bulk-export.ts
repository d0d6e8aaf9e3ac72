import type { Invoice, InvoiceDocumentQuery } from '@dwang/contracts';
import { eachRow, saveFile } from '@dwang/kit/export';
import { unprintableNotice } from '@dwang/papers/words';
import { useNotify } from '@dwang/shell-api';
import { useEffect, useRef, useState } from 'react';
import { useLazyListDocumentsQuery } from '../../api/invoices';
import { openBundle } from '../../pdf/open-bundle';
import { invoiceName } from '../../status';
import { invoiceListCsv } from './invoice-list-csv';

export interface BulkExport {
  /** How many are drawn; null while nothing is exported. */
  count: number | null;
  start: (query: InvoiceDocumentQuery, name: string) => Promise<void>;
  stop: () => void;
}

const NAMED = 5;

/** The page of each invoice says which characters, and where they stand. */
function shownAsBoxes(names: readonly string[]) {
  const rest = names.length - NAMED;
  const named = [...names.slice(0, NAMED), ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
  return { title: 'Some characters cannot be printed', description: `The PDFs show □ in place of them: ${named}.` };
}

/** All invoices of a list as one zip of PDFs and a CSV. It can be stopped, and stops when its screen is left. */
export function useBulkExport(): BulkExport {
  const notify = useNotify();
  const [read] = useLazyListDocumentsQuery();
  const [count, setCount] = useState<number | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const draw = async (query: InvoiceDocumentQuery, signal: AbortSignal) => {
    const bundle = await openBundle();
    const listed: Omit<Invoice, 'lines'>[] = [];
    const unprintable: string[] = [];
    try {
      for await (const invoice of eachRow((cursor) => read({ ...query, ...(cursor && { cursor }) }).unwrap())) {
        signal.throwIfAborted();
        await bundle.add(invoice);
        if (unprintableNotice(invoice)) unprintable.push(invoiceName(invoice));
        const { lines: _drawn, ...facts } = invoice;
        listed.push(facts);
        setCount(listed.length);
      }
      if (listed.length === 0) return null;
      const file = new Blob([await bundle.zip(invoiceListCsv(listed))], { type: 'application/zip' });
      return { file, unprintable };
    } finally {
      bundle.close();
    }
  };

  const start = async (query: InvoiceDocumentQuery, name: string) => {
    const control = new AbortController();
    running.current = control;
    setCount(0);
    notify.info({ title: 'Export started' });
    try {
      const made = await draw(query, control.signal);
      control.signal.throwIfAborted();
      if (made) saveFile(made.file, name);
      if (made) notify.success({ title: 'Invoices exported', description: name });
      else notify.info({ title: 'No invoices found.', description: 'Nothing was exported.' });
      if (made && made.unprintable.length > 0) notify.warning(shownAsBoxes(made.unprintable));
    } catch {
      if (!control.signal.aborted)
        notify.error({ title: 'Export failed', description: 'There was a problem generating your PDF.' });
    } finally {
      setCount(null);
    }
  };
  return { count, start, stop: () => running.current?.abort() };
}
