import type { Invoice } from '@dwang/contracts';
import { lazy, Suspense } from 'react';
import { invoiceName } from '../../../status';
import type { TaskControl } from './use-task';

const PaymentDialog = lazy(() => import('../money/payment-dialog').then((module) => ({ default: module.PaymentDialog })));
const CreditDialog = lazy(() => import('../money/credit-dialog').then((module) => ({ default: module.CreditDialog })));
const VoidDialog = lazy(() => import('../money/void-dialog').then((module) => ({ default: module.VoidDialog })));
const EditDialog = lazy(() => import('../form/edit-dialog').then((module) => ({ default: module.EditDialog })));
const IssueDialog = lazy(() => import('../issue/issue-dialog').then((module) => ({ default: module.IssueDialog })));
const WriteOffDialog = lazy(() => import('../money/write-off-dialog').then((module) => ({ default: module.WriteOffDialog })));
const SendDialog = lazy(() => import('./send-dialog').then((module) => ({ default: module.SendDialog })));
const RefundDialog = lazy(() => import('../../../credit/refund-dialog').then((module) => ({ default: module.RefundDialog })));
const EInvoiceDialog = lazy(() =>
  import('../../../einvoice/einvoice-dialog').then((module) => ({ default: module.EInvoiceDialog })),
);

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
      {task === 'writeOff' && isIssued && <WriteOffDialog {...props} />}
      {task === 'void' && isIssued && <VoidDialog {...props} />}
      {task === 'peppol' && isIssued && (
        <EInvoiceDialog document={{ kind: 'invoice', id: invoice.id }} name={invoiceName(invoice)} onClose={close} />
      )}
      {task === 'refund' && invoice.clientId !== null && (
        <RefundDialog clientId={invoice.clientId} clientName={invoice.clientName} proposed={invoice.overpaid} onClose={close} />
      )}
      {task === 'send' && invoice.status !== 'void' && <SendDialog {...props} />}
      {task === 'issue' && isDraft && <IssueDialog {...props} />}
      {task === 'edit' && isDraft && <EditDialog {...props} />}
    </Suspense>
  );
}
