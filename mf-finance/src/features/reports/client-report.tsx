import type { ClientReportRow } from '@dwang/contracts';
import { useNavigate } from '@dwang/kit';
import { eachRow } from '@dwang/kit/export';
import { useClientReportInfiniteQuery, useLazyClientReportRowsQuery } from '../../api/reports';
import { distinctNames, MOST_BARS, moneyBar } from './bars';
import { PeriodFilter } from './period-filter';
import { Report } from './report';
import { manyPages } from './report-pages';
import { SALES_BASIS, saleColumns, saleExport, saleFigures } from './sale-columns';
import type { ReportView } from './use-report-view';

const COLUMNS = [
  { key: 'name', title: 'Client', headline: true, width: 'wide' as const, render: ({ name }: ClientReportRow) => name },
  ...saleColumns<ClientReportRow>(),
];
const EXPORTED = [{ title: 'Client', value: ({ name }: ClientReportRow) => name }, ...saleExport<ClientReportRow>()];

/** What was invoiced to whom, and what they paid. */
export function ClientReport({ view }: { view: ReportView }) {
  const navigate = useNavigate();
  const answer = useClientReportInfiniteQuery({ ...view.asked, limit: 50 });
  const [read] = useLazyClientReportRowsQuery();
  return (
    <Report
      title="Earnings by client"
      noun="clients"
      basis={SALES_BASIS}
      filter={<PeriodFilter view={view} />}
      days={view.days}
      view={manyPages(answer)}
      figures={saleFigures}
      chart={(rows) => {
        const shown = rows.slice(0, MOST_BARS);
        const names = distinctNames(
          shown,
          ({ name }) => name,
          ({ clientId }) => clientId,
        );
        return {
          rowLabel: 'Client',
          direction: 'across',
          series: [
            { name: 'Invoiced', tone: 'strong' },
            { name: 'Received', tone: 'soft' },
          ],
          rows: shown.map(({ invoiced, received }, index) => ({
            name: names[index] ?? '',
            values: [moneyBar(invoiced), moneyBar(received)],
          })),
        };
      }}
      columns={COLUMNS}
      rowKey={({ clientId }) => clientId}
      open={({ clientId }) => navigate(`/jobs/clients/${clientId}`)}
      openLabel={({ name }) => `Open the client ${name}`}
      exported={EXPORTED}
      everyRow={() => eachRow((cursor) => read({ ...view.asked, limit: 200, ...(cursor && { cursor }) }).unwrap())}
      empty={{ text: 'Nothing was invoiced or paid in these days.', hint: 'Choose another period.' }}
    />
  );
}
