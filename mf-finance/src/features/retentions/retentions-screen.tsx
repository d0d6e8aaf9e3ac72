import { errorText } from '@dwang/client';
import type { Retention, RetentionPage } from '@dwang/contracts';
import {
  AddIcon,
  Button,
  formatMoney,
  ItemList,
  ItemRow,
  Money,
  Page,
  SectionCard,
  Stack,
  SummaryCard,
  SummaryCards,
  useSearchParams,
} from '@dwang/kit';
import { type Column, DataTable } from '@dwang/kit/data';
import { useListRetentionsInfiniteQuery } from '../../api/retentions';
import { moreOf } from '../../lists/more-of';
import { FinanceRooms } from '../../rooms/finance-rooms';
import { useToday } from '../../use-today';
import { RetentionDialog } from './retention-dialog';
import { RetentionExport } from './retention-export';
import { RetentionSheet } from './retention-sheet';
import { nextText, rateText } from './retention-words';
import './retentions.css';

const PAGE_SIZE = 50;

const columns = (today: string): Column<Retention>[] => [
  { key: 'job', title: 'Job', headline: true, width: 'wide', render: ({ projectName }) => projectName },
  { key: 'client', title: 'Client', width: 'wide', render: ({ clientName }) => clientName },
  { key: 'rate', title: 'Rate', width: 'narrow', numeric: true, render: rateText },
  { key: 'next', title: 'Next release', width: 'wide', render: (row) => nextText(row, today) },
  { key: 'released', title: 'Released', numeric: true, render: ({ released }) => <Money amount={released} /> },
  {
    key: 'outstanding',
    title: 'Outstanding',
    numeric: true,
    figure: true,
    render: ({ outstanding }) => <Money amount={outstanding} strong />,
  },
];

/** /retentions: what payers hold back, by job, and when it is to be released. */
export function RetentionsScreen() {
  const today = useToday();
  const [params, setParams] = useSearchParams();
  const open = params.get('open');
  const show = (what: string) => setParams({ open: what });
  const close = () => setParams({}, { replace: true });
  const query = useListRetentionsInfiniteQuery({ limit: PAGE_SIZE });
  const rows = query.currentData?.pages.flatMap(({ items }) => items);
  const totals = query.currentData?.pages.at(0)?.totals;
  const add = (
    <Button type="primary" icon={<AddIcon aria-hidden />} onClick={() => show('new')}>
      New retention
    </Button>
  );
  return (
    <Page
      title="Retentions"
      subtitle="What payers hold back, as it stands on your invoices. Ask your accountant when its GST is due."
      filters={<FinanceRooms />}
      extra={<RetentionExport total={totals?.count} />}
      action={add}
    >
      <Stack>
        <SummaryCards label="Retention totals">
          <SummaryCard
            label="Outstanding"
            figure={formatMoney(totals?.outstanding)}
            hint={totals ? payersText(totals) : 'Not available now'}
            loading={!totals && !query.isError}
          />
          <SummaryCard
            label="Due for release"
            tone="warn"
            figure={formatMoney(totals?.due)}
            hint="By the days of your contracts"
            loading={!totals && !query.isError}
          />
        </SummaryCards>
        <DataTable
          label="Retentions"
          columns={columns(today)}
          rows={rows}
          rowKey={({ id }) => id}
          loading={query.isFetching}
          error={query.isError ? errorText(query.error, 'Please try again.') : null}
          errorTitle="Could not load retentions"
          onRetry={() => void query.refetch()}
          empty={{
            text: 'No retentions yet.',
            hint: 'Say what the contract of a job holds back; then hold it on each draft invoice.',
            action: <Button onClick={() => show('new')}>New retention</Button>,
          }}
          onOpen={({ id }) => show(String(id))}
          openLabel={({ projectName }) => `Open the retention of ${projectName}`}
          footer={moreOf(query, 'retentions', totals?.count)}
        />
        {totals && totals.payers.length > 0 && <Payers payers={totals.payers} />}
      </Stack>
      {open === 'new' && <RetentionDialog onClose={close} />}
      {open !== null && /^\d+$/.test(open) && <RetentionSheet id={Number(open)} onClose={close} />}
    </Page>
  );
}

/** Whoever holds much is whom to watch: the money is theirs to pay. */
const Payers = ({ payers }: Pick<RetentionPage['totals'], 'payers'>) => (
  <SectionCard title="Held by">
    <ItemList label="Payers">
      {payers.map(({ clientId, clientName, outstanding }) => (
        <ItemRow
          key={clientId}
          title={clientName || 'No client'}
          figure={formatMoney(outstanding)}
          {...(clientId && { to: `/jobs/clients/${clientId}` })}
        />
      ))}
    </ItemList>
  </SectionCard>
);

const payersText = ({ payers }: RetentionPage['totals']): string =>
  payers.length === 1 ? 'Held by 1 payer' : `Held by ${payers.length} payers`;
