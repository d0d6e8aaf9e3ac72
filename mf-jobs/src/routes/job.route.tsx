import { errorText } from '@dwang/client';
import { EmptyState, ErrorState, LinkButton, Page, PageSkeleton, useSearchParams } from '@dwang/kit';
import { QuickClientDialog } from '../features/clients/quick-client-dialog';
import { ContractLines } from '../features/contract/contract-lines';
import { EstimatesOf } from '../features/estimates/estimates-of';
import { InvoicesOf } from '../features/invoices/invoices-of';
import { JobPage } from '../features/job/job-page';
import { ProjectDialog } from '../features/projects/project-dialog';
import { useJob } from '../features/projects/use-job';
import { QuotesOf } from '../features/quotes/quotes-of';
import { JobSiteDays } from '../features/schedule/days/job-site-days';

const back = <LinkButton to="/jobs">All jobs</LinkButton>;

/** /jobs/:id: the page of one job; `?edit=1` opens its form. */
export default function JobRoute({ id }: { id: number }) {
  const { job, error, isGone, isFetching, refetch } = useJob(id);
  const [params, setParams] = useSearchParams();
  if (job) {
    return (
      <>
        <JobPage
          key={id}
          project={job}
          siteDays={!job.isGeneral && <JobSiteDays project={job} mayPlan={job.access !== 'view'} />}
          invoices={
            <>
              {!job.isGeneral && <EstimatesOf projectId={id} />}
              {!job.isGeneral && <QuotesOf of={{ projectId: id }} emptyHint="A quote that is accepted books the job." />}
              <InvoicesOf of={{ projectId: id }} emptyHint="An invoice takes the job’s unbilled hours." />
              <ContractLines projectId={id} />
            </>
          }
          onEdit={() => setParams({ edit: '1' })}
        />
        {params.has('edit') && job.access === 'admin' && (
          <ProjectDialog project={job} quickClient={QuickClientDialog} onClose={() => setParams({})} />
        )}
      </>
    );
  }
  if (!error) return <PageSkeleton variant="cards" />;
  return (
    <Page title="Job" extra={back}>
      {isGone ? (
        <EmptyState text="There is no such job." hint="It may have been deleted, or it is not shared with you." />
      ) : (
        <ErrorState
          title="Could not load this job"
          reason={errorText(error, 'Please try again.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </Page>
  );
}
