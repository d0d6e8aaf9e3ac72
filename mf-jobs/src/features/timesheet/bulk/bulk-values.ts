import type { TimeEntry, UpdateTimeEntry } from '@dwang/contracts';
import { parseMoney } from '@dwang/kit/form';
import { shifted } from '../calendar/moved-entry';

/** What the form holds: empty fields leave the entries as they are; `projectId` 0 does as well. */
export interface BulkValues {
  projectId: number;
  hourlyRate: string;
  notes: string;
  /** Days later, or earlier with a minus. */
  days: number | null;
}

export const NO_CHANGE: BulkValues = { projectId: 0, hourlyRate: '', notes: '', days: null };

/** What is sent for one entry; empty when nothing was typed. */
export function bulkChange(entry: TimeEntry, { projectId, hourlyRate, notes, days }: BulkValues, zone: string): UpdateTimeEntry {
  const rate = parseMoney(hourlyRate ?? '');
  return {
    ...(projectId ? { projectId } : {}),
    ...(rate ? { hourlyRate: rate } : {}),
    ...(notes.trim() ? { notes } : {}),
    ...(days ? shifted(entry, days, zone) : {}),
  };
}

/** What takes an entry back to how it was. */
export const bulkUndo = (entry: TimeEntry): UpdateTimeEntry => {
  const { projectId, hourlyRate, notes, startTime, endTime, duration } = entry;
  return { projectId, notes, startTime, endTime, duration, confirmLong: true, ...(hourlyRate === null ? {} : { hourlyRate }) };
};
