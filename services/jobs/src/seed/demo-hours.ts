import { addDays, dayOf, instantOf, startOfMonth, weekdayOf } from '@dwang/domain';

/** One demo entry, before it is given a project of its rate. */
export interface DemoHours {
  userId: number;
  rate: string;
  startTime: number;
  seconds: number;
}

const QUARTER = 15 * 60;
/**
 * Quarter hours at each rate: 62.25 h at 85, 29.25 h at 95, 20 h at 120 and 12 h at 65 are 123.5 hours and 11,250.00 dollars, the
 * specification's figures for this month.
 */
const CHUNKS: readonly (readonly [rate: string, quarters: number, count: number])[] = [
  ['85.00', 12, 20],
  ['95.00', 13, 9],
  ['120.00', 10, 8],
  ['65.00', 12, 4],
  ['85.00', 9, 1],
];

/** How a day is filled: `perDay` entries one after the other from `start`, with a break between them. */
interface Shape {
  people: number;
  hasWeekends: boolean;
  perDay: number;
  start: string;
  breakQuarters: number;
}

/** From an ordinary month to its first days, when the same hours must fit into fewer days. */
const SHAPES: readonly Shape[] = [
  { people: 4, hasWeekends: false, perDay: 2, start: '07:30', breakQuarters: 2 },
  { people: 4, hasWeekends: false, perDay: 3, start: '07:00', breakQuarters: 2 },
  { people: 4, hasWeekends: true, perDay: 3, start: '07:00', breakQuarters: 2 },
  { people: 6, hasWeekends: true, perDay: 4, start: '06:00', breakQuarters: 2 },
  { people: 6, hasWeekends: true, perDay: 7, start: '00:15', breakQuarters: 0 },
];

/** 123.5 hours on the past days of this month (on its first day: on that day), nobody at two places at once. */
export function planDemoHours(now: number, zone: string, memberIds: readonly number[]): DemoHours[] {
  const chunks = interleaved();
  const days = pastDays(now, zone);
  const shape = SHAPES.find((one) => slotsOf(one, days, memberIds).length * one.perDay >= chunks.length) ?? SHAPES.at(-1);
  if (!shape) return [];
  const slots = spread(slotsOf(shape, days, memberIds), Math.ceil(chunks.length / shape.perDay));
  return slots.flatMap(({ day, userId }, index) => {
    let at = instantOf(day, shape.start, zone);
    return chunks.slice(index * shape.perDay, (index + 1) * shape.perDay).map(({ rate, quarters }) => {
      const entry = { userId, rate, startTime: at, seconds: quarters * QUARTER };
      at += (quarters + shape.breakQuarters) * QUARTER * 1000;
      return entry;
    });
  });
}

/** Large and small, dear and cheap mixed, always in the same order. */
function interleaved(): { rate: string; quarters: number }[] {
  const placed = CHUNKS.flatMap(([rate, quarters, count]) =>
    Array.from({ length: count }, (_, index) => ({ rate, quarters, place: (index + 0.5) / count })),
  );
  return placed.sort((a, b) => a.place - b.place);
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
