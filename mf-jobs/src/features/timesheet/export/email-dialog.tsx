import { Dialog } from '@dwang/kit';
import { fileOf, saveFile } from '@dwang/kit/export';
import { EntryForm, requiredRule, TextField } from '@dwang/kit/form';
import { useNotify } from '@dwang/shell-api';
import { useEmailTimesheetMutation } from '../timesheets.api';
import type { useTimesheetFile } from './use-timesheet-file';

/** What is said when the PDF cannot be sent. Source: specification 2, section 8. */
const FAILED = { title: 'Email preparation failed', description: 'There was a problem preparing your email.' };

interface EmailDialogProps {
  file: ReturnType<typeof useTimesheetFile>;
  onClose: () => void;
}

/** Asks for an address and sends the timesheet there as a PDF. Where no mail server is set up, the PDF is saved instead. */
export function EmailDialog({ file, onClose }: EmailDialogProps) {
  const notify = useNotify();
  const [send] = useEmailTimesheetMutation();
  const email = async ({ to }: { to: string }) => {
    try {
      const { file: pdf, name } = await fileOf({ ...file, rows: file.rows(), format: 'pdf' });
      const { sent } = await send({ to, name: file.name, pdf }).unwrap();
      if (sent) notify.success({ title: 'Timesheet sent', description: `${name} is on its way to ${to}.` });
      else {
        saveFile(pdf, name);
        notify.info({ title: 'PDF exported', description: `In production it would be emailed to ${to}.` });
      }
      onClose();
    } catch (error) {
      notify.error(FAILED);
      throw error;
    }
  };
  return (
    <Dialog open title="Email timesheet" size="small" onClose={onClose}>
      <EntryForm<{ to: string }>
        initialValues={{ to: '' }}
        saveLabel="Send"
        savingLabel="Sending..."
        onSave={email}
        onCancel={onClose}
      >
        <TextField
          name="to"
          label="Email address"
          required
          help="The entries as they are filtered now, as a PDF."
          rules={[requiredRule('Please enter an email address')]}
          input={{ type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 254 }}
        />
      </EntryForm>
    </Dialog>
  );
}
