import type { Note } from '@dwang/contracts';
import { Dialog } from '@dwang/kit';
import { EntryForm, requiredRule, TextAreaField } from '@dwang/kit/form';
import { useDraft } from '../../../drafts/use-draft';
import { useWrite } from '../rows/use-write';
import { noteWrites } from './note-writes';

/** Edits a note. */
export function NoteDialog({ note, onClose }: { note: Note; onClose: () => void }) {
  const { submit } = useWrite();
  const draft = useDraft('job-note', note);
  return (
    <Dialog open title="Edit note" onClose={onClose}>
      <EntryForm<{ text: string }>
        draftKey={draft.key}
        initialValues={{ text: note.text }}
        saveLabel="Save note"
        onSave={async ({ text }) => {
          if (text.trim() !== note.text) await submit(noteWrites.update(note, { text: text.trim() }));
          onClose();
        }}
        onCancel={() => {
          draft.discard();
          onClose();
        }}
      >
        <TextAreaField
          name="text"
          label="Note"
          required
          rules={[requiredRule('Please enter a note')]}
          input={{ maxLength: 5000, rows: 8 }}
        />
      </EntryForm>
    </Dialog>
  );
}
