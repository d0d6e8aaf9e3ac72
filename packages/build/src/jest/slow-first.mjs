import TestSequencer from '@jest/test-sequencer';

/** Files that run for half a minute and more. At the end of a suite one of them would keep one core busy and the other idle. */
export const SLOW = /services\/gateway\/src\/(offline|docs)\//;

/** A fresh clone knows no durations, and jest would then go by the size of the files. */
export default class SlowFirst extends TestSequencer {
  async sort(tests) {
    const sorted = await super.sort(tests);
    const isSlow = ({ path }) => SLOW.test(path.replaceAll('\\', '/'));
    return [...sorted.filter(isSlow), ...sorted.filter((test) => !isSlow(test))];
  }
}
