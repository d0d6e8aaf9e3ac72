import { useNavigate } from '@dwang/kit';
import { lazy, type ReactNode, Suspense } from 'react';
import { useFormAddress } from '../../address/use-form-address';

const InvoiceDialog = lazy(() => import('./form/invoice-dialog'));

export interface NewInvoiceControl {
  open: () => void;
  /** The form, when the address asks for it: `?new=1`, with `&projectId=` from a job. */
  dialog: ReactNode;
}

export function useNewInvoice(): NewInvoiceControl {
  const address = useFormAddress(['projectId']);
  const navigate = useNavigate();
  const dialog = address.isNew && (
    <Suspense fallback={null}>
      <InvoiceDialog
        projectId={address.id('projectId')}
        onClose={address.close}
        onCreated={(invoice, isToSend) => navigate(`/invoices/${invoice.id}${isToSend ? '?do=send' : ''}`, { replace: true })}
      />
    </Suspense>
  );
  return { open: () => address.open(), dialog };
}
