import type { Payment } from '@dwang/contracts';
import { Dialog, formatDay, formatMoney, Text } from '@dwang/kit';
import { EntryForm, requiredRule, TextField } from '@dwang/kit/form';
import { useNotify } from '@dwang/shell-api';
import { useRemovePaymentMutation } from '../../../api/payments';

/** Takes a payment out that was recorded wrongly, with the reason. */
export function RemovePaymentDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const [remove] = useRemovePaymentMutation();
  const notify = useNotify();
  const what = `${formatMoney(payment.amount)} of ${formatDay(payment.day)}`;
  const save = async ({ reason }: { reason: string }) => {
    await remove({ id: payment.id, reason }).unwrap();
    notify.success({ title: 'Payment removed', description: what });
    onClose();
  };
  return (
    <Dialog open title="Remove this payment?" size="small" onClose={onClose}>
      <EntryForm<{ reason: string }> initialValues={{ reason: '' }} saveLabel="Remove payment" onSave={save} onCancel={onClose}>
        <p>
          <Text>{what} is owed again. The payment stays in the list, crossed out.</Text>
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
