import fc from 'fast-check';
import { freshRun, moveRun, type TimerMove, workedSeconds } from './timer-run';
import { movesOf, replayMoves, type ToldMove, tellMove } from './told-moves';

const START = Date.parse('2026-04-04T13:59:00.000Z');
const DAY = 24 * 3600 * 1000;
const NOW = START + 2 * DAY;
const tellAll = (moves: readonly ToldMove[]) => moves.reduce(tellMove, [] as readonly ToldMove[]);
const secondsOf = (told: readonly ToldMove[]) => workedSeconds(replayMoves(told, START), NOW);
const at = (seconds: number) => START + seconds * 1000;

/** What happens on two devices, one thing at a time, after the start on the desk; and who is told to the server when. */
const happened = fc
  .array(
    fc.tuple(fc.integer({ min: 1, max: 3600 }), fc.constantFrom<TimerMove>('run', 'pause'), fc.constantFrom('desk', 'phone')),
    {
      maxLength: 30,
    },
  )
  .map((list) => {
    let seconds = 0;
    const later = list.map(([step, move, device]): ToldMove => {
      seconds += step;
      return { move, at: at(seconds), device };
    });
    return [{ move: 'run', at: at(0), device: 'desk' } as ToldMove, ...later];
  });
const order = fc.infiniteStream(fc.boolean());

/** Each device's moves in its own order, the two queues mixed in any way. */
function mixed(moves: readonly ToldMove[], isDesk: Iterable<boolean>): ToldMove[] {
  const [desk, phone] = ['desk', 'phone'].map((device) => moves.filter((one) => one.device === device)) as [
    ToldMove[],
    ToldMove[],
  ];
  const turns = isDesk[Symbol.iterator]();
  return moves.map(() => {
    const [first, second] = turns.next().value ? [desk, phone] : [phone, desk];
    return (first.shift() ?? second.shift()) as ToldMove;
  });
}

/** Whole seconds in which the newest intention was to run. */
function intended(moves: readonly ToldMove[]): number {
  const spans = moves.map((one, index) => (one.move === 'run' ? (moves[index + 1]?.at ?? NOW) - one.at : 0));
  return Math.floor(spans.reduce((sum, span) => sum + span, 0) / 1000);
}

it('two devices, told in whatever order: the time is that in which the newest intention was to run, to the second', () => {
  fc.assert(
    fc.property(happened, order, (moves, turns) => {
      const told = tellAll(mixed(moves, turns));
      expect(secondsOf(told)).toBe(intended(moves));
      expect(replayMoves(told, START)).toEqual(replayMoves(tellAll(moves), START));
    }),
  );
});

it('a late pause of the phone takes nothing from what the desk did after it', () => {
  const desk: ToldMove[] = [
    { move: 'run', at: at(0), device: 'desk' },
    { move: 'pause', at: at(3600), device: 'desk' },
    { move: 'run', at: at(7200), device: 'desk' },
  ];
  const late = tellMove(tellAll(desk), { move: 'pause', at: at(3000), device: 'phone' });
  expect(replayMoves(late, START)).toMatchObject({ status: 'RUNNING', runningSince: at(7200), accumulatedMs: 3_000_000 });
});

it('a clock that was set back takes nothing from its own device', () => {
  const told = tellAll([
    { move: 'run', at: at(0), device: 'desk' },
    { move: 'pause', at: at(-3600), device: 'desk' },
    { move: 'run', at: at(60), device: null },
    { move: 'pause', at: at(30), device: 'phone' },
  ]);
  expect(told.map((one) => one.at)).toEqual([at(0), at(0), at(60), at(60)]);
});

it('keeps the timer however many moves are put together', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 190, maxLength: 450 }), (steps) => {
      let ms = START;
      let plain = freshRun(START);
      let told: readonly ToldMove[] = [];
      for (const [index, step] of steps.entries()) {
        const move = index % 2 ? 'pause' : 'run';
        plain = moveRun(plain, move, ms);
        told = tellMove(told, { move, at: ms, device: 'desk' });
        ms += step;
      }
      expect(told.length).toBeLessThanOrEqual(200);
      const run = replayMoves(told, START);
      expect(run).toMatchObject({ status: plain.status, startTime: plain.startTime, pausedAt: plain.pausedAt });
      expect(workedSeconds(run, NOW)).toBe(workedSeconds(plain, NOW));
      const few = replayMoves(movesOf(run), START);
      expect(workedSeconds(few, NOW)).toBe(workedSeconds(plain, NOW));
    }),
    { numRuns: 30 },
  );
});
