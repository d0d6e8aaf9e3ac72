import { errorText } from '@dwang/client';
import type { Invoice } from '@dwang/contracts';
import { formatMoney } from '@dwang/kit';
import { useNotify } from '@dwang/shell-api';
import { useCreatePaymentMutation, useRemovePaymentMutation } from '../../../api/payments';
import { invoiceName } from '../../../status';
import { type PaymentValues, toPaymentRequest } from './payment-values';

/** Records a payment and says so, with Undo. Throws what the server refuses. */
export function useRecordPayment(): (invoice: Invoice, values: PaymentValues) => Promise<void> {
  const [create] = useCreatePaymentMutation();
  const undoable = useUndoPayment();
  const notify = useNotify();
  return async (invoice, values) => {
    const after = await create({ invoiceId: invoice.id, body: toPaymentRequest(values) }).unwrap();
    const payment = after.payments.find(({ uid }) => uid === values.uid);
    const over =
      Number(after.overpaid) > Number(invoice.overpaid) ? ` ${formatMoney(after.overpaid)} is the client's credit.` : '';
    notify.success({
      title: 'Payment recorded',
      description: `${formatMoney(payment?.amount)} for ${invoiceName(after)}.${over}`,
      ...(payment && { action: undoable(payment.id) }),
    });
  };
}

/** The action of a toast that takes a payment out again, right after it was recorded. */
export function useUndoPayment() {
  const [remove] = useRemovePaymentMutation();
  const notify = useNotify();
  return (id: number) => ({
    label: 'Undo',
    run: () =>
      void remove({ id, reason: 'Undone right after it was recorded' })
        .unwrap()
        .then(
          () => notify.info({ title: 'Payment removed' }),
          (error: unknown) =>
            notify.error({ title: 'Could not remove the payment', description: errorText(error, 'Please try again.') }),
        ),
  });
}
