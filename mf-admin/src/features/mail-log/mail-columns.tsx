import type { LoggedMail } from '@dwang/contracts';
import { formatInstant, StatusTag } from '@dwang/kit';
import type { Column } from '@dwang/kit/data';
import { KINDS, STATES } from './mail-words';
import './mail-log.css';

/** To whom, what, for whom, what became of it and when. */
export const mailColumns = (timeZone: string): Column<LoggedMail>[] => [
  {
    key: 'recipient',
    title: 'Recipient',
    headline: true,
    width: 'wide',
    render: ({ recipient, reason }) => (
      <>
        {recipient}
        {reason && <span className="mf-admin-mail-reason">{reason}</span>}
      </>
    ),
  },
  { key: 'kind', title: 'Kind', width: 'narrow', render: ({ kind }) => KINDS[kind] },
  { key: 'company', title: 'Company', render: ({ companyName }) => companyName ?? 'Closed' },
  {
    key: 'status',
    title: 'Status',
    width: 'narrow',
    render: ({ status }) => <StatusTag tone={STATES[status][1]}>{STATES[status][0]}</StatusTag>,
  },
  {
    key: 'when',
    title: 'When',
    width: 'narrow',
    render: ({ createdAt, nextTryAt, tries }) => (
      <>
        {formatInstant(createdAt, timeZone)}
        {tries > 1 && !nextTryAt && <span className="mf-admin-mail-reason">{`${tries} tries`}</span>}
        {nextTryAt && <span className="mf-admin-mail-reason">{`Next try ${formatInstant(nextTryAt, timeZone)}`}</span>}
      </>
    ),
  },
];
