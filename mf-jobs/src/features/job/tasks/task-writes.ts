import { firstWords, rowWrites, stampNow } from '@dwang/client';
import type { Task } from '@dwang/contracts';

export const taskWrites = rowWrites<Task>({
  kind: 'task',
  noun: 'Task',
  tag: 'Task',
  listOf: ({ projectId }) => `/projects/${projectId}/tasks`,
  about: ({ title }) => firstWords(title),
});

/** Room between neighbours, so that a task can be put between two without moving others. */
export const STEP = 1024;

/** A task as it is shown until the server has it, behind `after`. */
export const newTask = (projectId: number, title: string, after: readonly Task[]): Task => ({
  id: 0,
  uid: crypto.randomUUID(),
  projectId,
  title,
  done: false,
  dueDate: null,
  assigneeId: null,
  assigneeName: null,
  order: STEP + after.reduce((last, { order }) => Math.max(last, order), 0),
  createdAt: stampNow().at,
  version: 1,
});

export const createTask = (task: Task) => {
  const { title, done, dueDate, assigneeId, order } = task;
  return taskWrites.create(task, { title, done, dueDate, assigneeId, order });
};
