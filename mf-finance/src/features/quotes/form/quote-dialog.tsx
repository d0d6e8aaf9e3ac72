import { errorText, useGetProjectQuery } from '@dwang/client';
import type { Quote } from '@dwang/contracts';
import { Dialog, ErrorState, PageSkeleton } from '@dwang/kit';
import { useReadEstimateQuery } from '../../../api/estimates';
import { useGetQuoteQuery } from '../../../api/quotes';
import { QuoteForm } from './quote-form';

interface QuoteDialogProps {
  projectId?: number | undefined;
  /** The accepted quote that the new one varies. */
  variationOf?: number | undefined;
  /** The estimate that the new one is made of. */
  estimateId?: number | undefined;
  quote?: Quote;
  onSaved: (quote: Quote) => void;
  onClose: () => void;
}

/** The form in a panel at the side (the whole screen on phones). A job that cannot be read only costs its pre-filled fields. */
export default function QuoteDialog({ projectId, variationOf, estimateId, quote, onSaved, onClose }: QuoteDialogProps) {
  const { currentData: project, isLoading } = useGetProjectQuery(projectId ?? 0, { skip: projectId === undefined });
  const varied = useGetQuoteQuery(variationOf ?? 0, { skip: variationOf === undefined });
  const estimate = useReadEstimateQuery(estimateId ?? 0, { skip: estimateId === undefined });
  const isWaiting =
    isLoading || (variationOf !== undefined && !varied.currentData) || (estimateId !== undefined && !estimate.currentData);
  const isVariation = variationOf !== undefined || (quote?.variationOf ?? null) !== null;
  const what = isVariation ? 'variation' : 'quote';
  return (
    <Dialog
      open
      title={quote ? `Edit ${what}` : isVariation ? 'New variation' : 'New Quote'}
      variant="side"
      size="large"
      onClose={onClose}
    >
      {varied.isError ? (
        <ErrorState
          title="Could not load the quote that is varied"
          reason={errorText(varied.error, 'Please try again.')}
          onRetry={() => void varied.refetch()}
          retrying={varied.isFetching}
        />
      ) : estimate.isError ? (
        <ErrorState
          title="Could not load the estimate"
          reason={errorText(estimate.error, 'Please try again.')}
          onRetry={() => void estimate.refetch()}
          retrying={estimate.isFetching}
        />
      ) : isWaiting ? (
        <PageSkeleton variant="form" hasTitle={false} />
      ) : (
        <QuoteForm
          quote={quote}
          varied={varied.currentData}
          estimate={estimateId !== undefined && estimate.currentData ? { ...estimate.currentData, id: estimateId } : undefined}
          project={project}
          onSaved={onSaved}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
