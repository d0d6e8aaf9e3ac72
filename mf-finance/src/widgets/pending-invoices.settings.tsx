import { Segmented } from '@dwang/kit';
import { usePendingOrder } from './use-pending-order';

/** Settings of the card of pending invoices: their order. */
export default function PendingInvoicesSettings() {
  const [{ order }, change] = usePendingOrder();
  return (
    <Segmented
      block
      aria-label="Order"
      options={[
        { value: 'due', label: 'Due first' },
        { value: 'amount', label: 'Largest first' },
      ]}
      value={order}
      onChange={(next) => change({ order: next })}
    />
  );
}
