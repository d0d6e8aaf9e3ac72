import { errorText } from '@dwang/client';
import type { CreditNoteSummary } from '@dwang/contracts';
import {
  Button,
  FilterBar,
  formatDay,
  formatMoney,
  Link,
  Money,
  Page,
  Stack,
  SummaryCard,
  SummaryCards,
  useNavigate,
} from '@dwang/kit';
import { type Column, DataTable, DownloadIcon } from '@dwang/kit/data';
import { DayRange } from '@dwang/kit/form';
import { useListCreditNotesInfiniteQuery } from '../../api/credit-notes';
import { moreOf } from '../../lists/more-of';
import { ChosenClient } from '../../parties/chosen-client';
import { useDocumentPdf } from '../../pdf/use-document-pdf';
import { FinanceRooms } from '../../rooms/finance-rooms';
import { CreditNoteExport } from './list-exports';
import { useListFilters } from './use-list-filters';

const PAGE_SIZE = 50;

const COLUMNS: Column<CreditNoteSummary>[] = [
  {
    key: 'number',
    title: 'Credit note',
    headline: true,
    render: ({ creditNoteNumber }) => <span className="finance-number">{creditNoteNumber}</span>,
  },
  { key: 'day', title: 'Date', width: 'narrow', render: ({ issueDate }) => formatDay(issueDate) },
  { key: 'client', title: 'Client', width: 'wide', render: ({ clientName }) => clientName },
  {
    key: 'invoice',
    title: 'Corrects',
    render: ({ invoiceId, invoiceNumber }) => (
      <Link className="finance-number" to={`/invoices/${invoiceId}`}>
        {invoiceNumber}
      </Link>
    ),
  },
  { key: 'reason', title: 'Reason', width: 'wide', render: ({ reason }) => reason },
  { key: 'tax', title: 'GST', numeric: true, render: ({ tax }) => <Money amount={tax} /> },
  { key: 'total', title: 'Total', numeric: true, figure: true, render: ({ total }) => <Money amount={total} strong /> },
];

/** All credit notes, for whoever keeps the books. */
export default function CreditNotesScreen() {
  const { clientId, from, to, change, reset, count } = useListFilters();
  const navigate = useNavigate();
  const asked = { ...(clientId && { clientId }), ...(from && { from }), ...(to && { to }) };
  const query = useListCreditNotesInfiniteQuery({ limit: PAGE_SIZE, ...asked });
  const rows = query.currentData?.pages.flatMap(({ items }) => items);
  const totals = query.currentData?.pages.at(0)?.totals;
  const isWaiting = !totals && !query.isError;
  return (
    <Page title="Credit notes" filters={<FinanceRooms />} action={<CreditNoteExport query={asked} count={totals?.count} />}>
      <Stack>
        <SummaryCards label="Credit note totals">
          <SummaryCard label="Credited" figure={formatMoney(totals?.total)} loading={isWaiting} />
          <SummaryCard label="GST in it" figure={formatMoney(totals?.tax)} loading={isWaiting} />
        </SummaryCards>
        <FilterBar activeCount={count} onReset={reset}>
          <ChosenClient value={clientId} onChange={(id) => change({ clientId: id })} />
          <DayRange from={from} to={to} onChange={change} />
        </FilterBar>
        <DataTable
          label="Credit notes"
          columns={COLUMNS}
          rows={rows}
          rowKey={({ id }) => id}
          loading={query.isFetching}
          error={query.isError ? errorText(query.error, 'Please try again.') : null}
          errorTitle="Could not load credit notes"
          onRetry={() => void query.refetch()}
          empty={{ text: 'No credit notes found.', hint: 'Make one on the page of the invoice that it corrects.' }}
          onOpen={({ id }) => navigate(`/invoices/credit-notes/${id}`)}
          openLabel={({ creditNoteNumber }) => `Open ${creditNoteNumber}`}
          actionsTitle="PDF"
          actions={(note) => <NotePdf note={note} />}
          footer={moreOf(query, 'credit notes', totals?.count)}
        />
      </Stack>
    </Page>
  );
}

function NotePdf({ note }: { note: CreditNoteSummary }) {
  const pdf = useDocumentPdf();
  return (
    <Button
      type="text"
      icon={<DownloadIcon aria-hidden />}
      loading={pdf.isBusy}
      onClick={() => void pdf.exportPdf({ kind: 'credit-note', id: note.id })}
      aria-label={`Export ${note.creditNoteNumber} as PDF`}
    />
  );
}
