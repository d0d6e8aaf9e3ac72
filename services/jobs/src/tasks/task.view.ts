import type { Task } from '@dwang/contracts';
import type { TaskRow } from './task.entity';

/** `names` are of the people whose tasks these are, by their id. */
export const toTask = (row: TaskRow, names: ReadonlyMap<number, string>): Task => ({
  id: row.id,
  uid: row.uid,
  projectId: row.projectId,
  title: row.title,
  done: Boolean(row.done),
  dueDate: row.dueDate,
  assigneeId: row.assigneeId,
  assigneeName: row.assigneeId === null ? null : (names.get(row.assigneeId) ?? ''),
  order: row.place,
  createdAt: row.createdAt.toISOString(),
  version: row.version,
});
