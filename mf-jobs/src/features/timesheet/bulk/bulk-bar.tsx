import './bulk.css';
import { dayOf } from '@dwang/domain';
import { Button, DeleteIcon, EditIcon, formatDay } from '@dwang/kit';
import { useUser } from '@dwang/shell-api';
import { useState } from 'react';
import { BulkDialog } from './bulk-dialog';
import { useBulk } from './use-bulk';
import type { Selection } from './use-selection';

/** What can be done with the marked entries; stands at the foot of the screen while marking is on. */
export function BulkBar({ selection }: { selection: Selection }) {
  const zone = useUser().company.timeZone;
  const { changeAll, removeAll, refusals, forget, isBusy } = useBulk();
  const [isEditing, setEditing] = useState(false);
  const { chosen } = selection;
  const none = chosen.length === 0;
  const leaveOut = () => {
    selection.leaveOut(refusals.map(({ entry }) => entry));
    forget();
  };
  return (
    <section className="time-bulk" aria-label="Marked entries">
      {refusals.length > 0 && (
        <div className="time-bulk-refused" role="alert">
          <p>Nothing was changed. These cannot be:</p>
          <ul>
            {refusals.slice(0, 5).map(({ entry, reason }) => (
              <li key={entry.uid}>
                {entry.projectName}, {formatDay(dayOf(Date.parse(entry.startTime), zone))}: {reason}
              </li>
            ))}
            {refusals.length > 5 && <li>and {refusals.length - 5} more</li>}
          </ul>
          <Button size="small" onClick={leaveOut}>
            Leave them out
          </Button>
        </div>
      )}
      <div className="time-bulk-line">
        <span className="time-bulk-count" aria-live="polite">
          {chosen.length} marked
        </span>
        <Button onClick={selection.isAll ? selection.chooseNone : selection.chooseAll}>
          {selection.isAll ? 'Mark none' : 'Mark all shown'}
        </Button>
        <Button icon={<EditIcon aria-hidden />} disabled={none || isBusy} onClick={() => setEditing(true)}>
          Change
        </Button>
        <Button icon={<DeleteIcon aria-hidden />} danger disabled={none || isBusy} onClick={() => void removeAll(chosen)}>
          Delete
        </Button>
        <Button type="text" onClick={selection.stop}>
          Done
        </Button>
      </div>
      {isEditing && (
        <BulkDialog
          count={chosen.length}
          onClose={() => setEditing(false)}
          onSave={async (values) => {
            await changeAll(chosen, values);
            setEditing(false);
          }}
        />
      )}
    </section>
  );
}
