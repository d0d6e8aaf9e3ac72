import type { TimeEntry } from '@dwang/contracts';
import { Button, DeleteIcon, EditIcon, Link, useIsPhone } from '@dwang/kit';
import { CopyIcon, LockIcon } from '@dwang/kit/data';
import { useEntryActions } from './use-entry-actions';

/** Why a billed entry cannot be changed, and where to free it. */
function BilledLock({ invoiceId }: { invoiceId: number | null }) {
  return (
    <span className="jobs-lock">
      <LockIcon aria-hidden />
      <span>
        {invoiceId === null ? 'On an invoice' : <Link to={`/invoices/${invoiceId}`}>On an invoice</Link>}: locked until it is
        voided
      </span>
    </span>
  );
}

/** Edit, Duplicate, Delete; a billed entry can only be duplicated. */
export function EntryActions({ entry, onEdit }: { entry: TimeEntry; onEdit: (entry: TimeEntry) => void }) {
  const { duplicate, deleteEntry, isBusy } = useEntryActions();
  const size = useIsPhone() ? 'middle' : 'small';
  const named = `${entry.projectName}, ${entry.notes}`;
  return (
    <span className="jobs-actions">
      {entry.billed ? (
        <BilledLock invoiceId={entry.invoiceId} />
      ) : (
        <Button size={size} icon={<EditIcon aria-hidden />} onClick={() => onEdit(entry)} aria-label={`Edit ${named}`}>
          Edit
        </Button>
      )}
      <Button
        size={size}
        icon={<CopyIcon aria-hidden />}
        disabled={isBusy}
        onClick={() => void duplicate(entry)}
        aria-label={`Duplicate ${named}`}
      >
        Duplicate
      </Button>
      {!entry.billed && (
        <Button
          size={size}
          danger
          icon={<DeleteIcon aria-hidden />}
          disabled={isBusy}
          onClick={() => void deleteEntry(entry)}
          aria-label={`Delete ${named}`}
        >
          Delete
        </Button>
      )}
    </span>
  );
}
