import { BoundedQueue } from './bounded-queue';

/** Pieces of work that end when they are told to. */
function heldWork(queue: BoundedQueue) {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const start = (number: number) =>
    queue.run(() => {
      begun.push(number);
      return new Promise<number>((end) => ends.push(() => end(number)));
    });
  return { begun, ends, start };
}
const settled = () => new Promise((resume) => setImmediate(resume));

it('runs so many at once, the others in order, and sends away what is too much', async () => {
  const { begun, ends, start } = heldWork(new BoundedQueue(2, 2));
  const all = [1, 2, 3, 4].map(start);
  await expect(start(5)).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  expect(begun).toEqual([1, 2]);
  ends[0]?.();
  await settled();
  expect(begun).toEqual([1, 2, 3]);
  for (const end of ends) end();
  await settled();
  ends.at(-1)?.();
  expect(await Promise.all(all)).toEqual([1, 2, 3, 4]);
  expect(begun).toEqual([1, 2, 3, 4]);
});

it('goes on after a piece that failed', async () => {
  const queue = new BoundedQueue(1, 5);
  const failing = queue.run(() => Promise.reject(new Error('broken')));
  const next = queue.run(async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
