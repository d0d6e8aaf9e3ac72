import { createNote, firstWords, type Synced } from '@dwang/client';
import type { Note } from '@dwang/contracts';
import { formatInstant } from '@dwang/kit';
import { NoteText } from '@dwang/kit/data';
import { useNotify, useUser } from '@dwang/shell-api';
import { RowActions, RowEdits } from '../../../lists/row-action';
import { useMayChange } from '../access/job-access';
import { RowSync } from '../rows/row-sync';
import { useWrite } from '../rows/use-write';
import { noteWrites } from './note-writes';

/** One note with its author and time. A contractor changes only their own. */
export function NoteRow({ note, onEdit }: { note: Synced<Note>; onEdit: () => void }) {
  const user = useUser();
  const notify = useNotify();
  const { press } = useWrite();
  const mayChange = useMayChange(note);
  const remove = async () => {
    if (!(await press(noteWrites.remove(note), 'Note not deleted'))) return;
    const { sync: _, ...kept } = note;
    const undo = () => void press(createNote({ ...kept, id: 0, uid: crypto.randomUUID(), version: 1 }), 'Note not restored');
    notify.info({ title: 'Note deleted', action: { label: 'Undo', run: undo } });
  };
  const about = firstWords(plainStart(note.text));
  return (
    <li className="job-row">
      <div className="job-row-main">
        <NoteText text={note.text} />
        <p className="job-row-beside">
          {note.userName} · {formatInstant(note.createdAt, user.company.timeZone)} <RowSync state={note.sync} />
        </p>
      </div>
      {mayChange && (
        <RowActions>
          <RowEdits of={about} onEdit={onEdit} onDelete={() => void remove()} />
        </RowActions>
      )}
    </li>
  );
}

/** Without the sign of a heading or a list before it. */
const plainStart = (text: string): string => text.replace(/^\s*(#{1,3}|[-*]( \[[ xX]\])?|\d{1,3}[.)])\s+/, '');
