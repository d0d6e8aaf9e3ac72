import type { CreateTimeEntry, TimeEntry, UpdateTimeEntry } from '@dwang/contracts';
import { parseDuration } from '@dwang/domain';
import { durationText, parseMoney } from '@dwang/kit/form';
import { changedTimes, DEFAULT_SECONDS, DEFAULT_START, toDayAndTime, toInstant } from './entry-times';

/** What the time form holds: the duration as typed, 0 for the General project. `uid` is born with the form: a repeated send makes one row. */
export interface EntryValues {
  uid?: string;
  projectId: number;
  date: string;
  duration: string;
  startTime: string;
  hourlyRate: string;
  notes: string;
}

export const newEntryValues = (today: string): EntryValues => ({
  uid: crypto.randomUUID(),
  projectId: 0,
  date: today,
  duration: durationText(DEFAULT_SECONDS),
  startTime: DEFAULT_START,
  hourlyRate: '65.00',
  notes: '',
});

export const valuesOfEntry = (entry: TimeEntry, zone: string): EntryValues => ({
  projectId: entry.projectId,
  ...toDayAndTime(entry.startTime, zone),
  duration: durationText(entry.duration),
  hourlyRate: entry.hourlyRate,
  notes: entry.notes,
});

/** A new entry for the server. Throws on a duration that the form should have refused. */
export const toCreateEntry = (values: EntryValues, zone: string): CreateTimeEntry => ({
  ...(values.uid ? { uid: values.uid } : {}),
  projectId: values.projectId === 0 ? null : values.projectId,
  startTime: toInstant(values.date, values.startTime, zone),
  duration: secondsOf(values),
  hourlyRate: rateOf(values),
  ...(values.notes.trim() ? { notes: values.notes } : {}),
});

/** Only what the person changed. */
export function toEntryChanges(entry: TimeEntry, values: EntryValues, zone: string): UpdateTimeEntry {
  return {
    ...changedTimes(entry, values.date, values.startTime, secondsOf(values), zone),
    ...(values.projectId === entry.projectId ? {} : { projectId: values.projectId }),
    ...(rateOf(values) === entry.hourlyRate ? {} : { hourlyRate: rateOf(values) }),
    ...(values.notes === entry.notes ? {} : { notes: values.notes }),
    version: entry.version,
  };
}

/** The same work again, as a row of its own: for Duplicate, and to bring back what was just deleted. */
export const toCopy = (entry: TimeEntry): CreateTimeEntry => ({
  projectId: entry.projectId,
  startTime: entry.startTime,
  endTime: entry.endTime,
  duration: entry.duration,
  notes: entry.notes,
  hourlyRate: entry.hourlyRate,
});

const rateOf = (values: EntryValues): string => parseMoney(values.hourlyRate) ?? values.hourlyRate;

function secondsOf(values: EntryValues): number {
  const seconds = parseDuration(values.duration);
  if (seconds === null) throw new RangeError(`Not a duration: "${values.duration}"`);
  return seconds;
}
