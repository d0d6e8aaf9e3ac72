import type { BackgroundJob } from '@dwang/contracts';
import { formatInstant, StatusTag } from '@dwang/kit';
import type { Column } from '@dwang/kit/data';
import { everyWords, needsLook, tookWords, WORK_STATUS } from './work-words';

export const workColumns = (timeZone: string): Column<BackgroundJob>[] => [
  {
    key: 'title',
    title: 'Work',
    headline: true,
    width: 'wide',
    render: (job) => <What job={job} timeZone={timeZone} />,
  },
  {
    key: 'status',
    title: 'Status',
    width: 'narrow',
    figure: true,
    render: ({ status }) => <StatusTag tone={WORK_STATUS[status][1]}>{WORK_STATUS[status][0]}</StatusTag>,
  },
  {
    key: 'last',
    title: 'Last run',
    width: 'narrow',
    render: ({ startedAt, took, status }) => (
      <>
        {startedAt ? formatInstant(startedAt, timeZone) : '–'}
        {took !== null && status !== 'running' && <span className="mf-admin-reason">{`Took ${tookWords(took)}`}</span>}
      </>
    ),
  },
  {
    key: 'next',
    title: 'Next run',
    width: 'narrow',
    render: ({ dueAt, everySeconds }) => (
      <>
        {dueAt ? formatInstant(dueAt, timeZone) : '–'}
        <span className="mf-admin-reason">{everyWords(everySeconds)}</span>
      </>
    ),
  },
  {
    key: 'process',
    title: 'Process',
    width: 'narrow',
    render: ({ process, startedAt }) =>
      process ? (
        <>
          {process.name}
          <span className="mf-admin-reason">{`${process.pid} on ${process.host}`}</span>
        </>
      ) : startedAt ? (
        'Ended since'
      ) : (
        '–'
      ),
  },
];

/** What it does, and beneath it why it failed: in red while that is so, calmly once it went well again. */
function What({ job, timeZone }: { job: BackgroundJob; timeZone: string }) {
  const { title, failedAt, failure } = job;
  return (
    <>
      {title}
      {failedAt && (
        <span className={needsLook(job) ? 'mf-admin-reason mf-admin-failure' : 'mf-admin-reason'}>
          {`${job.status === 'failed' ? 'Failed' : 'Last failed'} ${formatInstant(failedAt, timeZone)}: ${failure}`}
        </span>
      )}
    </>
  );
}
