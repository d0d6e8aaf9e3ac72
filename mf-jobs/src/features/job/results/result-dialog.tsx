import { updateToolResult } from '@dwang/client';
import type { ToolResult } from '@dwang/contracts';
import { Dialog } from '@dwang/kit';
import { EntryForm, requiredRule, TextAreaField, TextField } from '@dwang/kit/form';
import { useDraft } from '../../../drafts/use-draft';
import { useWrite } from '../rows/use-write';

type Values = Pick<ToolResult, 'title' | 'note'>;

/** The words of a result; what was taken stays as it was. */
export function ResultDialog({ row, onClose }: { row: ToolResult; onClose: () => void }) {
  const { submit } = useWrite();
  const draft = useDraft('job-result', row);
  const save = async (typed: Values) => {
    const [title, note] = [typed.title.trim(), typed.note.trim()];
    const change = { ...(title === row.title ? {} : { title }), ...(note === row.note ? {} : { note }) };
    if (Object.keys(change).length > 0) await submit(updateToolResult(row, change));
    onClose();
  };
  return (
    <Dialog open size="small" title="Edit result" onClose={onClose}>
      <EntryForm<Values>
        draftKey={draft.key}
        initialValues={{ title: row.title, note: row.note }}
        saveLabel="Save result"
        onSave={save}
        onCancel={() => {
          draft.discard();
          onClose();
        }}
      >
        <TextField
          name="title"
          label="Name"
          required
          rules={[requiredRule('Please enter a name')]}
          input={{ maxLength: 200, autoComplete: 'off' }}
        />
        <TextAreaField name="note" label="Note" input={{ maxLength: 2000 }} />
      </EntryForm>
    </Dialog>
  );
}
