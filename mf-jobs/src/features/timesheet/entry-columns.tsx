import type { Synced } from '@dwang/client';
import type { TimeEntry } from '@dwang/contracts';
import { clockChange, dayOf } from '@dwang/domain';
import { formatDay, formatHours, formatTime, Hours, Link, Money, StatusTag, SyncMark, VisuallyHidden } from '@dwang/kit';
import type { Column } from '@dwang/kit/data';
import { Checkbox } from '@dwang/kit/form';
import type { Selection } from './bulk/use-selection';

const NOTES_SHOWN = 30;

/** The first 30 characters; the whole text on hover and for screen readers. Source: specification 2, section 9. */
function Notes({ text }: { text: string }) {
  const characters = Array.from(text);
  if (characters.length <= NOTES_SHOWN) return <>{text || '–'}</>;
  return (
    <span title={text}>
      <span aria-hidden>{characters.slice(0, NOTES_SHOWN).join('').trimEnd()}…</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}

/** Whether the server has the row as shown; what it refused leads to where that is mended. */
function Unsent({ sync }: Pick<Synced<TimeEntry>, 'sync'>) {
  return sync === 'attention' ? (
    <Link to="/unsent">
      <SyncMark state={sync} />
    </Link>
  ) : (
    <SyncMark state={sync} />
  );
}

function Work({ entry }: { entry: Synced<TimeEntry> }) {
  return (
    <span className="jobs-name">
      <span className="jobs-name-main">{entry.projectName}</span>
      {entry.clientName && <span className="jobs-name-beside">{entry.clientName}</span>}
      {entry.approval === 'returned' && <StatusTag tone="bad">Returned</StatusTag>}
      <Unsent sync={entry.sync} />
    </span>
  );
}

/** The time worked, what of it is charged where the company rounds it, and whether clocks changed in it. */
function Worked({ entry: { startTime, endTime, duration, billedSeconds }, zone }: { entry: TimeEntry; zone: string }) {
  const change = clockChange(Date.parse(startTime), Date.parse(endTime), zone);
  if (duration === billedSeconds && !change) return <Hours seconds={duration} withDecimal />;
  return (
    <span className="jobs-name jobs-name-end">
      <Hours seconds={duration} withDecimal />
      {duration !== billedSeconds && <span className="jobs-name-beside">charged {formatHours(billedSeconds)}</span>}
      {change && <span className="jobs-name-beside">{change}</span>}
    </span>
  );
}

/** Marks an entry to be changed with others. */
export const markColumn = ({ isChosen, canChoose, toggle }: Selection): Column<Synced<TimeEntry>> => ({
  key: 'mark',
  title: 'MARK',
  width: 'narrow',
  render: (entry) => (
    <Checkbox
      checked={canChoose(entry) && isChosen(entry)}
      disabled={!canChoose(entry)}
      onChange={() => toggle(entry)}
      aria-label={`Mark ${entry.projectName}, ${entry.notes}`}
    />
  ),
});

/** The columns of the timesheet; days and times in the company's zone. */
export const entryColumns = (zone: string): Column<Synced<TimeEntry>>[] => [
  {
    key: 'date',
    title: 'DATE',
    width: 'narrow',
    render: ({ startTime }) => (
      <span className="jobs-name">
        {formatDay(dayOf(Date.parse(startTime), zone))}
        <span className="jobs-name-beside">{formatTime(startTime, zone)}</span>
      </span>
    ),
  },
  { key: 'project', title: 'PROJECT', headline: true, render: (entry) => <Work entry={entry} /> },
  { key: 'description', title: 'DESCRIPTION', render: ({ notes }) => <Notes text={notes} /> },
  { key: 'duration', title: 'DURATION', numeric: true, render: (entry) => <Worked entry={entry} zone={zone} /> },
  { key: 'amount', title: 'AMOUNT', numeric: true, figure: true, render: ({ amount }) => <Money amount={amount} /> },
];
