import { errorText } from '@dwang/client';
import type { Retention } from '@dwang/contracts';
import { Button, Dialog, ErrorState, formatDay, formatMoney, Heading, ItemList, ItemRow, Skeleton, Text } from '@dwang/kit';
import { DetailList } from '@dwang/kit/data';
import { useNotify } from '@dwang/shell-api';
import { useState } from 'react';
import {
  useCreateRetentionMutation,
  useDeleteRetentionMutation,
  useGetRetentionQuery,
  useListRetentionMovesQuery,
} from '../../api/retentions';
import { useToday } from '../../use-today';
import { ReleaseDialog } from './release-dialog';
import { RetentionDialog } from './retention-dialog';
import { nextText, rateText } from './retention-words';

/** One job's retention: what was agreed, what is held, and each invoice that held or released some. */
export function RetentionSheet({ id, onClose }: { id: number; onClose: () => void }) {
  const { currentData: retention, error, refetch, isFetching } = useGetRetentionQuery(id);
  return (
    <Dialog open variant="side" title={retention ? `Retention of ${retention.projectName}` : 'Retention'} onClose={onClose}>
      {!retention && error && (
        <ErrorState
          title="Could not load this retention"
          reason={errorText(error, 'Please try again.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!retention && !error && <Skeleton active title={false} paragraph={{ rows: 6 }} />}
      {retention && <Sheet retention={retention} onGone={onClose} />}
    </Dialog>
  );
}

function Sheet({ retention, onGone }: { retention: Retention; onGone: () => void }) {
  const [task, setTask] = useState<'edit' | 'release' | null>(null);
  const remove = useRemoval(retention, onGone);
  const today = useToday();
  const { firstOn, restOn, cap } = retention;
  const close = () => setTask(null);
  const mayRelease = Number(retention.outstanding) > Number(retention.drafted);
  const onDay = (day: string | null) => (day ? formatDay(day) : 'Practical completion not known');
  return (
    <div className="retention-sheet">
      <DetailList
        items={[
          { label: 'Next release', value: nextText(retention, today) },
          { label: 'Client', value: retention.clientName || 'None' },
          { label: 'Held back', value: `${rateText(retention)} of each invoice${cap ? `, up to ${formatMoney(cap)}` : ''}` },
          { label: `First ${retention.firstShare}%`, value: onDay(firstOn) },
          { label: 'The rest', value: onDay(restOn) },
          ...(retention.notes ? [{ label: 'Notes', value: retention.notes }] : []),
          { label: 'Held in all', value: formatMoney(retention.held), numeric: true },
          { label: 'Released', value: formatMoney(retention.released), numeric: true },
          ...(Number(retention.drafted) > 0
            ? [{ label: 'On drafts', value: formatMoney(retention.drafted), numeric: true }]
            : []),
          { label: 'Outstanding', value: formatMoney(retention.outstanding), numeric: true, total: true },
        ]}
      />
      <div className="retention-buttons">
        {mayRelease && (
          <Button type="primary" onClick={() => setTask('release')}>
            Bill a release
          </Button>
        )}
        <Button onClick={() => setTask('edit')}>Edit</Button>
        {Number(retention.outstanding) === 0 && (
          <Button danger onClick={() => void remove()}>
            Delete
          </Button>
        )}
      </div>
      <Heading>Invoices</Heading>
      <Moves id={retention.id} />
      {task === 'edit' && <RetentionDialog retention={retention} onClose={close} />}
      {task === 'release' && <ReleaseDialog retention={retention} onClose={close} />}
    </div>
  );
}

function Moves({ id }: { id: number }) {
  const { currentData, error } = useListRetentionMovesQuery(id);
  if (error) return <Text rank="secondary">{errorText(error, 'The invoices could not be loaded.')}</Text>;
  if (!currentData) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  if (currentData.items.length === 0)
    return <Text rank="secondary">None yet. Open a draft invoice of this job and press Hold retention.</Text>;
  return (
    <ItemList label="Invoices that held or released">
      {currentData.items.map(({ invoiceId, invoiceNumber, day, held }) => (
        <ItemRow
          key={invoiceId}
          to={`/invoices/${invoiceId}`}
          title={invoiceNumber}
          text={`${formatDay(day)} · ${held.startsWith('-') ? 'released' : 'held'}`}
          figure={formatMoney(held.replace('-', ''))}
        />
      ))}
    </ItemList>
  );
}

/** Nothing is held, so it goes at once, and comes back with Undo. */
function useRemoval(retention: Retention, onGone: () => void) {
  const [remove] = useDeleteRetentionMutation();
  const [create] = useCreateRetentionMutation();
  const notify = useNotify();
  const fail = (error: unknown) =>
    notify.error({ title: 'Could not do this', description: errorText(error, 'Please try again.') });
  const { projectId, rate, cap, firstShare, completedOn, defectsMonths, notes } = retention;
  const terms = { projectId, rate, cap, firstShare, completedOn, defectsMonths, notes };
  return async () => {
    try {
      await remove(retention.id).unwrap();
    } catch (error) {
      fail(error);
      return;
    }
    onGone();
    notify.success({
      title: 'Retention deleted',
      action: { label: 'Undo', run: () => void create(terms).unwrap().catch(fail) },
    });
  };
}
