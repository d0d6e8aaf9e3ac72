import { type DoubtfulTimer, forgottenTimer, idleSpan, SLEPT_SECONDS } from './timer-doubt';

const ZONE = 'Pacific/Auckland';
const NINE_AM = '2026-05-05T21:00:00.000Z';
const after = (hours: number, from = NINE_AM) => Date.parse(from) + hours * 3_600_000;
const running = (fields: Partial<DoubtfulTimer> = {}): DoubtfulTimer => ({
  status: 'RUNNING',
  runningSince: NINE_AM,
  accumulatedSeconds: 0,
  lastEventAt: NINE_AM,
  confirmedAt: null,
  ...fields,
});

describe('a forgotten timer (RC-003)', () => {
  it('is one that has run for more than ten hours, cut at the last sign of work', () => {
    expect(forgottenTimer(running(), after(10), ZONE, after(7))).toBeNull();
    expect(forgottenTimer(running({ accumulatedSeconds: 60 }), after(10.1), ZONE, after(7))).toEqual({
      since: after(0),
      lastActivityAt: after(7),
      secondsThen: 7 * 3600 + 60,
    });
  });

  it('is one that has run past midnight of the company, also in the nights when clocks change', () => {
    for (const [evening, midnight] of [
      ['2026-05-05T11:00:00.000Z', '2026-05-05T12:00:00.000Z'],
      ['2026-09-25T11:00:00.000Z', '2026-09-25T12:00:00.000Z'],
      ['2026-04-04T10:30:00.000Z', '2026-04-04T11:00:00.000Z'],
    ] as const) {
      const late = running({ runningSince: evening, lastEventAt: evening });
      expect(forgottenTimer(late, Date.parse(midnight) - 1000, ZONE, 0)).toBeNull();
      expect(forgottenTimer(late, Date.parse(midnight), ZONE, 0)).toMatchObject({ since: Date.parse(evening), secondsThen: 0 });
    }
  });

  it('is trusted again from when the person says that the work goes on', () => {
    const kept = running({ confirmedAt: new Date(after(11)).toISOString() });
    expect(forgottenTimer(kept, after(14), ZONE, 0)).toBeNull();
    expect(forgottenTimer(kept, after(15.1), ZONE, 0)).not.toBeNull();
  });

  it('is not one that is paused', () => {
    expect(forgottenTimer(running({ status: 'PAUSED', runningSince: null }), after(90), ZONE, 0)).toBeNull();
  });
});

describe('idle time (RC-012)', () => {
  it('is what lies between the last sign of the person and now, when it is long enough', () => {
    expect(idleSpan(running(), after(1), after(7), SLEPT_SECONDS)).toEqual({ from: after(1), to: after(7) });
    expect(idleSpan(running(), after(1), after(1.2), SLEPT_SECONDS)).toBeNull();
  });

  it('begins no earlier than the timer or its last event, and is none of a paused timer', () => {
    const moved = running({ lastEventAt: new Date(after(5)).toISOString() });
    expect(idleSpan(moved, after(1), after(7), SLEPT_SECONDS)).toEqual({ from: after(5), to: after(7) });
    expect(idleSpan(running({ status: 'PAUSED' }), after(1), after(7), SLEPT_SECONDS)).toBeNull();
  });
});
