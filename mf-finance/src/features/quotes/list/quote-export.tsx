import type { QuoteSummary } from '@dwang/contracts';
import { type ExportColumn, ExportMenu, eachRow } from '@dwang/kit/export';
import { useLazyQuoteRowsQuery } from '../../../api/quotes';
import { quoteName, quoteStatusName } from '../../../quote-words';
import { useToday } from '../../../use-today';
import type { QuoteFilters } from './use-quote-filters';
import { toQuoteQuery, useQuoteRows } from './use-quote-rows';

const COLUMNS: ExportColumn<QuoteSummary>[] = [
  { title: 'Quote', value: quoteName },
  { title: 'Title', value: ({ title }) => title },
  { title: 'Client', value: ({ clientName }) => clientName },
  { title: 'Job', value: ({ projectName }) => projectName },
  { title: 'Issue date', kind: 'day', value: ({ issueDate }) => issueDate },
  { title: 'Expiry date', kind: 'day', value: ({ expiryDate }) => expiryDate },
  { title: 'Status', value: ({ status }) => quoteStatusName(status) },
  { title: 'Subtotal', kind: 'money', value: ({ subtotal }) => subtotal },
  { title: 'GST', kind: 'money', value: ({ tax }) => tax },
  { title: 'Total', kind: 'money', value: ({ total }) => total },
];

/** The quotes as they are filtered now, as a file. */
export function QuoteExport({ filters }: { filters: QuoteFilters }) {
  const today = useToday();
  const { rows, count } = useQuoteRows(filters);
  const [read] = useLazyQuoteRowsQuery();
  return (
    <ExportMenu
      name={`Quotes-${today}`}
      title="Quotes"
      columns={COLUMNS}
      rows={() => eachRow((cursor) => read({ ...toQuoteQuery(filters), limit: 200, ...(cursor && { cursor }) }).unwrap())}
      total={count}
      disabled={!rows?.length}
    />
  );
}
