import { type QueuedWrite, sumWithPending } from '@dwang/client';
import type { TimeEntry, TimeGrid } from '@dwang/contracts';
import { dayOf } from '@dwang/domain';

type Row = TimeGrid['rows'][number];
export type NamedJob = Pick<Row, 'projectId' | 'projectName' | 'clientName'>;

/** A cell as it was typed on this device. */
export interface TypedCell extends NamedJob {
  userId: number;
  day: string;
  seconds: number;
}

export interface Unsent {
  cells: readonly QueuedWrite<TypedCell>[];
  entries: readonly QueuedWrite<TimeEntry>[];
}

const NOTHING = { count: 0, seconds: 0, amount: null };

/**
 * The rows with what this device holds unsent laid over: cells as they were typed, and the time of entries that were added, changed or deleted.
 * A cell with such an entry leads to the list, like one of several entries.
 */
export function withUnsent(rows: readonly Row[], { cells, entries }: Unsent, userId: number, zone: string): Row[] {
  const typed = cells
    .filter(({ state }) => state !== 'refused')
    .flatMap(({ preview }) => (preview && preview.userId === userId ? [preview] : []));
  if (typed.length === 0 && entries.length === 0) return [...rows];
  return rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => {
      const { projectId, day } = cell;
      const change = sumWithPending(NOTHING, entries, { from: day, to: day, projectId, userId }, zone);
      if (change.unsent > 0) {
        const seconds = cell.seconds + change.seconds;
        return { ...cell, seconds, entries: Math.max(1, cell.entries + change.count), lock: cell.lock ?? 'several' };
      }
      const last = typed.findLast((one) => one.projectId === projectId && one.day === day);
      return last ? { ...cell, seconds: last.seconds } : cell;
    }),
  }));
}

/** Jobs of what is unsent in these days, which the server may not show in the week yet; each once. */
export function jobsOf({ cells, entries }: Unsent, userId: number, days: readonly string[], zone: string): NamedJob[] {
  const typed = cells.flatMap(({ preview }) => (preview ? [preview] : []));
  const added = entries.flatMap(({ preview }) =>
    preview ? [{ ...preview, day: dayOf(Date.parse(preview.startTime), zone) }] : [],
  );
  const jobs = [...typed, ...added]
    .filter((one) => one.userId === userId && days.includes(one.day))
    .map(({ projectId, projectName, clientName }) => ({ projectId, projectName, clientName }));
  return [...new Map(jobs.map((job) => [job.projectId, job])).values()];
}
