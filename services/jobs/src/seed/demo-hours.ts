import { addDays, dayOf, instantOf, startOfMonth, weekdayOf } from '@dwang/domain';

/** The job whose hours cost 1,692.00, against an estimate of 5,280.00: the specification's figures. */
export const BUDGETED_JOB = 'Smith deck';

/** One demo entry; without a job it goes to any other job of its rate. */
export interface DemoHours {
  userId: number;
  rate: string;
  job: string | null;
  startTime: number;
  seconds: number;
}

const MINUTE = 60;
/**
 * Minutes at each rate: 62.25 h at 85, 29.25 h at 95, 20 h at 120 and 12 h at 65 are 123.5 hours and 11,250.00 dollars, the
 * specification's figures for this month. Of them 16.8 h at 85 and 2.2 h at 120 are the budgeted job's.
 */
const CHUNKS: readonly (readonly [rate: string, minutes: number, count: number, job?: string])[] = [
  ['85.00', 180, 14],
  ['85.00', 207, 1],
  ['85.00', 180, 5, BUDGETED_JOB],
  ['85.00', 108, 1, BUDGETED_JOB],
  ['95.00', 195, 9],
  ['120.00', 150, 6],
  ['120.00', 168, 1],
  ['120.00', 132, 1, BUDGETED_JOB],
  ['65.00', 180, 4],
];

/** How a day is filled: `perDay` entries one after the other from `start`, with a break between them. */
interface Shape {
  people: number;
  hasWeekends: boolean;
  perDay: number;
  start: string;
  breakMinutes: number;
}

/** From an ordinary month to its first days, when the same hours must fit into fewer days. */
const SHAPES: readonly Shape[] = [
  { people: 4, hasWeekends: false, perDay: 2, start: '07:30', breakMinutes: 30 },
  { people: 4, hasWeekends: false, perDay: 3, start: '07:00', breakMinutes: 30 },
  { people: 4, hasWeekends: true, perDay: 3, start: '07:00', breakMinutes: 30 },
  { people: 6, hasWeekends: true, perDay: 4, start: '06:00', breakMinutes: 30 },
  { people: 6, hasWeekends: true, perDay: 7, start: '00:15', breakMinutes: 0 },
];

/**
 * 123.5 hours on the past days of this month, nobody at two places at once. On its first days they are long days of many people, and on
 * the first one they fill that day whole: the figure is this month's, and there is no other day to put them on.
 */
export function planDemoHours(now: number, zone: string, memberIds: readonly number[]): DemoHours[] {
  const chunks = interleaved();
  const days = pastDays(now, zone);
  const shape = SHAPES.find((one) => slotsOf(one, days, memberIds).length * one.perDay >= chunks.length) ?? SHAPES.at(-1);
  if (!shape) return [];
  const slots = spread(slotsOf(shape, days, memberIds), Math.ceil(chunks.length / shape.perDay));
  return slots.flatMap(({ day, userId }, index) => {
    let at = instantOf(day, shape.start, zone);
    return chunks.slice(index * shape.perDay, (index + 1) * shape.perDay).map(({ minutes, ...chunk }) => {
      const entry = { ...chunk, userId, startTime: at, seconds: minutes * MINUTE };
      at += (minutes + shape.breakMinutes) * MINUTE * 1000;
      return entry;
    });
  });
}

/** Large and small, dear and cheap mixed, always in the same order. */
function interleaved(): { rate: string; job: string | null; minutes: number }[] {
  const placed = CHUNKS.flatMap(([rate, minutes, count, job = null]) =>
    Array.from({ length: count }, (_, index) => ({ chunk: { rate, job, minutes }, place: (index + 0.5) / count })),
  );
  return placed.sort((a, b) => a.place - b.place).map(({ chunk }) => chunk);
}

function pastDays(now: number, zone: string): string[] {
  const today = dayOf(now, zone);
  const days: string[] = [];
  for (let day = startOfMonth(today); day < today; day = addDays(day, 1)) days.push(day);
  return days.length > 0 ? days : [today];
}

function slotsOf(shape: Shape, days: readonly string[], memberIds: readonly number[]): { day: string; userId: number }[] {
  const workdays = days.filter((day) => shape.hasWeekends || (weekdayOf(day) > 0 && weekdayOf(day) < 6));
  return workdays.flatMap((day) => memberIds.slice(0, shape.people).map((userId) => ({ day, userId })));
}

/** `count` of the slots at even distances, the last one always among them, so that the present week is not empty. */
const spread = <Slot>(slots: readonly Slot[], count: number): Slot[] =>
  Array.from({ length: count }, (_, index) => slots[Math.floor(((index + 1) * slots.length) / count) - 1]).filter(
    (slot): slot is Slot => slot !== undefined,
  );
