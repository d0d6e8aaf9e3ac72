import { errorText } from '@dwang/client';
import type { TimeGrid } from '@dwang/contracts';
import { addDays } from '@dwang/domain';
import { useNotify, useUser } from '@dwang/shell-api';
import { useState } from 'react';
import { useSetTimeCellMutation, useTimeGridQuery } from '../timesheets.api';

export type WeekRow = TimeGrid['rows'][number];
type NamedJob = Pick<WeekRow, 'projectId' | 'projectName' | 'clientName'>;

const NOT_SAVED = 'The time could not be saved. Please try again.';

/** A person's week: the server's sheet with the jobs that were added here, and how its cells are changed. */
export function useWeek(weekStart: string, userId: number) {
  const user = useUser();
  const notify = useNotify();
  const grid = { week: weekStart, ...(userId === user.id ? {} : { userId }) };
  const query = useTimeGridQuery(grid);
  const [setCell] = useSetTimeCellMutation();
  const [added, setAdded] = useState<readonly NamedJob[]>([]);
  const data = query.currentData;
  const days = data?.days ?? Array.from({ length: 7 }, (_, index) => addDays(weekStart, index));
  const rows = data && [...data.rows, ...emptyRows(added, data)];

  const set = async (projectId: number, day: string, seconds: number): Promise<string | null> => {
    try {
      const { userId: other } = { userId: undefined, ...grid };
      await setCell({ grid, projectId, day, seconds, ...(other ? { userId: other } : {}) }).unwrap();
      return null;
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
    addJob: (job: NamedJob) => setAdded((before) => [...before.filter((one) => one.projectId !== job.projectId), job]),
  };
}

export type Week = ReturnType<typeof useWeek>;

/** Rows of jobs that the server does not show, as nothing is on them yet. */
function emptyRows(added: readonly NamedJob[], { rows, days, week }: TimeGrid): WeekRow[] {
  const lock = week.status === 'submitted' || week.status === 'approved' ? week.status : null;
  return added
    .filter(({ projectId }) => !rows.some((row) => row.projectId === projectId))
    .map((job) => ({ ...job, cells: days.map((day) => ({ projectId: job.projectId, day, seconds: 0, entries: 0, lock })) }));
}

export const rowTotal = ({ cells }: WeekRow): number => cells.reduce((sum, { seconds }) => sum + seconds, 0);

export const dayTotals = (rows: readonly WeekRow[], days: readonly string[]): number[] =>
  days.map((_, index) => rows.reduce((sum, { cells }) => sum + (cells[index]?.seconds ?? 0), 0));
