import type { MergeRules } from '@dwang/domain';
import type { OutboxKind } from './queued-write';

/** What may be merged by itself when two devices changed the same row: notes, names and captions; never hours and money. */
export const MERGE_RULES: Record<OutboxKind, MergeRules> = {
  'time-entry': { texts: ['notes'], names: [], guarded: ['startTime', 'endTime', 'duration', 'hourlyRate', 'projectId'] },
  'time-cell': { texts: [], names: [], guarded: [] },
  timer: { texts: ['notes'], names: [], guarded: [] },
  note: { texts: ['text', 'body'], names: ['title'], guarded: [] },
  photo: { texts: [], names: ['caption'], guarded: [] },
  file: { texts: [], names: [], guarded: [] },
  task: { texts: ['notes'], names: ['title'], guarded: [] },
  measurement: { texts: ['note'], names: ['name'], guarded: ['length', 'unit'] },
  'tool-result': { texts: ['note'], names: ['title'], guarded: [] },
  preferences: { texts: [], names: [], guarded: [] },
  layout: { texts: [], names: [], guarded: [], places: ['widgets'] },
};
