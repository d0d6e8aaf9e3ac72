import type { ClientError } from '@dwang/contracts';
import { formatInstant, StatusTag } from '@dwang/kit';
import type { Column } from '@dwang/kit/data';
import { metBy, STATES, timesWords } from './client-error-words';
import './client-errors.css';

/** What broke where, how often and for how many, and when last. */
export const clientErrorColumns = (timeZone: string): Column<ClientError>[] => [
  {
    key: 'message',
    title: 'Message and screen',
    headline: true,
    width: 'wide',
    render: ({ message, place }) => (
      <>
        <span className="mf-admin-fault">{message}</span>
        {place && <span className="mf-admin-fault-beside">{place}</span>}
      </>
    ),
  },
  {
    key: 'times',
    title: 'How often',
    width: 'narrow',
    render: (error) => (
      <>
        {timesWords(error.times)}
        <span className="mf-admin-fault-beside">{metBy(error)}</span>
      </>
    ),
  },
  {
    key: 'lastAt',
    title: 'Last seen',
    width: 'narrow',
    render: ({ firstAt, lastAt, times }) => (
      <>
        {formatInstant(lastAt, timeZone)}
        {times > 1 && <span className="mf-admin-fault-beside">{`First ${formatInstant(firstAt, timeZone)}`}</span>}
      </>
    ),
  },
  {
    key: 'state',
    title: 'State',
    width: 'narrow',
    figure: true,
    render: ({ state }) => <StatusTag tone={STATES[state][1]}>{STATES[state][0]}</StatusTag>,
  },
];
