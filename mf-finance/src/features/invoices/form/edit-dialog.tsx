import { errorText } from '@dwang/client';
import type { Invoice } from '@dwang/contracts';
import { Dialog, ErrorState, PageSkeleton } from '@dwang/kit';
import { useState } from 'react';
import { useListInvoiceEntriesQuery, useListUnbilledEntriesQuery } from '../../../api/invoices';
import { EditForm } from './edit-form';

/** A draft in the form again. Its hours are read first, since they are ticked. */
export function EditDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const [opened] = useState(invoice);
  const fresh = { refetchOnMountOrArgChange: true };
  const own = useListInvoiceEntriesQuery(opened.id, fresh);
  const unbilled = useListUnbilledEntriesQuery(opened.projectId ?? 0, { ...fresh, skip: opened.projectId === null });
  const failed = own.error ?? unbilled.error;
  const isReady = own.currentData && (opened.projectId === null || unbilled.currentData);
  return (
    <Dialog open title="Edit draft" variant="side" size="wide" onClose={onClose}>
      {own.currentData && isReady ? (
        <EditForm draft={opened} own={own.currentData} unbilled={unbilled.currentData ?? []} onClose={onClose} />
      ) : failed ? (
        <ErrorState
          title="Could not load the hours of this draft"
          reason={errorText(failed, 'Please try again.')}
          onRetry={() => {
            void own.refetch();
            if (opened.projectId !== null) void unbilled.refetch();
          }}
        />
      ) : (
        <PageSkeleton variant="form" hasTitle={false} />
      )}
    </Dialog>
  );
}
