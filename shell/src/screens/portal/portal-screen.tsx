import { errorText, isApiError, useGetPortalQuery } from '@dwang/client';
import type { Portal } from '@dwang/contracts';
import { EmptyState, ErrorState, formatInstant, Skeleton, useParams } from '@dwang/kit';
import { RemotePortals } from '../../federation';
import { PortalJob } from './portal-job';
import { PublicPage } from './public-page';

/** /portal/:token: a client's own view of their jobs, by a private link. */
export default function PortalScreen() {
  const { token = '' } = useParams();
  const { data, error, isFetching, refetch } = useGetPortalQuery(token);
  if (data) return <PortalView portal={data} token={token} />;
  if (!error) {
    return (
      <PublicPage title="Your jobs">
        <Skeleton active paragraph={{ rows: 8 }} />
      </PublicPage>
    );
  }
  const isDead = isApiError(error) && error.status === 404;
  return (
    <PublicPage title="Your jobs">
      {isDead ? (
        <EmptyState text="This link does not work any more." hint="Please ask the business that sent it for a new one." />
      ) : (
        <ErrorState
          title="Could not load this page"
          reason={errorText(error, 'Please try again.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </PublicPage>
  );
}

function PortalView({ portal, token }: { portal: Portal; token: string }) {
  const { company, client, jobs, expiresAt, timeZone } = portal;
  const open = jobs.filter(({ stage }) => stage !== 'done');
  const done = jobs.filter(({ stage }) => stage === 'done');
  return (
    <PublicPage
      title={company.name}
      lead={client.contact ? `Kia ora ${client.contact}, your jobs with us` : `Jobs for ${client.name}`}
    >
      <RemotePortals token={token} timeZone={timeZone} />
      {jobs.length === 0 && <EmptyState text="There are no jobs yet." />}
      <JobList title="In progress" jobs={open} token={token} />
      <JobList title="Completed" jobs={done} token={token} />
      <section className="shell-public-card" aria-label="Contact">
        <h2>Questions?</h2>
        <p className="shell-public-contact">
          {company.phone && <a href={`tel:${company.phone.replace(/[^\d+]/g, '')}`}>{company.phone}</a>}
          {company.email && <a href={`mailto:${company.email}`}>{company.email}</a>}
          {!company.phone && !company.email && <span>Please answer the message that this link came with.</span>}
        </p>
        <p className="shell-public-beside">This private link works until {formatInstant(expiresAt, timeZone)}.</p>
      </section>
    </PublicPage>
  );
}

function JobList({ title, jobs, token }: { title: string; jobs: Portal['jobs']; token: string }) {
  if (jobs.length === 0) return null;
  return (
    <section aria-label={title} className="shell-public-jobs">
      <h2>{title}</h2>
      {jobs.map((job) => (
        <PortalJob key={job.id} job={job} token={token} />
      ))}
    </section>
  );
}
