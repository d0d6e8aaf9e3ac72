import type { Invoice } from '@dwang/contracts';
import { Dialog, Text } from '@dwang/kit';
import { EntryForm, TextField } from '@dwang/kit/form';
import { useNotify } from '@dwang/shell-api';
import { useVoidInvoiceMutation } from '../../../api/invoice-writes';
import { invoiceName } from '../../../status';

const WHAT_HAPPENS =
  'Nothing will be owed on it. Its hours become unbilled again: they can be edited, or put on another invoice. The invoice stays in the list, marked Void. This cannot be undone.';

/** Voids an invoice, with a reason for its history. */
export function VoidDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const [voidInvoice] = useVoidInvoiceMutation();
  const notify = useNotify();
  const name = invoiceName(invoice);
  const save = async ({ reason }: { reason: string }) => {
    await voidInvoice({ id: invoice.id, reason }).unwrap();
    notify.success({ title: 'Invoice voided', description: `${name} is void. Its hours are free to be billed again.` });
    onClose();
  };
  return (
    <Dialog open title={`Void ${name}?`} size="small" onClose={onClose}>
      <EntryForm<{ reason: string }>
        initialValues={{ reason: '' }}
        saveLabel="Void invoice"
        savingLabel="Voiding..."
        onSave={save}
        onCancel={onClose}
      >
        <p>
          <Text>{WHAT_HAPPENS}</Text>
        </p>
        <TextField name="reason" label="Reason" input={{ maxLength: 500, autoComplete: 'off' }} />
      </EntryForm>
    </Dialog>
  );
}
