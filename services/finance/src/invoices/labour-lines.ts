import type { TimeGrouping } from '@dwang/contracts';
import { dayOf, dayText, labourCents, toDecimalHours } from '@dwang/domain';
import type { BillableEntry } from '@dwang/service-jobs';
import type { NewLine } from './invoice-content';

const MAX_DESCRIPTION = 500;
/** The note of an entry that was saved without one says nothing to a customer. */
const DEFAULT_NOTE = 'Time entry';

/** What names the entries on a line. */
export interface TimeNames {
  projects: ReadonlyMap<number, string>;
  people: ReadonlyMap<number, string>;
  zone: string;
}

/** A line of hours and the entries that are on it. */
export interface LabourLine {
  line: NewLine;
  entries: readonly BillableEntry[];
}

/**
 * The lines of entries, oldest first: one for each entry, or for each day, person or job altogether, and within these for each rate. The
 * seconds of a line are summed before they are priced, so that an entry split in two costs what it cost whole.
 */
export function labourLines(entries: readonly BillableEntry[], grouping: TimeGrouping, names: TimeNames): LabourLine[] {
  const groups = new Map<string, BillableEntry[]>();
  for (const entry of entries) {
    const key = `${keyOf(entry, grouping, names.zone)} ${entry.projectId} ${entry.hourlyRateCents}`;
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups.values()].map((group) => ({ line: toLine(group, grouping, names), entries: group }));
}

function keyOf(entry: BillableEntry, grouping: TimeGrouping, zone: string): string | number {
  if (grouping === 'entry') return entry.id;
  if (grouping === 'day') return dayOf(entry.startTime.getTime(), zone);
  return grouping === 'person' ? entry.userId : '';
}

function toLine(group: readonly BillableEntry[], grouping: TimeGrouping, names: TimeNames): NewLine {
  const seconds = group.reduce((sum, { duration }) => sum + duration, 0);
  const unitPriceCents = group[0]?.hourlyRateCents ?? 0;
  return {
    kind: 'labour',
    description: shortened(textOf(group, grouping, names)),
    quantity: toDecimalHours(seconds, 4).replace(/0{1,2}$/, ''),
    unit: 'h',
    unitPriceCents,
    amountCents: labourCents(seconds, unitPriceCents),
  };
}

/** The days in the company's zone, the project, and who it was or what was done. */
function textOf(group: readonly BillableEntry[], grouping: TimeGrouping, { projects, people, zone }: TimeNames): string {
  const days = [...new Set([group[0], group.at(-1)].flatMap((entry) => (entry ? [dayOf(entry.startTime.getTime(), zone)] : [])))];
  const project = projects.get(group[0]?.projectId ?? 0) ?? '';
  const work = grouping === 'person' ? (people.get(group[0]?.userId ?? 0) ?? '') : grouping === 'none' ? '' : notesOf(group);
  return `${days.map(dayText).join(' to ')} ${work ? `${project} – ${work}` : project}`;
}

function notesOf(group: readonly BillableEntry[]): string {
  const notes = group.map(({ notes }) => notes.replace(/\s+/g, ' ').trim()).filter((note) => note && note !== DEFAULT_NOTE);
  return [...new Set(notes)].join('; ');
}

/** Cuts by whole characters, so that no half of an emoji is left. */
export function shortened(text: string): string {
  const characters = Array.from(text);
  return characters.length <= MAX_DESCRIPTION ? text : `${characters.slice(0, MAX_DESCRIPTION - 1).join('')}…`;
}
