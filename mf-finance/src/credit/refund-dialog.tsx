import { errorText } from '@dwang/client';
import type { ClientCredit, PaymentMethod } from '@dwang/contracts';
import { Dialog, EmptyState, ErrorState, formatMoney, Skeleton } from '@dwang/kit';
import { DayField, EntryForm, Form, Input, MoneyField, parseMoney, requiredRule, SelectField, TextField } from '@dwang/kit/form';
import { paymentMethodName } from '@dwang/papers/words';
import { useNotify } from '@dwang/shell-api';
import { useState } from 'react';
import { useCreateRefundMutation, useGetClientCreditQuery } from '../api/payments';
import { useToday } from '../use-today';

type Method = Exclude<PaymentMethod, 'credit'>;
interface Values {
  uid: string;
  amount: string;
  method: Method;
  day: string;
  reference: string;
  notes: string;
}

const METHODS = (['bank', 'card', 'cash', 'other'] as const satisfies readonly Method[]).map((value) => ({
  value,
  label: paymentMethodName(value),
}));

interface RefundProps {
  clientId: number;
  clientName: string;
  /** What is proposed, if the client's credit allows it: what one invoice was overpaid. Without it the whole credit. */
  proposed?: string;
  onClose: () => void;
}

/** Pays a client back what they paid too much. */
export function RefundDialog({ clientId, clientName, proposed, onClose }: RefundProps) {
  const { currentData, error, isFetching, refetch } = useGetClientCreditQuery(clientId);
  return (
    <Dialog open title={`Pay back ${clientName}`} onClose={onClose}>
      {error ? (
        <ErrorState
          title="Could not look up the credit"
          reason={errorText(error, 'Please try again.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : !currentData ? (
        <Skeleton active title={false} paragraph={{ rows: 6 }} />
      ) : Number(currentData.available) > 0 ? (
        <RefundForm credit={currentData} clientName={clientName} proposed={proposed} onClose={onClose} />
      ) : (
        <EmptyState text="This client has no credit." hint="It was used on other invoices, or paid back." />
      )}
    </Dialog>
  );
}

interface RefundFormProps extends Pick<RefundProps, 'clientName' | 'proposed' | 'onClose'> {
  credit: ClientCredit;
}

function RefundForm({ credit, clientName, proposed, onClose }: RefundFormProps) {
  const { clientId, available } = credit;
  const today = useToday();
  const notify = useNotify();
  const [refund] = useCreateRefundMutation();
  const [initial] = useState<Values>(() => ({
    uid: crypto.randomUUID(),
    amount: proposed && Number(proposed) < Number(available) ? proposed : available,
    method: 'bank',
    day: today,
    reference: '',
    notes: '',
  }));
  const save = async ({ amount, ...values }: Values) => {
    const paid = parseMoney(amount) ?? amount;
    await refund({ clientId, body: { ...values, amount: paid } }).unwrap();
    notify.success({ title: 'Refund recorded', description: `${formatMoney(paid)} to ${clientName}` });
    onClose();
  };
  return (
    <EntryForm<Values>
      initialValues={initial}
      saveLabel="Record refund"
      savingLabel="Recording..."
      findSaved={() => ({ name: 'a refund', to: '/invoices/payments' })}
      onSave={save}
      onCancel={onClose}
    >
      <Form.Item name="uid" hidden>
        <Input />
      </Form.Item>
      <MoneyField
        name="amount"
        label="Amount"
        required
        rules={[requiredRule('Please enter an amount')]}
        help={`The client has a credit of ${formatMoney(available)}.`}
      />
      <SelectField<Method> name="method" label="Paid by" required select={{ options: METHODS, showSearch: false }} />
      <DayField name="day" label="Day" required max={today} rules={[requiredRule('Please choose a day')]} />
      <TextField name="reference" label="Reference" input={{ maxLength: 100, autoComplete: 'off' }} />
      <TextField name="notes" label="Notes" input={{ maxLength: 1000, autoComplete: 'off' }} />
    </EntryForm>
  );
}
