import { Dialog } from '@dwang/kit';
import { EntryForm, requiredRule, TextAreaField } from '@dwang/kit/form';

interface ReturnDialogProps {
  name: string;
  onClose: () => void;
  /** True when the week was returned. */
  onReturn: (reason: string) => Promise<boolean>;
}

/** Asks what should be changed before a week goes back. */
export function ReturnDialog({ name, onClose, onReturn }: ReturnDialogProps) {
  return (
    <Dialog open title={`Return the week to ${name}`} size="small" onClose={onClose}>
      <EntryForm<{ reason: string }>
        draftKey={`return-week-${name}`}
        initialValues={{ reason: '' }}
        saveLabel="Return week"
        onSave={async ({ reason }) => {
          if (!(await onReturn(reason))) throw new Error('The week was not returned. Please try again.');
          onClose();
        }}
        onCancel={onClose}
      >
        <TextAreaField
          name="reason"
          label="What should be changed?"
          required
          rules={[requiredRule('Please say what should be changed')]}
          input={{ maxLength: 500 }}
        />
      </EntryForm>
    </Dialog>
  );
}
