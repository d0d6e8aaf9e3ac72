import { freshTimer, pause, run, spanOf, workedSeconds } from './timer-state';

const at = (ms: number) => new Date(Date.parse('2026-04-04T13:59:00.000Z') + ms);

describe('the timer', () => {
  it('counts by stamps alone, through a sleep of six hours and the change of clocks (RC-012, RC-013)', () => {
    const running = run(freshTimer(at(0)), at(0));
    expect(workedSeconds(running, at(6 * 3600 * 1000))).toBe(6 * 3600);
  });

  it('loses nothing over many pauses of parts of a second', () => {
    let timer = freshTimer(at(0));
    for (let second = 0; second < 100; second += 1) {
      timer = pause(run(timer, at(second * 2000)), at(second * 2000 + 750));
    }
    expect(workedSeconds(timer, at(500_000))).toBe(75);
  });

  it('tells the same seconds to a device that adds now minus runningSince to the whole seconds', () => {
    const timer = run(pause(run(freshTimer(at(0)), at(0)), at(1700)), at(5000));
    expect(timer.accumulatedMs % 1000).toBe(0);
    expect(workedSeconds(timer, at(5299))).toBe(1);
    expect(workedSeconds(timer, at(5300))).toBe(2);
  });

  it('stays as it is when started or paused again', () => {
    const running = run(freshTimer(at(0)), at(0));
    expect(run(running, at(9000))).toBe(running);
    const paused = pause(running, at(9000));
    expect(pause(paused, at(20_000))).toBe(paused);
  });

  it('never runs backwards when the clock is set back', () => {
    const running = run(freshTimer(at(10_000)), at(10_000));
    expect(workedSeconds(running, at(0))).toBe(0);
    expect(workedSeconds(pause(running, at(0)), at(0))).toBe(0);
  });

  it('makes an entry from the first start to the last pause, never longer than its span', () => {
    const paused = pause(run(pause(run(freshTimer(at(0)), at(1000)), at(61_000)), at(100_000)), at(130_400));
    expect(spanOf(paused, at(999_000))).toEqual({ startTime: at(1000), endTime: at(130_400), duration: 90 });
  });

  it('can save a timer forgotten for forty days, cut to the longest entry (RC-003)', () => {
    const running = run(freshTimer(at(0)), at(0));
    const end = at(40 * 24 * 3600 * 1000);
    const span = spanOf(running, end);
    expect(span.duration).toBe(31 * 24 * 3600);
    expect(span.endTime).toEqual(end);
    expect(span.endTime.getTime() - span.startTime.getTime()).toBe(31 * 24 * 3600 * 1000);
  });
});
