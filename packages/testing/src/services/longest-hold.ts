import { promisify } from 'node:util';

const turn = promisify(setImmediate);

/**
 * For how long at most, in milliseconds of this process's computing, the event loop is held while `work` runs, and how often it was free. What
 * the rest of the machine does counts for nothing.
 */
export async function longestHold<Result>(
  work: () => PromiseLike<Result>,
): Promise<{ result: Result; longest: number; turns: number }> {
  let isOver = false;
  let [longest, turns] = [0, 0];
  const working = Promise.resolve(work()).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const before = process.cpuUsage();
    await turn();
    const { user, system } = process.cpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
    turns += 1;
  }
  return { result: await working, longest, turns };
}
