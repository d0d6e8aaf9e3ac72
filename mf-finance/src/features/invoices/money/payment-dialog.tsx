import type { Invoice, PaymentMethod } from '@dwang/contracts';
import { Dialog, formatMoney } from '@dwang/kit';
import { DayField, EntryForm, Form, Input, MoneyField, requiredRule, SelectField, TextField } from '@dwang/kit/form';
import { paymentMethodName } from '@dwang/papers/words';
import { useState } from 'react';
import { useFindPayment } from '../../../api/find-saved';
import { useGetClientCreditQuery } from '../../../api/payments';
import { confirmSurplus, surplusOf } from '../../../credit/surplus';
import { invoiceName } from '../../../status';
import { useToday } from '../../../use-today';
import { newPayment, type PaymentValues, toComeOf } from './payment-values';
import { useRecordPayment } from './use-record-payment';

const METHODS = (['bank', 'card', 'cash', 'credit', 'other'] as const satisfies readonly PaymentMethod[]).map((value) => ({
  value,
  label: paymentMethodName(value),
}));

/** Money that came for an invoice: all of it, a part, or more than is open. */
export function PaymentDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const [form] = Form.useForm<PaymentValues>();
  const today = useToday();
  const [initial] = useState(() => newPayment(invoice, today));
  const record = useRecordPayment();
  const findSaved = useFindPayment(invoice.id);
  const save = async (values: PaymentValues) => {
    const isMeant = values.method === 'credit' || (await confirmSurplus(values.amount, toComeOf(invoice), invoiceName(invoice)));
    if (!isMeant) return false;
    await record(invoice, values);
    onClose();
    return true;
  };
  return (
    <Dialog open title={`Record a payment for ${invoiceName(invoice)}`} onClose={onClose}>
      <EntryForm<PaymentValues>
        form={form}
        initialValues={initial}
        draftKey={`payment-${invoice.id}`}
        saveLabel="Record payment"
        savingLabel="Recording..."
        findSaved={findSaved}
        onSave={save}
        onCancel={onClose}
      >
        <PaymentFields invoice={invoice} />
      </EntryForm>
    </Dialog>
  );
}

function PaymentFields({ invoice }: { invoice: Invoice }) {
  const today = useToday();
  const amount = Form.useWatch<string | undefined>('amount');
  const method = Form.useWatch<PaymentMethod | undefined>('method');
  const surplus = method === 'credit' ? null : surplusOf(amount, toComeOf(invoice));
  const isLost = invoice.status === 'written_off';
  const open = isLost ? `${formatMoney(invoice.writtenOff)} was written off.` : `${formatMoney(invoice.balance)} is open.`;
  return (
    <>
      <Form.Item name="uid" hidden>
        <Input />
      </Form.Item>
      <MoneyField
        name="amount"
        label="Amount"
        required
        rules={[requiredRule('Please enter an amount')]}
        help={surplus ? `${open} ${formatMoney(surplus)} more than that becomes the client's credit.` : open}
      />
      <SelectField
        name="method"
        label="Paid by"
        required
        help={method === 'credit' && <CreditHelp clientId={invoice.clientId} />}
        select={{ options: METHODS, showSearch: false }}
      />
      <DayField name="day" label="Day" required max={today} rules={[requiredRule('Please choose a day')]} />
      <TextField name="reference" label="Reference" input={{ maxLength: 100, autoComplete: 'off' }} />
      <TextField name="notes" label="Notes" input={{ maxLength: 1000, autoComplete: 'off' }} />
    </>
  );
}

/** What the client has paid too much elsewhere. */
function CreditHelp({ clientId }: { clientId: number | null }) {
  const { currentData } = useGetClientCreditQuery(clientId ?? 0, { skip: clientId === null });
  return <>{currentData ? `This client has a credit of ${formatMoney(currentData.available)}.` : 'Looking up the credit…'}</>;
}
