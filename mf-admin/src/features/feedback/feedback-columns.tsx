import type { Feedback } from '@dwang/contracts';
import { formatInstant, StatusTag, Text } from '@dwang/kit';
import type { Column } from '@dwang/kit/data';
import './feedback.css';

const KINDS: Record<Feedback['kind'], string> = { problem: 'Problem', idea: 'Idea', question: 'Question' };
const STATES = { new: ['New', 'warn'], read: ['Read', 'neutral'], done: ['Done', 'good'] } as const;

/** Who said what, where and when. */
export const feedbackColumns = (timeZone: string): Column<Feedback>[] => [
  {
    key: 'text',
    title: 'Feedback',
    headline: true,
    render: ({ text, note }) => (
      <>
        <span className="mf-admin-words">{text}</span>
        {note && <span className="mf-admin-words">{`Note: ${note}`}</span>}
      </>
    ),
  },
  { key: 'kind', title: 'Kind', width: 'narrow', render: ({ kind }) => KINDS[kind] },
  {
    key: 'status',
    title: 'Status',
    width: 'narrow',
    render: ({ status }) => <StatusTag tone={STATES[status][1]}>{STATES[status][0]}</StatusTag>,
  },
  { key: 'from', title: 'From', render: (feedback) => <Sender {...feedback} /> },
  {
    key: 'sent',
    title: 'Sent',
    width: 'narrow',
    render: ({ createdAt, version, place }) => (
      <>
        {formatInstant(createdAt, timeZone)}
        <span className="mf-admin-place">{[version && `version ${version}`, place].filter(Boolean).join(', ')}</span>
      </>
    ),
  },
];

function Sender({ name, email, companyName }: Feedback) {
  return (
    <span className="mf-admin-from">
      <Text rank="strong">{name}</Text>
      {email && (
        <>
          <br />
          <a className="dwang-link" href={`mailto:${email}`}>
            {email}
          </a>
        </>
      )}
      <br />
      <Text rank="secondary">{companyName}</Text>
    </span>
  );
}
