import { errorText, useListProjectsQuery } from '@dwang/client';
import { EmptyState, ErrorState, formatDay, ItemList, ItemRow, JobsIcon, LinkButton, SectionCard, Skeleton } from '@dwang/kit';

const SHOWN = 10;

/** The client's jobs, those worked on last first. */
export function ClientJobs({ clientId }: { clientId: number }) {
  const { data, error, isFetching, refetch } = useListProjectsQuery({ clientId, limit: SHOWN });
  const count = data?.totals.count ?? 0;
  return (
    <SectionCard
      title="Jobs"
      icon={<JobsIcon aria-hidden />}
      flush={count > 0}
      minHeight="medium"
      actions={count > SHOWN && <LinkButton to={`/jobs?status=all&client=${clientId}`}>All {count} jobs</LinkButton>}
    >
      {!data && error ? (
        <ErrorState
          title="Could not load the jobs"
          reason={errorText(error, 'Please try again.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : !data ? (
        <Skeleton active title={false} paragraph={{ rows: 4 }} />
      ) : count === 0 ? (
        <EmptyState text="No jobs for this client yet." />
      ) : (
        <ItemList label="Jobs">
          {data.items.map(({ id, name, location, status, progress, startDate }) => (
            <ItemRow
              key={id}
              to={`/jobs/${id}`}
              title={name}
              text={location || undefined}
              figure={status === 'completed' ? 'Completed' : `${progress}%`}
              figureText={formatDay(startDate)}
            />
          ))}
        </ItemList>
      )}
    </SectionCard>
  );
}
