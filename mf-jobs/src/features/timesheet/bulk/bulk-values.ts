import type { TimeEntry, UpdateTimeEntry } from '@dwang/contracts';
import { parseDecimal } from '@dwang/domain';
import { parseMoney } from '@dwang/kit/form';
import { shifted } from '../calendar/moved-entry';

/** What the form holds: empty fields leave the entries as they are; `projectId` 0 does as well. */
export interface BulkValues {
  projectId: number;
  hourlyRate: string;
  notes: string;
  /** Days later, or earlier with a minus. */
  days: string;
}

export const NO_CHANGE: BulkValues = { projectId: 0, hourlyRate: '', notes: '', days: '' };

/** What is sent for one entry; empty when nothing was typed. */
export function bulkChange(entry: TimeEntry, { projectId, hourlyRate, notes, days }: BulkValues, zone: string): UpdateTimeEntry {
  const rate = parseMoney(hourlyRate ?? '');
  const later = Number(parseDecimal(days ?? ''));
  return {
    ...(projectId ? { projectId } : {}),
    ...(rate ? { hourlyRate: rate } : {}),
    ...(notes.trim() ? { notes } : {}),
    ...(later ? shifted(entry, later, zone) : {}),
  };
}

/** What takes an entry back to how it was. */
export const bulkUndo = (entry: TimeEntry): UpdateTimeEntry => {
  const { projectId, hourlyRate, notes, startTime, endTime, duration } = entry;
  return { projectId, notes, startTime, endTime, duration, confirmLong: true, ...(hourlyRate === null ? {} : { hourlyRate }) };
};
