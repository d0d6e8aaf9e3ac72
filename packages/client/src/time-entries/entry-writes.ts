import type { CreateTimeEntry, TimeEntry, UpdateTimeEntry, User } from '@dwang/contracts';
import { centsToDecimal, entryNote, labourCents, parseCents, toHoursMinutes } from '@dwang/domain';
import type { NewWrite } from '../outbox/queued-write';
import { stampNow } from '../server-clock';

/** Time entries are made, changed and deleted through the outbox only: these are its writes, for screens and for commands outside React. */

const TAGS = ['TimeEntry', 'Project'] as const;

/** What lists show of a new entry until the server has answered. */
export interface ShownWith {
  user: Pick<User, 'id' | 'username'> & Partial<Pick<User, 'company'>>;
  projectName: string;
  clientName?: string | null;
  /** The rate when the body leaves it to the project; the company's unless given. */
  hourlyRate?: string | null;
}

const labelOf = (what: string, { duration, projectName }: Pick<TimeEntry, 'duration' | 'projectName'>): string =>
  `${what}, ${toHoursMinutes(duration)} on ${projectName}`;

const amountOf = (duration: number, hourlyRate: string | null): string | null =>
  hourlyRate && centsToDecimal(labourCents(duration, parseCents(hourlyRate)));

const rateFrom = (typed: string | number | undefined, shown: string | null): string | null =>
  typed === undefined ? shown : String(typed);

const secondsBetween = (start: string, end: string): number => Math.round((Date.parse(end) - Date.parse(start)) / 1000);

/** A new entry. Its body carries the uid that was born with the form. */
export function createEntryWrite(body: CreateTimeEntry & { uid: string }, shown: ShownWith): NewWrite<TimeEntry> {
  const { uid, startTime } = body;
  const duration = body.duration ?? secondsBetween(startTime, body.endTime ?? startTime);
  const hourlyRate = rateFrom(
    body.hourlyRate,
    shown.hourlyRate === undefined ? (shown.user.company?.defaultRate ?? null) : shown.hourlyRate,
  );
  const preview: TimeEntry = {
    id: 0,
    uid,
    userId: shown.user.id,
    userName: shown.user.username,
    projectId: Number(body.projectId ?? 0),
    projectName: shown.projectName,
    clientName: shown.clientName ?? null,
    startTime,
    endTime: body.endTime ?? new Date(Date.parse(startTime) + duration * 1000).toISOString(),
    duration,
    billedSeconds: duration,
    notes: body.notes || entryNote(shown.projectName),
    hourlyRate,
    amount: amountOf(duration, hourlyRate),
    billed: false,
    invoiceId: null,
    approval: 'none',
    createdAt: stampNow().at,
    version: 1,
  };
  return {
    kind: 'time-entry',
    operation: 'create',
    uid,
    label: labelOf('Time entry', preview),
    request: { method: 'POST', url: '/time-entries', body },
    preview,
    tags: TAGS,
  };
}

/** The address of an entry; one that waits to be created is named by the outbox once it has its number. */
const addressOf = ({ id }: TimeEntry): string => `/time-entries/${id || '{id}'}`;

/** An edit; `entry` is the row as the person saw it, `names` those of the project that it is on now. */
export function updateEntryWrite(
  entry: TimeEntry,
  change: UpdateTimeEntry,
  names?: Pick<TimeEntry, 'projectName' | 'clientName'>,
): NewWrite<TimeEntry> {
  const { startTime = entry.startTime, endTime = entry.endTime, duration = entry.duration, notes = entry.notes } = change;
  const hourlyRate = rateFrom(change.hourlyRate, entry.hourlyRate);
  const preview: TimeEntry = {
    ...entry,
    startTime,
    endTime,
    duration,
    billedSeconds: duration === entry.duration ? entry.billedSeconds : duration,
    notes,
    hourlyRate,
    projectId: change.projectId === undefined ? entry.projectId : Number(change.projectId ?? 0),
    ...names,
    version: entry.version + 1,
  };
  return {
    kind: 'time-entry',
    operation: 'update',
    uid: entry.uid,
    label: labelOf('Change of time entry', preview),
    request: { method: 'PATCH', url: addressOf(entry), body: change },
    preview: { ...preview, amount: amountOf(preview.billedSeconds, hourlyRate) },
    base: { ...entry },
    tags: TAGS,
  };
}

export const deleteEntryWrite = (entry: TimeEntry): NewWrite<TimeEntry> => ({
  kind: 'time-entry',
  operation: 'delete',
  uid: entry.uid,
  label: labelOf('Delete time entry', entry),
  request: { method: 'DELETE', url: addressOf(entry) },
  preview: null,
  base: { ...entry },
  tags: TAGS,
});
