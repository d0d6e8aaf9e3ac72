import { useGetProjectQuery } from '@dwang/client';
import type { Invoice } from '@dwang/contracts';
import { Dialog, PageSkeleton } from '@dwang/kit';
import { InvoiceForm } from './invoice-form';

interface InvoiceDialogProps {
  projectId: number | undefined;
  onCreated: (invoice: Invoice, isToSend: boolean) => void;
  onClose: () => void;
}

/** The form in a panel at the side (the whole screen on phones). A job that cannot be read only costs its pre-filled fields. */
export default function InvoiceDialog({ projectId, onCreated, onClose }: InvoiceDialogProps) {
  const { currentData, isLoading } = useGetProjectQuery(projectId ?? 0, { skip: projectId === undefined });
  return (
    <Dialog open title="New Invoice" variant="side" size="wide" onClose={onClose}>
      {isLoading ? (
        <PageSkeleton variant="form" hasTitle={false} />
      ) : (
        <InvoiceForm project={currentData} onCreated={onCreated} onCancel={onClose} />
      )}
    </Dialog>
  );
}
