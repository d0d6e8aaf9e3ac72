import { aProject } from '@dwang/testing/web';
import { orderAt, withMoves } from './place';

it('puts a job between two others, at an end, or leaves the place to the server', () => {
  const stage = 'booked';
  const order = orderAt({ stage, after: 10, before: 20 }) as number;
  expect(order > 10 && order < 20).toBe(true);
  expect(orderAt({ stage, after: null, before: 20 })).toBeLessThan(20);
  expect(orderAt({ stage, after: 20, before: null })).toBeGreaterThan(20);
  expect(orderAt({ stage, after: null, before: null })).toBeUndefined();
});

it('a move counts until the list knows it or something newer', () => {
  const project = aProject({ stage: 'quoted', stageOrder: 5, version: 3 });
  const other = aProject({ stage: 'booked', stageOrder: 10 });
  const moves = [{ project, stage: 'booked', stageOrder: 20 } as const];
  const ids = (...args: Parameters<typeof withMoves>) => withMoves(...args).map(({ id }) => id);
  expect(ids('quoted', [project], moves)).toEqual([]);
  expect(ids('booked', [other], moves)).toEqual([other.id, project.id]);
  const known = { ...project, stage: 'booked' as const, stageOrder: 1, version: 4 };
  expect(ids('booked', [known, other], moves)).toEqual([project.id, other.id]);
});
