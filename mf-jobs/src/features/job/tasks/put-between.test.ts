import type { Task } from '@dwang/contracts';
import { inOrder, putBetween } from './put-between';

const tasks = (...orders: number[]): Task[] =>
  orders.map((order, index) => ({
    id: index + 1,
    uid: `task-${index + 1}`,
    projectId: 5,
    title: `Task ${index + 1}`,
    done: false,
    dueDate: null,
    assigneeId: null,
    assigneeName: null,
    order,
    createdAt: '2026-03-01T00:00:00.000Z',
    version: 1,
  }));
const after = (list: Task[], from: number, to: number): number[] => {
  const orders = new Map(putBetween(list, from, to).map(({ task, order }) => [task.id, order]));
  return list
    .map((task) => ({ ...task, order: orders.get(task.id) ?? task.order }))
    .toSorted(inOrder)
    .map(({ id }) => id);
};

it('changes one order where there is room', () => {
  expect(putBetween(tasks(1024, 2048, 3072), 2, 1)).toMatchObject([{ task: { id: 3 }, order: 1536 }]);
  expect(putBetween(tasks(1024, 2048), 0, 1)).toMatchObject([{ order: 3072 }]);
  expect(putBetween(tasks(1024, 2048), 1, 1)).toEqual([]);
  expect(putBetween(tasks(1024), 0, 1)).toEqual([]);
});

it.each([
  [[1, 2, 3, 4], 3, 0, [4, 1, 2, 3]],
  [[1, 2, 3, 4], 0, 2, [2, 3, 1, 4]],
  [[0, 0, 0], 2, 1, [1, 3, 2]],
  [[1024, 1025, 4096], 2, 1, [1, 3, 2]],
])('puts %j from %d to %d without room as well', (orders, from, to, expected) => {
  expect(after(tasks(...orders), from, to)).toEqual(expected);
});
