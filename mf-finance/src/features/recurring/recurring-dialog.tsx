import { errorText } from '@dwang/client';
import { Dialog, ErrorState, PageSkeleton } from '@dwang/kit';
import { useGetInvoiceQuery } from '../../api/invoices';
import { useGetRecurringQuery } from '../../api/recurring';
import { useToday } from '../../use-today';
import { RecurringForm } from './recurring-form';
import { newRecurringValues, recurringValues, valuesOfInvoice } from './recurring-values';

interface RecurringDialogProps {
  /** What is edited. */
  id: number | undefined;
  /** The invoice from which a new one begins. */
  invoiceId: number | undefined;
  onClose: () => void;
}

/** The form in a panel at the side (the whole screen on phones), once what it begins from is read. */
export default function RecurringDialog({ id, invoiceId, onClose }: RecurringDialogProps) {
  const today = useToday();
  const edited = useGetRecurringQuery(id ?? 0, { skip: id === undefined, refetchOnMountOrArgChange: true });
  const origin = useGetInvoiceQuery(invoiceId ?? 0, { skip: invoiceId === undefined });
  const query = id === undefined ? origin : edited;
  const isReady = (id === undefined || edited.currentData) && (invoiceId === undefined || origin.currentData);
  const begun = edited.currentData
    ? recurringValues(edited.currentData)
    : origin.currentData
      ? valuesOfInvoice(origin.currentData, today)
      : newRecurringValues(today);
  return (
    <Dialog
      open
      title={id === undefined ? 'New recurring invoice' : 'Edit recurring invoice'}
      variant="side"
      size="large"
      onClose={onClose}
    >
      {isReady ? (
        <RecurringForm
          recurring={edited.currentData}
          begun={begun}
          origin={id === undefined ? `new-${invoiceId ?? ''}` : `${id}-${edited.currentData?.version}`}
          onSaved={onClose}
          onCancel={onClose}
        />
      ) : query.isError ? (
        <ErrorState
          title={id === undefined ? 'Could not load the invoice' : 'Could not load the recurring invoice'}
          reason={errorText(query.error, 'Please try again.')}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : (
        <PageSkeleton variant="form" hasTitle={false} />
      )}
    </Dialog>
  );
}
