import { errorText, isApiError } from '@dwang/client';
import { EmptyState, ErrorState, LinkButton, Page, PageSkeleton, useNavigate, useParams, useSearchParams } from '@dwang/kit';
import { useState } from 'react';
import { useGetEstimateQuery } from '../../api/estimates';
import { EstimateEditor } from './estimate-editor';

const back = <LinkButton to="/estimates">All estimates</LinkButton>;

/** /estimates/new, with `?projectId=` for a job, and /estimates/:id. */
export function EstimateScreen() {
  const { id: said = '' } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [made, setMade] = useState<number | null>(null);
  const id = /^[1-9]\d{0,14}$/.test(said) ? Number(said) : 0;
  // One that was made here goes on as it is, under its own address.
  const isNew = said === 'new' || (made !== null && id === made);
  const { currentData, error, isFetching, refetch } = useGetEstimateQuery(id, { skip: isNew || id === 0 });
  const keep = (newId: number) => {
    setMade(newId);
    const tab = search.get('tab');
    navigate(`/estimates/${newId}${tab ? `?tab=${tab}` : ''}`, { replace: true });
  };
  if (isNew)
    return <EstimateEditor key="new" estimate={null} projectId={Number(search.get('projectId')) || null} onMade={keep} />;
  if (currentData) return <EstimateEditor key={id} estimate={currentData} projectId={null} onMade={keep} />;
  const isGone = id === 0 || (isApiError(error) && error.status === 404);
  if (!error && !isGone) return <PageSkeleton variant="form" />;
  return (
    <Page title="Estimate" extra={back}>
      {isGone ? (
        <EmptyState text="There is no such estimate." hint="It may have been deleted." action={back} />
      ) : (
        <ErrorState
          title="Could not load this estimate"
          reason={errorText(error, 'Please try again.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </Page>
  );
}
