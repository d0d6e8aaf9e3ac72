import { type NewWrite, overlay, type QueuedWrite, type Synced } from '@dwang/client';
import type { InsightTask } from '@dwang/contracts';

/** A task of the list with its box: ticked ones stay until the list is read again. */
export type OpenTask = InsightTask & { done: boolean };

/** The list as the person left it. Tasks that were made on this device and are not sent yet are shown on their job. */
export const withPending = (items: readonly InsightTask[], pending: readonly QueuedWrite<OpenTask>[]): Synced<OpenTask>[] =>
  overlay(
    items.map((task) => ({ ...task, done: false })),
    pending.filter(({ operation }) => operation !== 'create'),
  );

export const tickWrite = (task: OpenTask): NewWrite<OpenTask> => ({
  kind: 'task',
  operation: 'update',
  uid: task.uid,
  label: `Task ${task.done ? 'opened again' : 'done'}: ${task.title}`,
  request: { method: 'PATCH', url: `/projects/${task.projectId}/tasks/${task.id}`, body: { done: !task.done } },
  preview: { ...task, done: !task.done },
  base: { ...task },
  tags: ['Task', 'Insight'],
});
