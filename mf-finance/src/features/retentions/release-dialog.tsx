import type { Retention } from '@dwang/contracts';
import { centsToDecimal, parseCents } from '@dwang/domain';
import { Dialog, formatMoney, useNavigate } from '@dwang/kit';
import { EntryForm, MoneyField, requiredRule } from '@dwang/kit/form';
import { useNotify } from '@dwang/shell-api';
import { useReleaseRetentionMutation } from '../../api/retentions';

/** Bills a part of what is held, or all of it, as a draft invoice. */
export function ReleaseDialog({ retention, onClose }: { retention: Retention; onClose: () => void }) {
  const [release] = useReleaseRetentionMutation();
  const notify = useNotify();
  const navigate = useNavigate();
  const left = centsToDecimal(Math.max(0, parseCents(retention.outstanding) - parseCents(retention.drafted)));
  const save = async ({ amount }: { amount: string }) => {
    const draft = await release({ id: retention.id, amount }).unwrap();
    notify.success({ title: 'Draft made', description: 'Look it over and issue it.' });
    onClose();
    navigate(`/invoices/${draft.id}`);
  };
  return (
    <Dialog open title="Bill a release" size="small" onClose={onClose}>
      <EntryForm<{ amount: string }>
        initialValues={{ amount: Number(retention.due) > 0 && Number(retention.due) <= Number(left) ? retention.due : left }}
        saveLabel="Make the draft invoice"
        savingLabel="Making..."
        onSave={save}
        onCancel={onClose}
      >
        <MoneyField
          name="amount"
          label="Amount"
          required
          help={`${formatMoney(left)} is held and on no draft yet. GST is added as on the invoices that held it.`}
          rules={[requiredRule('Please enter an amount')]}
        />
      </EntryForm>
    </Dialog>
  );
}
