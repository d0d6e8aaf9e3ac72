import { EmptyState, LinkButton, Page, PageSkeleton, useLocation } from '@dwang/kit';
import { lazy, Suspense } from 'react';

const JobsRoute = lazy(() => import('./jobs.route'));
const JobRoute = lazy(() => import('./job.route'));
const ClientRoute = lazy(() => import('./client.route'));

/** /jobs and everything below it: the lists, one job, or one client by its number. */
export default function JobsScreens() {
  const below = useLocation().pathname.replace(/^\/jobs\/?|\/$/g, '');
  if (below === '') {
    return (
      <Suspense fallback={<PageSkeleton variant="table" />}>
        <JobsRoute />
      </Suspense>
    );
  }
  if (/^[1-9]\d{0,14}$/.test(below)) {
    return (
      <Suspense fallback={<PageSkeleton variant="cards" />}>
        <JobRoute id={Number(below)} />
      </Suspense>
    );
  }
  const client = /^clients\/([1-9]\d{0,14})$/.exec(below)?.[1];
  if (client) {
    return (
      <Suspense fallback={<PageSkeleton variant="cards" />}>
        <ClientRoute id={Number(client)} />
      </Suspense>
    );
  }
  return (
    <Page title="Jobs">
      <EmptyState text="There is nothing at this address." action={<LinkButton to="/jobs">All jobs</LinkButton>} />
    </Page>
  );
}
