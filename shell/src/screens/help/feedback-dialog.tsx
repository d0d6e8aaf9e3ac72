import { isApiError, useSendFeedbackMutation } from '@dwang/client';
import type { SendFeedback } from '@dwang/contracts';
import { Alert, Dialog, showToast } from '@dwang/kit';
import { EntryForm, requiredRule, SelectField, TextAreaField } from '@dwang/kit/form';
import { VERSION } from '../../frame/version';

type Values = Pick<SendFeedback, 'kind' | 'text'>;

const KINDS: { value: SendFeedback['kind']; label: string }[] = [
  { value: 'problem', label: 'Something does not work' },
  { value: 'idea', label: 'An idea' },
  { value: 'question', label: 'A question' },
];
const LONGEST = 4000;

/** What a person wants to tell the makers. Without a network it stays as a draft on this device until it can be sent. */
export function FeedbackDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [send] = useSendFeedbackMutation();
  const save = async (values: Values) => {
    try {
      await send({ ...values, place: window.location.pathname, version: VERSION }).unwrap();
    } catch (error) {
      if (!isApiError(error) || error.status !== 0) throw error;
      throw new Error('There is no network. What you have written is kept here until you send it.', { cause: error });
    }
    showToast({ tone: 'success', title: 'Feedback Sent', description: 'Thank you. We read everything.' });
    onClose();
  };
  return (
    <Dialog open={open} title="Send Feedback" onClose={onClose}>
      <EntryForm<Values>
        onSave={save}
        onCancel={onClose}
        initialValues={{ kind: 'problem' }}
        draftKey="feedback"
        saveLabel="Send Feedback"
        savingLabel="Sending..."
      >
        <SelectField name="kind" label="What is it about?" select={{ options: KINDS, showSearch: false }} required />
        <TextAreaField
          name="text"
          label="What would you like to tell us?"
          help="Support reads it Monday to Friday, 8am-6pm. Please leave out passwords and bank details."
          input={{ rows: 6, maxLength: LONGEST }}
          rules={[requiredRule('Please say what is on your mind')]}
          required
        />
        <Alert type="info" title="Your name, your e-mail address and the version of the app are sent with it." />
      </EntryForm>
    </Dialog>
  );
}
