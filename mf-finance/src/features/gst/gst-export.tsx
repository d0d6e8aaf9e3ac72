import type { GstMove, GstReturnPage } from '@dwang/contracts';
import { formatDay } from '@dwang/kit';
import { type ExportColumn, ExportMenu, eachRow } from '@dwang/kit/export';
import { useUser } from '@dwang/shell-api';
import { useLazyGstRowsQuery } from '../../api/gst';
import { causeText } from './gst-words';

const MOST_A_PAGE = 200;

const COLUMNS: ExportColumn<GstMove>[] = [
  { title: 'Date', kind: 'day', value: ({ day }) => day },
  { title: 'What', value: causeText },
  { title: 'Document', value: ({ number }) => number },
  { title: 'Invoice', value: ({ invoiceNumber }) => invoiceNumber },
  { title: 'Client', value: ({ clientName }) => clientName },
  { title: 'Total', kind: 'money', value: ({ total }) => total },
  { title: 'GST', kind: 'money', value: ({ gst }) => gst },
];

/** The rows of the return as a file, for the accountant. */
export function GstExport({ head }: { head: GstReturnPage | undefined }) {
  const { company } = useUser();
  const [read] = useLazyGstRowsQuery();
  if (!head) return null;
  const { from, to, basis, totals } = head;
  const query = { on: to, basis, limit: MOST_A_PAGE };
  return (
    <ExportMenu
      name={`GST-${from}-to-${to}`}
      title={`GST on sales, ${formatDay(from)} to ${formatDay(to)}`}
      subtitle={`${company.name}, ${basis} basis`}
      columns={COLUMNS}
      rows={() => eachRow((cursor) => read({ ...query, ...(cursor && { cursor }) }).unwrap())}
      total={totals.count}
      disabled={totals.count === 0}
    />
  );
}
