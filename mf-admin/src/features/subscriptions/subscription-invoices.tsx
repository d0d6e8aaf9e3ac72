import { errorText } from '@dwang/client';
import type { SubscriptionInvoice } from '@dwang/contracts';
import { Button, formatDay, formatInstant, formatMoney, StatusTag, Text } from '@dwang/kit';
import { EntryForm, TextField } from '@dwang/kit/form';
import { useNotify, useUser } from '@dwang/shell-api';
import { useState } from 'react';
import { useMarkSubscriptionPaidMutation } from '../../api/subscriptions';
import { INVOICE_STATUSES } from './words';

/** Records of what was owed month by month; an open one is marked paid by hand, with what the bank says of it. */
export function SubscriptionInvoices({ id, invoices }: { id: number; invoices: readonly SubscriptionInvoice[] }) {
  const [paying, setPaying] = useState<number | null>(null);
  return (
    <ul className="mf-admin-invoices">
      {invoices.map((invoice) => (
        <li key={invoice.id}>
          <div className="mf-admin-invoice">
            <span>
              <Text rank="strong">{invoice.number}</Text>
              <span className="mf-admin-beside">
                {invoice.planName}, {formatDay(invoice.from)} to {formatDay(invoice.to)}
              </span>
              <PaidLine invoice={invoice} />
            </span>
            <span className="mf-admin-invoice-end">
              <strong className="dwang-figure">{formatMoney(invoice.amount)}</strong>
              <StatusTag tone={INVOICE_STATUSES[invoice.status][1]}>{INVOICE_STATUSES[invoice.status][0]}</StatusTag>
            </span>
          </div>
          {invoice.status === 'open' && paying !== invoice.id && (
            <Button onClick={() => setPaying(invoice.id)} aria-label={`Mark ${invoice.number} as paid`}>
              Mark as paid
            </Button>
          )}
          {paying === invoice.id && <PayForm id={id} invoice={invoice} onDone={() => setPaying(null)} />}
        </li>
      ))}
    </ul>
  );
}

function PaidLine({ invoice: { status, dueOn, paidAt, paidBy, reference } }: { invoice: SubscriptionInvoice }) {
  const { company } = useUser();
  if (status !== 'paid') return <span className="mf-admin-beside">Due {formatDay(dueOn)}</span>;
  const how = paidBy === 'webhook' ? 'by the provider' : 'by hand';
  return (
    <span className="mf-admin-beside">
      Paid {formatInstant(paidAt, company.timeZone)} {how}
      {reference && `, ${reference}`}
    </span>
  );
}

function PayForm({ id, invoice, onDone }: { id: number; invoice: SubscriptionInvoice; onDone: () => void }) {
  const [pay] = useMarkSubscriptionPaidMutation();
  const notify = useNotify();
  const save = async ({ reference = '' }: { reference?: string }) => {
    try {
      await pay({ id, invoiceId: invoice.id, reference }).unwrap();
    } catch (error) {
      notify.error({ title: 'Could not mark it as paid', description: errorText(error, 'Please try again.') });
      throw error;
    }
    notify.success({ title: `${invoice.number} is paid` });
    onDone();
  };
  return (
    <EntryForm<{ reference?: string }> saveLabel="Mark as paid" quiet onSave={save} onCancel={onDone}>
      <TextField
        name="reference"
        label="Reference"
        help="Such as the bank's, to find the payment again."
        input={{ maxLength: 200 }}
      />
    </EntryForm>
  );
}
