import type { Synced } from '@dwang/client';
import type { TimeEntry } from '@dwang/contracts';
import { clockChange, dayOf } from '@dwang/domain';
import { formatDay, Hours, Link, Money, Stack, StatusTag, SyncMark, Text } from '@dwang/kit';
import type { Column } from '@dwang/kit/data';

/** Whether the server has the row as shown; what it refused leads to where that is mended. */
function Unsent({ sync }: Pick<Synced<TimeEntry>, 'sync'>) {
  if (sync !== 'attention') return <SyncMark state={sync} />;
  return (
    <Link to="/unsent">
      <SyncMark state={sync} />
    </Link>
  );
}

/** The time worked, and whether clocks changed in it. */
function Worked({ entry: { startTime, endTime, duration }, timeZone }: { entry: TimeEntry; timeZone: string }) {
  const change = clockChange(Date.parse(startTime), Date.parse(endTime), timeZone);
  const hours = <Hours seconds={duration} withDecimal />;
  if (!change) return hours;
  return (
    <Stack gap={0}>
      {hours}
      <Text rank="secondary">{change}</Text>
    </Stack>
  );
}

/** DATE, PROJECT, DESCRIPTION, DURATION, RATE, COST: the day is that of the company's zone. */
export const timeColumns = (timeZone: string): Column<Synced<TimeEntry>>[] => [
  {
    key: 'date',
    title: 'DATE',
    width: 'narrow',
    render: (entry) => formatDay(dayOf(Date.parse(entry.startTime), timeZone)),
  },
  { key: 'project', title: 'PROJECT', render: (entry) => entry.projectName, headline: true, width: 'wide' },
  {
    key: 'description',
    title: 'DESCRIPTION',
    width: 'wide',
    render: (entry) => (
      <span className="finance-note">
        {entry.notes} {entry.billed && <StatusTag tone="good">Billed</StatusTag>}
        <Unsent sync={entry.sync} />
      </span>
    ),
  },
  { key: 'duration', title: 'DURATION', render: (entry) => <Worked entry={entry} timeZone={timeZone} />, numeric: true },
  { key: 'rate', title: 'RATE', render: (entry) => <Money amount={entry.hourlyRate} />, numeric: true },
  { key: 'cost', title: 'COST', render: (entry) => <Money amount={entry.amount} strong />, numeric: true, figure: true },
];
