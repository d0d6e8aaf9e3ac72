import { errorText } from '@dwang/client';
import type { ClaimListQuery, PaymentClaim } from '@dwang/contracts';
import {
  Button,
  FilterBar,
  formatDay,
  formatMoney,
  Money,
  Page,
  Segmented,
  Stack,
  StatusTag,
  SummaryCard,
  SummaryCards,
  useNavigate,
  useSearchParams,
} from '@dwang/kit';
import { type Column, DataTable } from '@dwang/kit/data';
import { useUser } from '@dwang/shell-api';
import { useState } from 'react';
import { useGetClaimSettingsQuery, useListClaimsInfiniteQuery } from '../../api/claims';
import { moreOf } from '../../lists/more-of';
import { FinanceRooms } from '../../rooms/finance-rooms';
import { daysText, stageName, stageTone } from './claim-words';
import { ClaimsExport } from './claims-export';
import { ClaimSettingsDialog } from './settings-dialog';

const PAGE_SIZE = 50;
type State = NonNullable<ClaimListQuery['state']>;
const STATES: readonly { value: State; label: string }[] = [
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed' },
];

const COLUMNS: Column<PaymentClaim>[] = [
  {
    key: 'invoice',
    title: 'Invoice',
    headline: true,
    render: ({ invoiceNumber }) => <span className="finance-number">{invoiceNumber ?? 'Draft'}</span>,
  },
  { key: 'client', title: 'Client', width: 'wide', render: ({ clientName }) => clientName },
  { key: 'stage', title: 'State', render: (claim) => <StatusTag tone={stageTone(claim)}>{stageName(claim)}</StatusTag> },
  {
    key: 'next',
    title: 'Next day',
    width: 'wide',
    render: ({ nextDay, daysLeft }) => (nextDay ? `${formatDay(nextDay)}, ${daysText(daysLeft)}` : 'None'),
  },
  { key: 'unpaid', title: 'Unpaid', numeric: true, render: ({ unpaid }) => <Money amount={unpaid} /> },
  { key: 'claimed', title: 'Claimed', numeric: true, figure: true, render: ({ claimed }) => <Money amount={claimed} strong /> },
];

/** /payment-claims: what waits for a payment schedule or for money, with the working days that are left. */
export function ClaimsScreen() {
  const { role } = useUser();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const [isSetting, setSetting] = useState(false);
  const state: State = params.get('state') === 'closed' ? 'closed' : 'open';
  const { data: settings } = useGetClaimSettingsQuery();
  const query = useListClaimsInfiniteQuery({ limit: PAGE_SIZE, state });
  const rows = query.currentData?.pages.flatMap(({ items }) => items);
  const totals = query.currentData?.pages.at(0)?.totals;
  const isWaiting = !totals && !query.isError;
  const cards = [
    ['Schedule awaited', totals?.waiting, 'calm'],
    ['Due', totals?.due, 'warn'],
    ['Unpaid', totals?.unpaid, 'bad'],
  ] as const;
  return (
    <Page
      title="Payment claims"
      subtitle="Under the Construction Contracts Act 2002. Guidance, not legal advice."
      filters={<FinanceRooms />}
      extra={role === 'owner' && settings && <Button onClick={() => setSetting(true)}>Form 1 and days</Button>}
      action={<ClaimsExport state={state} total={totals?.count} />}
    >
      <Stack>
        <SummaryCards label="Payment claim totals">
          {cards.map(([label, bucket, tone]) => (
            <SummaryCard
              key={label}
              label={label}
              tone={tone}
              loading={isWaiting}
              figure={formatMoney(bucket?.amount)}
              hint={bucket ? claimsText(bucket.count) : 'Not available now'}
            />
          ))}
        </SummaryCards>
        <FilterBar
          lead={
            <Segmented
              aria-label="Which claims"
              options={STATES}
              value={state}
              onChange={(next) => setParams({ state: next }, { replace: true })}
            />
          }
        />
        <DataTable
          label="Payment claims"
          columns={COLUMNS}
          rows={rows}
          rowKey={({ id }) => id}
          loading={query.isFetching}
          error={query.isError ? errorText(query.error, 'Please try again.') : null}
          errorTitle="Could not load payment claims"
          onRetry={() => void query.refetch()}
          empty={{
            text: state === 'open' ? 'No open payment claims.' : 'No closed payment claims.',
            hint: 'An invoice for construction work becomes one on its own page.',
          }}
          onOpen={({ invoiceId }) => navigate(`/invoices/${invoiceId}`)}
          openLabel={({ invoiceNumber }) => `Open ${invoiceNumber ?? 'the draft'}`}
          footer={moreOf(query, 'payment claims', totals?.count)}
        />
      </Stack>
      {isSetting && settings && <ClaimSettingsDialog settings={settings} onClose={() => setSetting(false)} />}
    </Page>
  );
}

const claimsText = (count: number): string => (count === 1 ? '1 claim' : `${count} claims`);
