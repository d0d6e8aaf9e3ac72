import './recurring.css';
import { errorText } from '@dwang/client';
import type { RecurringInvoice, RecurringInvoicePage, RecurringState } from '@dwang/contracts';
import { AddIcon, Alert, Button, Dropdown, MoreIcon, Page, Stack, useIsPhone, useSearchParams } from '@dwang/kit';
import { DataTable, Tabs } from '@dwang/kit/data';
import { lazy, Suspense } from 'react';
import { useFormAddress } from '../../address/use-form-address';
import { useListRecurringInfiniteQuery } from '../../api/recurring';
import { moreOf } from '../../lists/more-of';
import { FinanceRooms } from '../../rooms/finance-rooms';
import { RECURRING_COLUMNS, recurringText } from './recurring-columns';
import { useRecurringMoves } from './use-recurring-moves';

const RecurringDialog = lazy(() => import('./recurring-dialog'));

const PAGE_SIZE = 50;
const TABS: { key: RecurringState | 'all'; label: string }[] = [
  { key: 'all', label: 'All' },
  { key: 'active', label: 'Active' },
  { key: 'paused', label: 'Paused' },
  { key: 'ended', label: 'Ended' },
];

/** /invoices/recurring: what is billed again and again. */
export default function RecurringScreen() {
  const [params, setParams] = useSearchParams();
  const state = TABS.find(({ key }) => key === params.get('state'))?.key ?? 'all';
  const address = useFormAddress(['from', 'edit']);
  const create = (
    <Button type="primary" icon={<AddIcon aria-hidden />} onClick={() => address.open()}>
      New recurring invoice
    </Button>
  );
  return (
    <Page
      title="Recurring invoices"
      subtitle="Made on their day, as a draft, issued or emailed"
      filters={<FinanceRooms />}
      action={create}
    >
      <Tabs
        activeKey={state}
        onChange={(key) => setParams(key === 'all' ? {} : { state: key }, { replace: true })}
        items={TABS.map((tab) => ({
          ...tab,
          children:
            tab.key === state ? (
              <RecurringTable state={tab.key === 'all' ? undefined : tab.key} onEdit={({ id }) => address.open({ edit: id })} />
            ) : null,
        }))}
      />
      {(address.isNew || address.id('edit')) && (
        <Suspense fallback={null}>
          <RecurringDialog id={address.id('edit')} invoiceId={address.id('from')} onClose={address.close} />
        </Suspense>
      )}
    </Page>
  );
}

function RecurringTable({ state, onEdit }: { state: RecurringState | undefined; onEdit: (recurring: RecurringInvoice) => void }) {
  const query = useListRecurringInfiniteQuery({ limit: PAGE_SIZE, ...(state && { state }) });
  const rows = query.currentData?.pages.flatMap(({ items }) => items);
  const totals = query.currentData?.pages.at(0)?.totals;
  return (
    <Stack>
      {totals && totals.problems > 0 && (
        <Alert
          type="warning"
          showIcon
          title="Some invoices could not be made. The reason stands beside them; they are tried again."
        />
      )}
      <DataTable
        label="Recurring invoices"
        columns={RECURRING_COLUMNS}
        rows={rows}
        rowKey={({ id }) => id}
        loading={query.isFetching}
        error={query.isError ? errorText(query.error, 'Please try again.') : null}
        errorTitle="Could not load recurring invoices"
        onRetry={() => void query.refetch()}
        onOpen={onEdit}
        openLabel={(recurring) => `Edit ${recurring.clientName} ${recurringText(recurring)}`}
        isHighlighted={({ problem, state: own }) => problem !== '' && own === 'active'}
        actions={(recurring) => <RowActions recurring={recurring} onEdit={() => onEdit(recurring)} />}
        empty={{
          text: 'No recurring invoices.',
          hint: 'Make one here, or open an invoice and choose Repeat.',
        }}
        footer={moreOf(query, 'recurring invoices', totals && countOf(totals, state))}
      />
    </Stack>
  );
}

function countOf({ count, active, paused }: RecurringInvoicePage['totals'], state: RecurringState | undefined): number {
  if (!state) return count;
  return { active, paused, ended: count - active - paused }[state];
}

function RowActions({ recurring, onEdit }: { recurring: RecurringInvoice; onEdit: () => void }) {
  const moves = useRecurringMoves();
  const { state, clientName } = recurring;
  const items = [
    ...(state === 'active' ? [{ key: 'pause', label: 'Pause', onClick: () => void moves.pause(recurring, true) }] : []),
    ...(state === 'paused' ? [{ key: 'resume', label: 'Resume', onClick: () => void moves.pause(recurring, false) }] : []),
    { key: 'delete', label: 'Delete', danger: true, onClick: () => void moves.remove(recurring) },
  ];
  const size = useIsPhone() ? 'middle' : 'small';
  return (
    <span className="finance-actions">
      <Button size={size} onClick={onEdit} aria-label={`Edit the recurring invoice of ${clientName}`}>
        Edit
      </Button>
      <Dropdown trigger={['click']} menu={{ items }}>
        <Button
          size={size}
          type="text"
          icon={<MoreIcon aria-hidden />}
          aria-label={`More actions for the recurring invoice of ${clientName}`}
        />
      </Dropdown>
    </span>
  );
}
