import { errorText } from '@dwang/client';
import type { ClientStatement } from '@dwang/contracts';
import { addDays, sumMoney } from '@dwang/domain';
import {
  Button,
  ErrorState,
  FilterBar,
  formatDay,
  formatMoney,
  Link,
  LinkButton,
  Money,
  Page,
  PageSkeleton,
  Stack,
  SummaryCard,
  SummaryCards,
  useParams,
  useSearchParams,
} from '@dwang/kit';
import { type Column, DataTable } from '@dwang/kit/data';
import { DayRange } from '@dwang/kit/form';
import { useGetStatementQuery } from '../../api/sending';
import { FinanceRooms } from '../../rooms/finance-rooms';
import { MailLog } from '../../sending/mail-log';
import { ReminderSwitch } from '../../sending/reminder-switch';
import { useToday } from '../../use-today';
import { StatementDialog } from './statement-dialog';
import { StatementExport } from './statement-export';
import './statement.css';

type Line = ClientStatement['lines'][number];
type Open = ClientStatement['open'][number];
const USUAL_DAYS = 90;

const LINES: Column<Line & { key: number }>[] = [
  { key: 'day', title: 'Date', width: 'narrow', render: ({ day }) => formatDay(day) },
  {
    key: 'text',
    title: 'What',
    width: 'wide',
    headline: true,
    render: ({ text, invoiceId }) => (invoiceId ? <Link to={`/invoices/${invoiceId}`}>{text}</Link> : text),
  },
  { key: 'amount', title: 'Amount', numeric: true, render: ({ amount }) => <Money amount={amount} /> },
  { key: 'balance', title: 'Balance', numeric: true, figure: true, render: ({ balance }) => <Money amount={balance} strong /> },
];
const OPEN: Column<Open>[] = [
  {
    key: 'number',
    title: 'Invoice',
    headline: true,
    render: ({ id, invoiceNumber }) => <Link to={`/invoices/${id}`}>{invoiceNumber}</Link>,
  },
  { key: 'due', title: 'Due', width: 'narrow', render: ({ dueDate }) => formatDay(dueDate) },
  { key: 'total', title: 'Total', numeric: true, render: ({ total }) => <Money amount={total} /> },
  {
    key: 'balance',
    title: 'Still to pay',
    numeric: true,
    figure: true,
    render: ({ balance }) => <Money amount={balance} strong />,
  },
];

/** /invoices/statements/:clientId: what a client was billed and paid in a period, and what is open. */
export default function StatementScreen() {
  const clientId = Number(useParams().clientId);
  const today = useToday();
  const [params, setParams] = useSearchParams();
  const to = params.get('to') ?? today;
  const from = params.get('from') ?? addDays(to, -USUAL_DAYS);
  const isSending = params.get('do') === 'email';
  const isId = Number.isSafeInteger(clientId) && clientId > 0;
  const { currentData, error, isFetching, refetch } = useGetStatementQuery({ clientId, from, to }, { skip: !isId });
  const period = (next: { from?: string | null; to?: string | null }) =>
    setParams({
      ...('from' in next ? { from: next.from ?? from } : { from }),
      ...('to' in next ? { to: next.to ?? to } : { to }),
    });
  const openTitle = to > today ? `Open invoices on ${formatDay(to)}` : 'Open invoices today';
  const open = (what: string | null) => setParams({ from, to, ...(what ? { do: what } : {}) }, { replace: what === null });
  if (!currentData && isId && (!error || isFetching)) return <PageSkeleton variant="table" />;
  if (!currentData) {
    return (
      <Page title="Statement" filters={<FinanceRooms />}>
        <ErrorState
          title="Could not load this statement"
          reason={errorText(error, 'This client was not found.')}
          onRetry={() => void refetch()}
        />
      </Page>
    );
  }
  return (
    <Page
      title="Statement"
      subtitle={currentData.clientName}
      filters={<FinanceRooms />}
      extra={
        <>
          <LinkButton to={`/jobs/clients/${clientId}`}>Client</LinkButton>
          <StatementExport statement={currentData} />
        </>
      }
      action={
        <Button type="primary" onClick={() => open('email')}>
          Email statement
        </Button>
      }
    >
      <Stack>
        <Figures statement={currentData} toPay={to > today ? 'To pay by then' : 'To pay today'} />
        <FilterBar lead={<ReminderSwitch of="client" id={clientId} />}>
          <DayRange from={from} to={to} onChange={period} />
        </FilterBar>
        <h2 className="statement-heading">What happened</h2>
        <DataTable
          label="What happened"
          columns={LINES}
          rows={currentData.lines.map((line, key) => ({ ...line, key }))}
          rowKey={({ key }) => key}
          loading={isFetching}
          error={null}
          errorTitle=""
          onRetry={() => void refetch()}
          empty={{ text: 'Nothing happened in this period.', hint: 'Choose other days.' }}
        />
        <h2 className="statement-heading">{openTitle}</h2>
        <DataTable
          label={openTitle}
          columns={OPEN}
          rows={currentData.open}
          rowKey={({ id }) => id}
          loading={isFetching}
          error={null}
          errorTitle=""
          onRetry={() => void refetch()}
          empty={{ text: 'Nothing is open.', hint: 'All invoices of this client are paid.' }}
        />
        <MailLog about={{ clientId }} />
      </Stack>
      {isSending && <StatementDialog statement={currentData} onClose={() => open(null)} />}
    </Page>
  );
}

function Figures({ statement, toPay }: { statement: ClientStatement; toPay: string }) {
  const { opening, closing, open, ageing, credit } = statement;
  const overdue = sumMoney([ageing.days1to30, ageing.days31to60, ageing.days61to90, ageing.over90]);
  return (
    <SummaryCards label="Statement figures">
      <SummaryCard label="Opening balance" figure={formatMoney(opening)} />
      <SummaryCard label="Closing balance" figure={formatMoney(closing)} />
      <SummaryCard
        label={toPay}
        figure={formatMoney(sumMoney(open.map(({ balance }) => balance)))}
        tone={Number(overdue) > 0 ? 'bad' : 'calm'}
        hint={`${formatMoney(overdue)} overdue`}
      />
      <SummaryCard label="Client's credit" figure={formatMoney(credit)} tone={Number(credit) > 0 ? 'good' : 'neutral'} />
    </SummaryCards>
  );
}
