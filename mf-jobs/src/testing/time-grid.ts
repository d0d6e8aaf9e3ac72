import type { TimeGrid, TimeGridCell, TimesheetWeek } from '@dwang/contracts';

/** A Sunday. */
export const WEEK = '2026-03-01';
const DAYS = Array.from({ length: 7 }, (_, index) => `2026-03-0${index + 1}`);
export const DECK = { projectId: 1, projectName: 'Smith deck', clientName: 'Hōne' };
const FENCE = { projectId: 2, projectName: 'Fence', clientName: null };

export const aWeek = (fields: Partial<TimesheetWeek> = {}): TimesheetWeek => ({
  userId: 7,
  userName: 'hēmi',
  week: WEEK,
  status: 'none',
  reason: '',
  decidedBy: null,
  decidedAt: null,
  submittedAt: null,
  seconds: 27_000,
  amount: '600.00',
  ...fields,
});

export const rowOf = (job: typeof DECK | typeof FENCE, cells: Record<string, Partial<TimeGridCell>> = {}) => ({
  ...job,
  cells: DAYS.map((day) => ({ projectId: job.projectId, day, seconds: 0, entries: 0, lock: null, ...cells[day] })),
});

export const aGrid = (fields: Partial<TimeGrid> = {}): TimeGrid => ({
  week: aWeek(),
  usesApproval: false,
  days: DAYS,
  held: [],
  rows: [rowOf(DECK, { '2026-03-02': { seconds: 27_000, entries: 1 } }), rowOf(FENCE)],
  ...fields,
});
