import { useChangeFeedbackMutation } from '@dwang/client';
import type { Feedback } from '@dwang/contracts';
import { Dialog } from '@dwang/kit';
import { EntryForm, TextAreaField } from '@dwang/kit/form';
import './feedback.css';

const LONGEST = 1000;

/** What the administrator writes down about a piece of feedback: what was answered, what is to be done. */
export function FeedbackNoteDialog({ feedback, onClose }: { feedback: Feedback; onClose: () => void }) {
  const { id, name, note, text } = feedback;
  const [change] = useChangeFeedbackMutation();
  const save = async (values: { note: string }) => {
    await change({ id, note: values.note }).unwrap();
    onClose();
  };
  return (
    <Dialog open title={`Note on feedback of ${name}`} onClose={onClose}>
      <blockquote className="mf-admin-quote">{text}</blockquote>
      <EntryForm<{ note: string }>
        initialValues={{ note }}
        draftKey={`feedback-note-${id}`}
        saveLabel="Save note"
        onSave={save}
        onCancel={onClose}
      >
        <TextAreaField
          name="note"
          label="Note"
          help="Only the administrator sees it. Leave it empty to remove it."
          input={{ rows: 4, maxLength: LONGEST }}
        />
      </EntryForm>
    </Dialog>
  );
}
