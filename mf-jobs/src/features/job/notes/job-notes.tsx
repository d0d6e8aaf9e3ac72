import { createNote, newNote, useListNotesQuery } from '@dwang/client';
import type { Note } from '@dwang/contracts';
import { EditIcon } from '@dwang/kit';
import { EntryForm, requiredRule, TextAreaField } from '@dwang/kit/form';
import { useUser } from '@dwang/shell-api';
import { useState } from 'react';
import { useMayWrite } from '../access/job-access';
import { RowsCard } from '../rows/rows-card';
import { useRows } from '../rows/use-rows';
import { useWrite } from '../rows/use-write';
import { NoteDialog } from './note-dialog';
import { NoteRow } from './note-row';

const newestFirst = (one: Note, other: Note): number => other.createdAt.localeCompare(one.createdAt);

/** What was written down about the job, the newest first; a new one is kept on this device when there is no network. */
export function JobNotes({ projectId }: { projectId: number }) {
  const list = useRows('note', projectId, useListNotesQuery(projectId));
  const mayWrite = useMayWrite();
  const [edited, setEdited] = useState<Note | null>(null);
  return (
    <RowsCard
      title="Notes"
      icon={<EditIcon aria-hidden />}
      noun="notes"
      list={list}
      lead={mayWrite && <AddNote projectId={projectId} />}
      empty={{
        text: 'No notes yet.',
        hint: 'Measurements, codes, what the client said: write it down where you will look for it.',
      }}
    >
      {(rows) => (
        <>
          <ul className="job-rows" aria-label="Notes">
            {rows.toSorted(newestFirst).map((note) => (
              <NoteRow key={note.uid} note={note} onEdit={() => setEdited(note)} />
            ))}
          </ul>
          {edited && <NoteDialog note={edited} onClose={() => setEdited(null)} />}
        </>
      )}
    </RowsCard>
  );
}

function AddNote({ projectId }: { projectId: number }) {
  const user = useUser();
  const { submit } = useWrite();
  return (
    <EntryForm<{ text: string }>
      draftKey={`job-${projectId}-note`}
      saveLabel="Add note"
      quiet
      savingLabel="Adding..."
      isReused
      onSave={({ text }) => submit(createNote(newNote(projectId, user, text.trim())))}
    >
      <TextAreaField
        name="text"
        label="New note"
        required
        rules={[requiredRule('Please enter a note')]}
        input={{ maxLength: 5000 }}
      />
    </EntryForm>
  );
}
