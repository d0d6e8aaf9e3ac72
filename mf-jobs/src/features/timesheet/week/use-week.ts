import { errorText, useOutbox, usePending, usePendingEntries } from '@dwang/client';
import type { TimeGrid } from '@dwang/contracts';
import { addDays, startOfWeek, toHoursMinutes } from '@dwang/domain';
import { formatShortDay, useWeekStart } from '@dwang/kit';
import { useNotify, useUser } from '@dwang/shell-api';
import { useState } from 'react';
import { useTimeGridQuery } from '../timesheets.api';
import { jobsOf, type NamedJob, type TypedCell, withUnsent } from './unsent-cells';

export type WeekRow = TimeGrid['rows'][number];

const NOT_SAVED = 'The time could not be saved. Please try again.';

/** A person's week: the server's sheet with the jobs that were added here and what is unsent, and how its cells are changed, offline too. */
export function useWeek(week: string, userId: number) {
  const user = useUser();
  const weekStart = useWeekStart();
  const notify = useNotify();
  const grid = { week, ...(userId === user.id ? {} : { userId }) };
  const query = useTimeGridQuery(grid);
  const write = useOutbox();
  const unsent = { cells: usePending<TypedCell>('time-cell'), entries: usePendingEntries() };
  const [added, setAdded] = useState<readonly NamedJob[]>([]);
  const data = query.currentData;
  const days = data?.days ?? Array.from({ length: 7 }, (_, index) => addDays(startOfWeek(week, weekStart), index));
  const { timeZone } = user.company;
  const more = [...added, ...jobsOf(unsent, userId, days, timeZone).filter((job) => !added.some(isSame(job)))];
  const rows = data && withUnsent([...data.rows, ...emptyRows(more, data)], unsent, userId, timeZone);

  const set = async (projectId: number, day: string, seconds: number): Promise<string | null> => {
    const row = rows?.find((one) => one.projectId === projectId);
    const cell = row?.cells.find((one) => one.day === day);
    if (!row || !cell) return NOT_SAVED;
    const { projectName, clientName } = row;
    try {
      const outcome = await write({
        kind: 'time-cell',
        operation: 'update',
        uid: `cell-${userId}-${projectId}-${day}`,
        label: `${toHoursMinutes(seconds)} on ${projectName}, ${formatShortDay(day)}`,
        request: {
          method: 'PUT',
          url: '/time-entries/cell',
          body: { projectId, day, seconds, from: cell.seconds, ...(userId === user.id ? {} : { userId }) },
        },
        preview: { userId, projectId, projectName, clientName, day, seconds },
        tags: ['TimeEntry', 'Project'],
      });
      return outcome.state === 'refused' ? errorText(outcome.error, NOT_SAVED) : null;
    } catch (error) {
      return errorText(error, NOT_SAVED);
    }
  };

  const setMany = async (cells: readonly { projectId: number; day: string; seconds: number }[]) => {
    const refusals: string[] = [];
    for (const { projectId, day, seconds } of cells) {
      const reason = await set(projectId, day, seconds);
      if (reason) refusals.push(reason);
    }
    const saved = cells.length - refusals.length;
    if (refusals.length > 0) {
      notify.error({
        title: `${refusals.length} of ${cells.length} cells could not be pasted`,
        description: refusals[0] ?? NOT_SAVED,
      });
    } else notify.success({ title: saved === 1 ? '1 cell pasted' : `${saved} cells pasted` });
  };

  return {
    data,
    days,
    rows,
    isFetching: query.isFetching,
    error: query.error && !data ? errorText(query.error, 'Please try again.') : null,
    refetch: query.refetch,
    set,
    setMany,
    addJob: (job: NamedJob) => setAdded((before) => [...before.filter((one) => !isSame(job)(one)), job]),
  };
}

export type Week = ReturnType<typeof useWeek>;

const isSame =
  ({ projectId }: NamedJob) =>
  (other: NamedJob) =>
    other.projectId === projectId;

/** The week that is handed in or approved with this day. */
export const heldOn = ({ held }: TimeGrid, day: string) => held?.find(({ from, to }) => day >= from && day <= to);

/** Rows of jobs that the server does not show, as nothing is on them yet. */
function emptyRows(added: readonly NamedJob[], grid: TimeGrid): WeekRow[] {
  const { rows, days } = grid;
  const lockOf = (day: string) => heldOn(grid, day)?.status ?? null;
  return added
    .filter(({ projectId }) => !rows.some((row) => row.projectId === projectId))
    .map((job) => ({
      ...job,
      cells: days.map((day) => ({ projectId: job.projectId, day, seconds: 0, entries: 0, lock: lockOf(day) })),
    }));
}

export const rowTotal = ({ cells }: WeekRow): number => cells.reduce((sum, { seconds }) => sum + seconds, 0);

export const dayTotals = (rows: readonly WeekRow[], days: readonly string[]): number[] =>
  days.map((_, index) => rows.reduce((sum, { cells }) => sum + (cells[index]?.seconds ?? 0), 0));
