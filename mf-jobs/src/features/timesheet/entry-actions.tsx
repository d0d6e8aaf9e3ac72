import type { Synced } from '@dwang/client';
import type { TimeEntry } from '@dwang/contracts';
import { DeleteIcon, EditIcon, Link, LinkButton } from '@dwang/kit';
import { CopyIcon, LockIcon } from '@dwang/kit/data';
import { RowAction, RowActions } from '../../lists/row-action';
import { lockOf } from './entry-lock';
import { useEntryActions } from './use-entry-actions';

/** Why a billed entry cannot be changed, and where to free it. */
function BilledLock({ invoiceId }: { invoiceId: number | null }) {
  return (
    <span className="jobs-lock">
      <LockIcon aria-hidden />
      <span>
        {invoiceId === null ? 'On an invoice' : <Link to={`/invoices/${invoiceId}`}>On an invoice</Link>}
        <span className="jobs-lock-reason">Locked until it is voided</span>
      </span>
    </span>
  );
}

/** Why time of a week that is handed in cannot be changed. */
function WeekLock({ approval }: Pick<TimeEntry, 'approval'>) {
  return (
    <span className="jobs-lock">
      <LockIcon aria-hidden />
      <span>
        {approval === 'approved' ? 'Approved' : 'Waiting for approval'}
        <span className="jobs-lock-reason">Locked until it is returned</span>
      </span>
    </span>
  );
}

/** Edit, Duplicate, Delete; a locked entry can only be duplicated, one that the server refused is mended with the unsent work. */
export function EntryActions({ entry, onEdit }: { entry: Synced<TimeEntry>; onEdit: (entry: TimeEntry) => void }) {
  const { duplicate, deleteEntry, isBusy } = useEntryActions();
  if (entry.sync === 'attention') {
    return (
      <RowActions>
        <LinkButton to="/unsent" size="small">
          See why
        </LinkButton>
      </RowActions>
    );
  }
  const of = `${entry.projectName}, ${entry.notes}`;
  const copy = (
    <RowAction
      label="Duplicate"
      of={of}
      icon={<CopyIcon aria-hidden />}
      disabled={isBusy}
      onClick={() => void duplicate(entry)}
    />
  );
  if (lockOf(entry)) {
    return (
      <RowActions>
        {entry.billed ? <BilledLock invoiceId={entry.invoiceId} /> : <WeekLock approval={entry.approval} />}
        {copy}
      </RowActions>
    );
  }
  const remove = () => void deleteEntry(entry);
  return (
    <RowActions>
      <RowAction label="Edit" of={of} icon={<EditIcon aria-hidden />} onClick={() => onEdit(entry)} />
      {copy}
      <RowAction label="Delete" of={of} icon={<DeleteIcon aria-hidden />} danger disabled={isBusy} onClick={remove} />
    </RowActions>
  );
}
