import { formatDay, ItemRow, LinkButton, Money } from '@dwang/kit';
import { useJobEstimatePagesInfiniteQuery } from '../../api/estimates';
import { PapersCard } from '../../lists/papers-card';

/** The estimates for a job. */
export function EstimatesOf({ projectId }: { projectId: number }) {
  const query = useJobEstimatePagesInfiniteQuery({ projectId });
  return (
    <PapersCard
      title="Estimates"
      one="estimate"
      path="/estimates"
      of={{ projectId }}
      add={
        <LinkButton size="small" type="text" to={`/estimates/new?projectId=${projectId}`}>
          New estimate
        </LinkButton>
      }
      emptyHint="Count materials and hours, and make a quote of it."
      query={query}
    >
      {({ id, name, lineCount, updatedAt, total }) => (
        <ItemRow
          key={id}
          to={`/estimates/${id}?tab=summary`}
          title={name}
          text={`${formatDay(updatedAt)} · ${lineCount === 1 ? '1 line' : `${lineCount} lines`}`}
          figure={<Money amount={total} />}
        />
      )}
    </PapersCard>
  );
}
