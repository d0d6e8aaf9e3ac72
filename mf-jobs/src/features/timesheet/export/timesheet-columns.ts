import type { TimeEntry } from '@dwang/contracts';
import { addDays, centsToDecimal, dayOf, daySpan, type PaidPart, parseCents, partWithin, toClock } from '@dwang/domain';
import type { ExportColumn } from '@dwang/kit/export';

/** An entry as a file of some days has it: over an edge of the days only its part within. */
export interface EntryPart extends PaidPart {
  entry: TimeEntry;
}

/** The part of an entry within the days asked for; an end that is '' is open. */
export function partOfDays(entry: TimeEntry, { from, to }: { from: string; to: string }, zone: string): EntryPart {
  const { startTime, endTime, duration, billedSeconds, hourlyRate } = entry;
  const span = { start: Date.parse(startTime), end: Date.parse(endTime), seconds: duration, billedSeconds };
  const first = from ? daySpan(from, from, zone).from : Number.NEGATIVE_INFINITY;
  const last = to ? daySpan(to, to, zone).to : Number.POSITIVE_INFINITY;
  return { entry, ...partWithin({ ...span, rateCents: parseCents(hourlyRate ?? '0') }, first, last) };
}

/** The entry's part on each day of those asked for, as the wage record has it: a line of many days would have no end. */
export function* partsByDay(entry: TimeEntry, asked: { from: string; to: string }, zone: string): Generator<EntryPart> {
  const whole = partOfDays(entry, asked, zone);
  const last = dayOf(whole.end - 1, zone);
  for (let day = dayOf(whole.start, zone); day <= last; day = addDays(day, 1))
    yield partOfDays(entry, { from: day, to: day }, zone);
}

/** The columns of an exported timesheet, `Worked` to the second so that it sums exactly; without prices for those who are not shown them. Days of the company's zone. */
export const timesheetColumns = (zone: string, seesPrices: boolean): ExportColumn<EntryPart>[] => [
  { title: 'Date', kind: 'day', value: ({ start }) => dayOf(start, zone) },
  { title: 'Project', value: ({ entry }) => entry.projectName },
  { title: 'Client', value: ({ entry }) => entry.clientName },
  { title: 'Person', value: ({ entry }) => entry.userName },
  { title: 'Description', value: ({ entry }) => entry.notes },
  { title: 'Worked', value: ({ seconds }) => toClock(seconds) },
  { title: 'Hours (to 0.01)', kind: 'number', value: ({ hours }) => hours },
  { title: 'Charged (to 0.01)', kind: 'number', value: ({ chargedHours }) => chargedHours },
  ...(seesPrices
    ? [
        { title: 'Rate', kind: 'money' as const, value: ({ entry }: EntryPart) => entry.hourlyRate },
        { title: 'Amount', kind: 'money' as const, value: ({ cents }: EntryPart) => centsToDecimal(cents) },
      ]
    : []),
];

/** `Timesheet-November-2026`: of the first day that is shown, else of today. Source: specification 2, section 9. */
export function timesheetName(from: string, today: string): string {
  const day = new Date(`${from || today}T00:00:00Z`);
  return `Timesheet-${new Intl.DateTimeFormat('en-NZ', { month: 'long', timeZone: 'UTC' }).format(day)}-${day.getUTCFullYear()}`;
}
