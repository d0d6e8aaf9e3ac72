import type { Invoice } from '@dwang/contracts';
import { Dialog, formatMoney, Text } from '@dwang/kit';
import { DayField, EntryForm, Form, Input, requiredRule, TextField } from '@dwang/kit/form';
import { useNotify } from '@dwang/shell-api';
import { useState } from 'react';
import { useWriteOffInvoiceMutation } from '../../../api/invoice-writes';
import { invoiceName } from '../../../status';
import { useToday } from '../../../use-today';

interface Values {
  uid: string;
  day: string;
  reason: string;
}

/** Gives up what is still open of an invoice, as a bad debt. */
export function WriteOffDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const notify = useNotify();
  const today = useToday();
  const [writeOff] = useWriteOffInvoiceMutation();
  const [initial] = useState<Values>(() => ({ uid: crypto.randomUUID(), day: today, reason: '' }));
  const amount = formatMoney(invoice.balance);
  const save = async (body: Values) => {
    await writeOff({ id: invoice.id, body }).unwrap();
    notify.success({ title: 'Invoice written off', description: `${amount} of ${invoiceName(invoice)} is a bad debt.` });
    onClose();
  };
  return (
    <Dialog open title={`Write off ${invoiceName(invoice)}?`} size="small" onClose={onClose}>
      <EntryForm<Values>
        initialValues={initial}
        saveLabel="Write off"
        savingLabel="Writing off..."
        onSave={save}
        onCancel={onClose}
      >
        <Form.Item name="uid" hidden>
          <Input />
        </Form.Item>
        <p>
          <Text>
            {amount} is given up as a bad debt and no longer counts as open. On the invoice basis its GST is a credit adjustment
            of your return. If the client pays after all, record the payment here as usual.
          </Text>
        </p>
        <DayField
          name="day"
          label="Day"
          required
          min={invoice.issueDate}
          max={today}
          rules={[requiredRule('Please choose a day')]}
        />
        <TextField
          name="reason"
          label="Reason"
          required
          rules={[requiredRule('Please say why')]}
          input={{ maxLength: 500, autoComplete: 'off' }}
        />
      </EntryForm>
    </Dialog>
  );
}
