import type { Task } from '@dwang/contracts';
import { STEP } from './task-writes';

export const inOrder = (one: Task, other: Task): number =>
  one.order - other.order || one.createdAt.localeCompare(other.createdAt);

/**
 * The orders that change when the task at `from` goes to the place `to` of the list: its own, between its new neighbours; where there is no
 * room between them, those of all whose order is not yet a step apart.
 */
export function putBetween(tasks: readonly Task[], from: number, to: number): { task: Task; order: number }[] {
  const task = tasks[from];
  if (!task || from === to || to < 0 || to >= tasks.length) return [];
  const others = tasks.filter((_, index) => index !== from);
  const before = others[to - 1]?.order ?? 0;
  const after = others[to]?.order ?? before + 2 * STEP;
  const order = Math.floor((before + after) / 2);
  if (order > before && order < after) return [{ task, order }];
  return others
    .toSpliced(to, 0, task)
    .map((one, index) => ({ task: one, order: (index + 1) * STEP }))
    .filter((one) => one.order !== one.task.order);
}
