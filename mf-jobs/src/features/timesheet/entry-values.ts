import type { CreateTimeEntry, TimeEntry, UpdateTimeEntry } from '@dwang/contracts';
import { parseDuration } from '@dwang/domain';
import { durationText, parseMoney } from '@dwang/kit/form';
import {
  breakSeconds,
  breaksIn,
  changedTimes,
  DEFAULT_END,
  DEFAULT_SECONDS,
  DEFAULT_START,
  type Hour,
  hourOf,
  toDayAndTime,
  toInstant,
} from './entry-times';

/** What the time form holds: the duration as typed, 0 for the General project. `uid` is born with the form: a repeated send makes one row. */
export interface EntryValues {
  uid?: string;
  projectId: number;
  /** The chosen project's names, to show the entry by until the server has it. */
  projectName?: string;
  clientName?: string;
  date: string;
  duration: string;
  startTime: string;
  /** Which of two hours `startTime` is in, on the night when clocks go back. */
  hour?: Hour;
  /** Only a help to type: what is saved is start, work and breaks. */
  endTime?: string;
  /** Unpaid time between start and end, as typed. */
  breaks?: string;
  hourlyRate: string;
  notes: string;
}

/** What the outbox is given: every entry has its uid from here on. */
export type NewEntry = CreateTimeEntry & { uid: string };

/** At the company's rate; null where that is not known or not shown. */
export const newEntryValues = (today: string, rate: string | null): EntryValues => ({
  uid: crypto.randomUUID(),
  projectId: 0,
  date: today,
  duration: durationText(DEFAULT_SECONDS),
  startTime: DEFAULT_START,
  hour: 0,
  endTime: DEFAULT_END,
  breaks: '',
  hourlyRate: rate ?? '',
  notes: '',
});

export const valuesOfEntry = (entry: TimeEntry, zone: string): EntryValues => ({
  projectId: entry.projectId,
  projectName: entry.projectName,
  clientName: entry.clientName ?? '',
  ...toDayAndTime(entry.startTime, zone),
  hour: hourOf(entry.startTime, zone),
  endTime: toDayAndTime(entry.endTime, zone).startTime,
  breaks: breakSeconds(entry) > 0 ? durationText(breakSeconds(entry)) : '',
  duration: durationText(entry.duration),
  hourlyRate: entry.hourlyRate ?? '',
  notes: entry.notes,
});

/** A new entry for the server. Throws on a duration that the form should have refused. */
export const toCreateEntry = (values: EntryValues, zone: string): NewEntry => ({
  uid: values.uid || crypto.randomUUID(),
  projectId: values.projectId === 0 ? null : values.projectId,
  ...typedSpan(values, zone),
  ...(rateOf(values) ? { hourlyRate: rateOf(values) } : {}),
  ...(values.notes.trim() ? { notes: values.notes } : {}),
});

/** Only what the person changed; the outbox adds the row's version. */
export function toEntryChanges(entry: TimeEntry, values: EntryValues, zone: string): UpdateTimeEntry {
  return {
    ...changedTimes(entry, { ...values, duration: secondsOf(values), breaks: breaksIn(values) }, zone),
    ...(values.projectId === entry.projectId ? {} : { projectId: values.projectId }),
    ...(hasRate(values) && rateOf(values) !== (entry.hourlyRate ?? '') ? { hourlyRate: rateOf(values) } : {}),
    ...(values.notes === entry.notes ? {} : { notes: values.notes }),
  };
}

/** Start and work; with breaks the end as well, by which the server knows them. */
function typedSpan(values: EntryValues, zone: string): Pick<NewEntry, 'startTime' | 'endTime' | 'duration'> {
  const startTime = toInstant(values.date, values.startTime, zone, values.hour);
  const [duration, breaks] = [secondsOf(values), breaksIn(values)];
  if (breaks === 0) return { startTime, duration };
  return { startTime, endTime: new Date(Date.parse(startTime) + (duration + breaks) * 1000).toISOString(), duration };
}

/** The same work again, as a row of its own: for Duplicate, and to bring back what was just deleted. */
export const toCopy = (entry: TimeEntry): NewEntry => ({
  uid: crypto.randomUUID(),
  projectId: entry.projectId,
  startTime: entry.startTime,
  endTime: entry.endTime,
  duration: entry.duration,
  notes: entry.notes,
  ...(entry.hourlyRate === null ? {} : { hourlyRate: entry.hourlyRate }),
});

/** The project as it is called in lists. */
export const namesIn = ({
  projectId,
  projectName,
  clientName,
}: EntryValues): { projectName: string; clientName: string | null } => ({
  projectName: projectName || (projectId === 0 ? 'General' : `Project #${projectId}`),
  clientName: clientName || null,
});

const hasRate = ({ hourlyRate }: Partial<EntryValues>): boolean => hourlyRate !== undefined;

/** Empty for those who are not shown prices: they have no such field, and the job's own rate holds. */
const rateOf = ({ hourlyRate = '' }: Partial<EntryValues>): string => parseMoney(hourlyRate) ?? hourlyRate;

export function secondsOf(values: EntryValues): number {
  const seconds = parseDuration(values.duration);
  if (seconds === null) throw new RangeError(`Not a duration: "${values.duration}"`);
  return seconds;
}
