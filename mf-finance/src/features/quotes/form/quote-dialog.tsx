import { useGetProjectQuery } from '@dwang/client';
import type { Quote } from '@dwang/contracts';
import { Dialog, PageSkeleton } from '@dwang/kit';
import { QuoteForm } from './quote-form';

interface QuoteDialogProps {
  projectId?: number | undefined;
  quote?: Quote;
  onSaved: (quote: Quote) => void;
  onClose: () => void;
}

/** The form in a panel at the side (the whole screen on phones). A job that cannot be read only costs its pre-filled fields. */
export default function QuoteDialog({ projectId, quote, onSaved, onClose }: QuoteDialogProps) {
  const { currentData, isLoading } = useGetProjectQuery(projectId ?? 0, { skip: projectId === undefined });
  return (
    <Dialog open title={quote ? 'Edit quote' : 'New Quote'} variant="side" size="large" onClose={onClose}>
      {isLoading ? (
        <PageSkeleton variant="form" hasTitle={false} />
      ) : (
        <QuoteForm quote={quote} project={currentData} onSaved={onSaved} onCancel={onClose} />
      )}
    </Dialog>
  );
}
