import { dayText } from './day-text';
import { toDecimalHours } from './duration';
import { isDefaultNote } from './entry-note';
import { labourCents } from './money';
import { dayOf } from './zone';

const MAX_DESCRIPTION = 500;

/** What a line of hours needs of an entry. */
export interface BilledHours {
  id: number;
  userId: number;
  projectId: number;
  startTime: Date;
  /** Seconds that are charged. */
  duration: number;
  notes: string;
  hourlyRateCents: number;
}

/** One line for each entry, or for each day, person or job altogether. */
export type HoursGrouping = 'entry' | 'day' | 'person' | 'none';

/** What names the entries on a line. */
export interface TimeNames {
  projects: ReadonlyMap<number, string>;
  people: ReadonlyMap<number, string>;
  zone: string;
}

/** A line of hours and the entries that are on it. */
export interface LabourLine<Entry extends BilledHours = BilledHours> {
  line: {
    kind: 'labour';
    description: string;
    /** Hours, with 4 places at most. */
    quantity: string;
    unit: string;
    unitPriceCents: number;
    amountCents: number;
  };
  entries: readonly Entry[];
}

/**
 * The lines of entries, oldest first: one for each entry, or for each day, person or job altogether, and within these for each rate. Each
 * entry is rounded to the cent once, by itself, as lists and reports have it: a line comes to the sum of its entries, however they are put
 * together, and says so where that is not its hours times its rate.
 */
export function labourLines<Entry extends BilledHours>(
  entries: readonly Entry[],
  grouping: HoursGrouping,
  names: TimeNames,
): LabourLine<Entry>[] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = `${keyOf(entry, grouping, names.zone)} ${entry.projectId} ${entry.hourlyRateCents}`;
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups.values()].map((group) => ({ line: toLine(group, grouping, names), entries: group }));
}

function keyOf(entry: BilledHours, grouping: HoursGrouping, zone: string): string | number {
  if (grouping === 'entry') return entry.id;
  if (grouping === 'day') return dayOf(entry.startTime.getTime(), zone);
  return grouping === 'person' ? entry.userId : '';
}

function toLine(group: readonly BilledHours[], grouping: HoursGrouping, names: TimeNames): LabourLine['line'] {
  const seconds = group.reduce((sum, { duration }) => sum + duration, 0);
  const unitPriceCents = group[0]?.hourlyRateCents ?? 0;
  const amountCents = group.reduce((sum, { duration }) => sum + labourCents(duration, unitPriceCents), 0);
  const isRounded = amountCents !== labourCents(seconds, unitPriceCents);
  return {
    kind: 'labour',
    description: shortened(textOf(group, grouping, names), isRounded ? ` (${group.length} entries, each to the cent)` : ''),
    quantity: toDecimalHours(seconds, 4).replace(/0{1,2}$/, ''),
    unit: 'h',
    unitPriceCents,
    amountCents,
  };
}

/** The days in the company's zone, the project, and who it was or what was done. */
function textOf(group: readonly BilledHours[], grouping: HoursGrouping, { projects, people, zone }: TimeNames): string {
  const days = [...new Set([group[0], group.at(-1)].flatMap((entry) => (entry ? [dayOf(entry.startTime.getTime(), zone)] : [])))];
  const project = projects.get(group[0]?.projectId ?? 0) ?? '';
  const work =
    grouping === 'person' ? (people.get(group[0]?.userId ?? 0) ?? '') : grouping === 'none' ? '' : notesOf(group, project);
  return `${days.map(dayText).join(' to ')} ${work ? `${project} – ${work}` : project}`;
}

/** The note of an entry that was saved without one says nothing to a customer. */
function notesOf(group: readonly BilledHours[], project: string): string {
  const notes = group
    .map(({ notes }) => notes.replace(/\s+/g, ' ').trim())
    .filter((note) => note && !isDefaultNote(note, project));
  return [...new Set(notes)].join('; ');
}

/** Cuts by whole characters, so that no half of an emoji is left; `end` stays whole. */
export function shortened(text: string, end = ''): string {
  const characters = Array.from(text);
  const room = MAX_DESCRIPTION - end.length;
  return (characters.length <= room ? text : `${characters.slice(0, room - 1).join('')}…`) + end;
}
