import type { Task } from '@dwang/contracts';
import type { TaskRow } from './task.entity';

export const toTask = ({ id, uid, projectId, title, done, dueDate, place, createdAt, version }: TaskRow): Task => ({
  id,
  uid,
  projectId,
  title,
  done: Boolean(done),
  dueDate,
  order: place,
  createdAt: createdAt.toISOString(),
  version,
});
