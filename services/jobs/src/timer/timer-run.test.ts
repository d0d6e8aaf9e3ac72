import { freshRun, moveRun } from '@dwang/domain';
import { runOf, spanOf, stampsOf } from './timer-run';

const START = Date.parse('2026-04-04T13:59:00.000Z');
const at = (ms: number) => START + ms;

describe('the span of a timer', () => {
  it('reaches from the first start to the last pause and is never shorter than what was worked', () => {
    const first = moveRun(moveRun(freshRun(at(0)), 'run', at(1000)), 'pause', at(61_000));
    const paused = moveRun(moveRun(first, 'run', at(100_000)), 'pause', at(130_400));
    expect(spanOf(paused, at(999_000))).toEqual({ startTime: new Date(at(1000)), endTime: new Date(at(130_400)), duration: 90 });
  });

  it('is cut where the person says, but not before the last event', () => {
    const running = moveRun(freshRun(at(0)), 'run', at(0));
    expect(spanOf(running, at(3_600_000))).toMatchObject({ duration: 3600, endTime: new Date(at(3_600_000)) });
    const resumed = moveRun(moveRun(running, 'pause', at(60_000)), 'run', at(120_000));
    expect(spanOf(resumed, at(30_000))).toMatchObject({ duration: 60, endTime: new Date(at(120_000)) });
  });

  it('of a timer forgotten for forty days is cut to the longest entry (RC-003)', () => {
    const running = moveRun(freshRun(at(0)), 'run', at(0));
    const end = at(40 * 24 * 3600 * 1000);
    const span = spanOf(running, end);
    expect(span.duration).toBe(31 * 24 * 3600);
    expect(span.endTime.getTime()).toBe(end);
    expect(span.endTime.getTime() - span.startTime.getTime()).toBe(31 * 24 * 3600 * 1000);
  });

  it('is the same after a round through the database', () => {
    const run = moveRun(moveRun(freshRun(at(0)), 'run', at(0)), 'pause', at(1700));
    expect(runOf(stampsOf(run))).toEqual(run);
  });
});
