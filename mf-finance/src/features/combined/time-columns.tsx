import type { TimeEntry } from '@dwang/contracts';
import { dayOf } from '@dwang/domain';
import { formatDay, Hours, Money, StatusTag } from '@dwang/kit';
import type { Column } from '@dwang/kit/data';

/** DATE, PROJECT, DESCRIPTION, DURATION, RATE, COST: the day is that of the company's zone. */
export const timeColumns = (timeZone: string): Column<TimeEntry>[] => [
  { key: 'date', title: 'DATE', render: (entry) => formatDay(dayOf(Date.parse(entry.startTime), timeZone)) },
  { key: 'project', title: 'PROJECT', render: (entry) => entry.projectName, headline: true, width: 'wide' },
  {
    key: 'description',
    title: 'DESCRIPTION',
    width: 'wide',
    render: (entry) => (
      <span className="finance-note">
        {entry.notes} {entry.billed && <StatusTag tone="good">Billed</StatusTag>}
      </span>
    ),
  },
  { key: 'duration', title: 'DURATION', render: (entry) => <Hours seconds={entry.duration} withDecimal />, numeric: true },
  { key: 'rate', title: 'RATE', render: (entry) => <Money amount={entry.hourlyRate} />, numeric: true },
  { key: 'cost', title: 'COST', render: (entry) => <Money amount={entry.amount} strong />, numeric: true, figure: true },
];
