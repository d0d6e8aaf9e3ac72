import fc from 'fast-check';
import { overlaps } from './overlaps';
import { elapsedSeconds } from './timer';
import { applyTimerEvents, type TimerEvent, type TimerSheet } from './timer-events';
import { believableAt, freshRun, moveRun, type TimerMove, type TimerRun, workedSeconds } from './timer-run';

const START = Date.parse('2026-04-04T13:59:00.000Z');
const at = (ms: number) => START + ms;
const DAY = 24 * 3600 * 1000;

describe('the run of a timer', () => {
  it('counts by stamps alone, through a sleep of six hours and the change of clocks (RC-012, RC-013)', () => {
    const running = moveRun(freshRun(at(0)), 'run', at(0));
    expect(workedSeconds(running, at(6 * 3600 * 1000))).toBe(6 * 3600);
  });

  it('is true over midnight and in nights of 23 and 25 hours', () => {
    for (const evening of ['2026-09-26T08:00:00.000Z', '2026-04-04T08:00:00.000Z', '2026-06-30T08:00:00.000Z']) {
      const running = moveRun(freshRun(Date.parse(evening)), 'run', Date.parse(evening));
      expect(workedSeconds(running, Date.parse(evening) + 12 * 3600 * 1000)).toBe(12 * 3600);
    }
  });

  it('loses nothing over many pauses of parts of a second', () => {
    let timer = freshRun(at(0));
    for (let second = 0; second < 100; second += 1) {
      timer = moveRun(moveRun(timer, 'run', at(second * 2000)), 'pause', at(second * 2000 + 750));
    }
    expect(workedSeconds(timer, at(500_000))).toBe(75);
  });

  it('tells the same seconds to a device that adds now minus runningSince to the whole seconds', () => {
    const timer = moveRun(moveRun(moveRun(freshRun(at(0)), 'run', at(0)), 'pause', at(1700)), 'run', at(5000));
    expect(timer.accumulatedMs % 1000).toBe(0);
    expect(workedSeconds(timer, at(5299))).toBe(1);
    expect(workedSeconds(timer, at(5300))).toBe(2);
  });

  it('never runs backwards when a clock is set back', () => {
    const running = moveRun(freshRun(at(10_000)), 'run', at(10_000));
    expect(workedSeconds(running, at(0))).toBe(0);
    expect(workedSeconds(moveRun(running, 'pause', at(0)), at(0))).toBe(0);
  });

  it('believes no device whose clock is 400 days off, nor one an hour ahead', () => {
    expect(believableAt(at(400 * DAY), at(0))).toBe(at(0));
    expect(believableAt(at(3600 * 1000), at(0))).toBe(at(0));
    expect(believableAt(at(-3600 * 1000), at(0))).toBe(at(-3600 * 1000));
    expect(believableAt(at(-400 * DAY), at(0))).toBe(at(-31 * DAY));
    expect(believableAt(undefined, at(0))).toBe(at(0));
  });
});

it('believes what a monotonic clock has counted over a clock that was set back or ahead (TR-202)', () => {
  const counted = { heard: new Date(at(-2 * 3600 * 1000)).toISOString(), passed: 3600 * 1000 };
  expect(believableAt(at(-2.5 * 3600 * 1000), at(0), counted)).toBe(at(-3600 * 1000));
  expect(believableAt(at(3600 * 1000), at(0), counted)).toBe(at(-3600 * 1000));
  expect(believableAt(at(-600 * 1000), at(0), counted)).toBe(at(-600 * 1000));
  expect(believableAt(at(30 * 1000), at(0), counted)).toBe(at(0));
  expect(believableAt(at(0), at(0), { ...counted, passed: 400 * DAY })).toBe(at(0));
});

const move = fc.constantFrom<TimerMove>('run', 'pause', 'reset');
/** What two devices do, in the order in which it reaches the server: the stamps are in any order, as a device may be late. */
const moves = fc.array(fc.tuple(move, fc.integer({ min: 0, max: 3 * DAY })), { maxLength: 40 });

it('I4: whatever two devices tell, in whatever order, time is never negative, never invented and never before the last event', () => {
  fc.assert(
    fc.property(moves, (list) => {
      let run: TimerRun = freshRun(at(0));
      for (const [kind, ms] of list) {
        const next = moveRun(run, kind, at(ms));
        expect(next.lastEventAt).toBeGreaterThanOrEqual(run.lastEventAt);
        run = next;
      }
      const now = at(4 * DAY);
      const worked = workedSeconds(run, now);
      expect(worked).toBeGreaterThanOrEqual(0);
      expect(worked).toBeLessThanOrEqual(Math.floor((now - run.startTime) / 1000));
      expect(run.runningSince === null).toBe(run.status === 'PAUSED');
    }),
  );
});

it('an event that is sent twice counts once', () => {
  fc.assert(
    fc.property(moves, (list) => {
      const once = list.reduce((run, [kind, ms]) => moveRun(run, kind, at(ms)), freshRun(at(0)));
      const twice = list.reduce((run, [kind, ms]) => moveRun(moveRun(run, kind, at(ms)), kind, at(ms)), freshRun(at(0)));
      expect(twice).toEqual(once);
    }),
  );
});

const stopped: TimerSheet = {
  status: 'STOPPED',
  uid: null,
  projectId: null,
  projectName: null,
  clientName: null,
  hourlyRate: '65.00',
  notes: '',
  startTime: null,
  runningSince: null,
  pausedAt: null,
  accumulatedSeconds: 0,
  lastEventAt: null,
  confirmedAt: null,
};

const event: fc.Arbitrary<TimerEvent> = fc.record({
  type: fc.constantFrom('move', 'move', 'move', 'end', 'switch'),
  uid: fc.constantFrom('phone', 'desk', 'van'),
  at: fc.integer({ min: 0, max: 3 * DAY }).map((ms) => new Date(at(ms)).toISOString()),
  move,
});

it('laid over the timer of the server, events of any devices leave one timer or none, and the same when they are told twice in a row', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      const timer = applyTimerEvents(stopped, events);
      expect(timer.uid === null).toBe(timer.status === 'STOPPED');
      expect(elapsedSeconds(timer, at(4 * DAY))).toBeGreaterThanOrEqual(0);
      expect(elapsedSeconds(timer, at(4 * DAY))).toBeLessThanOrEqual((4 * DAY) / 1000);
      const doubled = events.flatMap((one) => (one.type === 'end' ? [one, one] : [one]));
      expect(applyTimerEvents(stopped, doubled)).toEqual(timer);
    }),
  );
});

it('starts no ghost: pausing, resetting or editing a timer that is not there changes nothing', () => {
  for (const kind of ['pause', 'reset'] as const) {
    expect(applyTimerEvents(stopped, [{ type: 'move', uid: 'gone', at: new Date(START).toISOString(), move: kind }])).toEqual(
      stopped,
    );
  }
});

it('RC-010: spans that only touch do not overlap, to the second', () => {
  const morning = { startTime: '2026-05-06T00:32:10.000Z', endTime: '2026-05-06T02:32:40.000Z' };
  expect(overlaps(morning, { startTime: '2026-05-06T02:32:40.000Z', endTime: '2026-05-06T03:00:00.000Z' })).toBe(false);
  expect(overlaps(morning, { startTime: '2026-05-06T02:32:39.000Z', endTime: '2026-05-06T03:00:00.000Z' })).toBe(true);
  expect(overlaps({ startTime: '2026-05-06T00:00:00.000Z', endTime: '2026-05-06T00:32:10.000Z' }, morning)).toBe(false);
});
