import type { Invoice } from '@dwang/contracts';
import { Skeleton, Text } from '@dwang/kit';
import { Paper } from '@dwang/kit/data';
import type { Mark } from '@dwang/papers';
import { useEffect, useState } from 'react';
import { previewPages } from './preview';

const WAIT_MS = 350;

/** The invoice as it will be printed, a moment after each change. */
export function InvoicePreview({ invoice }: { invoice: Invoice | undefined }) {
  const { pages, hasFailed } = usePages(invoice);
  if (hasFailed) return <Text rank="secondary">The preview cannot be drawn here. The invoice itself is not affected.</Text>;
  if (!pages) return <Skeleton active paragraph={{ rows: 12 }} />;
  return <Paper pages={pages} label="Preview of the invoice" />;
}

/** The latest wins: a drawing that is overtaken is stopped. */
function usePages(invoice: Invoice | undefined) {
  const [pages, setPages] = useState<Mark[][] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!invoice) return undefined;
    const control = new AbortController();
    const timer = setTimeout(() => {
      previewPages(invoice, control.signal).then(
        (drawn) => {
          setFailed(drawn === null);
          setPages(drawn);
        },
        () => setFailed(!control.signal.aborted),
      );
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      control.abort(new Error('Overtaken'));
    };
  }, [invoice]);
  return { pages, hasFailed };
}
