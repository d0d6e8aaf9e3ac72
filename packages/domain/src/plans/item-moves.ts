import type { Plan, PlanItem, PlanPoint } from './plan';

/** What is pulled: `[1, 0]` the right side of the thing, `[0, 1]` its lower side, `[1, 1]` the corner between them, before it was turned. */
export type ItemSide = readonly [x: 0 | 1, y: 0 | 1];

/** Metres: a thing is never smaller. */
const SMALLEST = 0.05;
const CENTIMETRE = 100;
const round = (metres: number): number => Math.round(metres * CENTIMETRE) / CENTIMETRE;
const within = (least: number, most: number, value: number): number => Math.min(most, Math.max(least, value));

const turned = ([x, y]: PlanPoint, degrees: number): PlanPoint => {
  const angle = (degrees * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
};

/** The point of the plan at a place of the thing, given in halves of its sides from its middle: `[1, 1]` is its lower right corner. */
export function placeOnItem(item: PlanItem, [x, y]: PlanPoint): PlanPoint {
  const [right, down] = turned([(x * item.width) / 2, (y * item.height) / 2], item.rotation);
  return [item.x + right, item.y + down];
}

type Sized = Pick<PlanItem, 'x' | 'y' | 'width' | 'height'>;

/** The thing with a side or corner pulled to `to`, in steps of `step` metres (0: none); what lies opposite stays where it is. */
export function pullItem(item: PlanItem, [sideX, sideY]: ItemSide, to: PlanPoint, plan: Plan, step: number): Sized {
  const [fixedX, fixedY] = placeOnItem(item, [-1, -1]);
  const [pulledX, pulledY] = turned([to[0] - fixedX, to[1] - fixedY], -item.rotation);
  return sizeItem(item, { width: sideX ? pulledX : item.width, height: sideY ? pulledY : item.height }, plan, step);
}

/** The thing in another size, its upper left corner (before it was turned) staying where it is. */
export function sizeItem(item: PlanItem, size: Pick<PlanItem, 'width' | 'height'>, plan: Plan, step = 0): Sized {
  const most = Math.max(plan.width, plan.height);
  const fit = (metres: number): number => {
    const stepped = step > 0 ? Math.max(step, Math.round(metres / step) * step) : metres;
    return round(within(SMALLEST, most, stepped));
  };
  const width = size.width === item.width ? item.width : fit(size.width);
  const height = size.height === item.height ? item.height : fit(size.height);
  const [fixedX, fixedY] = placeOnItem(item, [-1, -1]);
  const [right, down] = turned([width / 2, height / 2], item.rotation);
  return { x: round(within(0, plan.width, fixedX + right)), y: round(within(0, plan.height, fixedY + down)), width, height };
}

/** The turn, in steps of `degrees`, with which the thing's upper side looks at `to`. */
export function turnTowards({ x, y }: PlanItem, to: PlanPoint, degrees: number): number {
  const angle = (Math.atan2(to[0] - x, y - to[1]) * 180) / Math.PI;
  return turnBy(Math.round(angle / degrees) * degrees, 0);
}

/** Degrees from 0 to 359. */
export const turnBy = (rotation: number, degrees: number): number => (((rotation + degrees) % 360) + 360) % 360;
