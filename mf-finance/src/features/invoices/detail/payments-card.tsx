import type { Invoice, Payment } from '@dwang/contracts';
import { Button, DeleteIcon, formatDay, formatInstant, Money, SectionCard } from '@dwang/kit';
import { paymentMethodName } from '@dwang/papers/words';
import { useUser } from '@dwang/shell-api';
import { useState } from 'react';
import { RemovePaymentDialog } from '../money/remove-payment-dialog';

/** What was paid, oldest first. One that was recorded wrongly stays in sight, with the reason. */
export function PaymentsCard({ invoice }: { invoice: Invoice }) {
  const [removing, setRemoving] = useState<Payment | null>(null);
  if (invoice.payments.length === 0) return null;
  return (
    <SectionCard title="Payments" flush>
      <ul className="finance-records">
        {invoice.payments.map((payment) => (
          <PaymentLine key={payment.id} payment={payment} onRemove={() => setRemoving(payment)} />
        ))}
      </ul>
      {removing && <RemovePaymentDialog payment={removing} onClose={() => setRemoving(null)} />}
    </SectionCard>
  );
}

function PaymentLine({ payment, onRemove }: { payment: Payment; onRemove: () => void }) {
  const { timeZone } = useUser().company;
  const { method, day, reference, notes, amount, removedAt, removedReason } = payment;
  const beside = [formatDay(day), reference, notes].filter(Boolean).join(' · ');
  return (
    <li className={removedAt ? 'finance-record finance-record-removed' : 'finance-record'}>
      <span className="finance-record-main">
        <span>{paymentMethodName(method)}</span>
        <small>{beside}</small>
        {removedAt && (
          <small>
            Removed {formatInstant(removedAt, timeZone)}: {removedReason}
          </small>
        )}
      </span>
      <Money amount={amount} strong={!removedAt} />
      {!removedAt && (
        <Button
          type="text"
          icon={<DeleteIcon aria-hidden />}
          onClick={onRemove}
          aria-label={`Remove the payment of ${formatDay(day)}`}
        />
      )}
    </li>
  );
}
