import type { Invoice } from '@dwang/contracts';
import { lazy, Suspense } from 'react';
import type { TaskControl } from './use-task';

const PaymentDialog = lazy(() => import('../money/payment-dialog').then((module) => ({ default: module.PaymentDialog })));
const CreditDialog = lazy(() => import('../money/credit-dialog').then((module) => ({ default: module.CreditDialog })));
const VoidDialog = lazy(() => import('../money/void-dialog').then((module) => ({ default: module.VoidDialog })));
const EditDialog = lazy(() => import('../form/edit-dialog').then((module) => ({ default: module.EditDialog })));

/** The dialog that the address asks for, as long as the invoice's state allows it. */
export function TaskDialog({ invoice, control }: { invoice: Invoice; control: TaskControl }) {
  const { task, close } = control;
  const isDraft = invoice.status === 'draft';
  const isIssued = !isDraft && invoice.status !== 'void';
  const props = { invoice, onClose: close };
  return (
    <Suspense fallback={null}>
      {task === 'payment' && isIssued && <PaymentDialog {...props} />}
      {task === 'credit' && isIssued && <CreditDialog {...props} />}
      {task === 'void' && isIssued && <VoidDialog {...props} />}
      {task === 'edit' && isDraft && <EditDialog {...props} />}
    </Suspense>
  );
}
