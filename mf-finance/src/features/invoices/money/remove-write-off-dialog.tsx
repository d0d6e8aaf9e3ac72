import type { Invoice } from '@dwang/contracts';
import { Dialog, formatMoney, Text } from '@dwang/kit';
import { EntryForm, requiredRule, TextField } from '@dwang/kit/form';
import { useNotify } from '@dwang/shell-api';
import { useRemoveWriteOffMutation } from '../../../api/invoice-writes';
import { invoiceName } from '../../../status';

/** Takes a write-off out that was wrong, with the reason. */
export function RemoveWriteOffDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const [remove] = useRemoveWriteOffMutation();
  const notify = useNotify();
  const save = async ({ reason }: { reason: string }) => {
    const { balance } = await remove({ id: invoice.id, reason }).unwrap();
    notify.success({ title: 'Write-off removed', description: `${formatMoney(balance)} of ${invoiceName(invoice)} is open.` });
    onClose();
  };
  return (
    <Dialog open title="Remove the write-off?" size="small" onClose={onClose}>
      <EntryForm<{ reason: string }> initialValues={{ reason: '' }} saveLabel="Remove write-off" onSave={save} onCancel={onClose}>
        <p>
          <Text>{formatMoney(invoice.writtenOff)} is owed again. For money that came after all, record a payment instead.</Text>
        </p>
        <TextField
          name="reason"
          label="Why is it removed?"
          required
          rules={[requiredRule('Please say why')]}
          input={{ maxLength: 500, autoComplete: 'off' }}
        />
      </EntryForm>
    </Dialog>
  );
}
