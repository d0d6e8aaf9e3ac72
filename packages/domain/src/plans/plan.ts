/** A point of a plan: metres from the upper left corner, x to the right, y downwards. */
export type PlanPoint = readonly [x: number, y: number];

/** A straight wall, fence or line between two points. */
export interface PlanWall {
  id: string;
  layer: string;
  start: PlanPoint;
  end: PlanPoint;
}

/** Something that stands in the plan: `x`, `y` is its middle, `rotation` in degrees clockwise. Sizes in metres. */
export interface PlanItem {
  id: string;
  layer: string;
  type: string;
  label: string;
  x: number;
  y: number;
  width: number;
  height: number;
  rotation: number;
}

/** A room, a floor or a site, `width` by `height` metres. */
export interface Plan {
  width: number;
  height: number;
  walls: readonly PlanWall[];
  items: readonly PlanItem[];
}

export const FOOT_IN_METRES = 0.3048;

export const lengthOf = ({ start, end }: Pick<PlanWall, 'start' | 'end'>): number =>
  Math.hypot(end[0] - start[0], end[1] - start[1]);

const CENTIMETRE = 100;
const round = (metres: number) => Math.round(metres * CENTIMETRE) / CENTIMETRE;

/** What the pen holds to: ends of walls within `reach` first, else the grid of `step` metres (0: none), always inside the plan. */
export function snapPoint([x, y]: PlanPoint, plan: Plan, step: number, reach: number): PlanPoint {
  const ends = plan.walls.flatMap(({ start, end }) => [start, end]);
  const nearest = ends
    .map((end) => ({ end, distance: Math.hypot(end[0] - x, end[1] - y) }))
    .filter(({ distance }) => distance <= reach)
    .sort((a, b) => a.distance - b.distance)[0];
  if (nearest) return nearest.end;
  const onGrid = (metres: number) => (step > 0 ? Math.round(metres / step) * step : metres);
  return [round(Math.min(plan.width, Math.max(0, onGrid(x)))), round(Math.min(plan.height, Math.max(0, onGrid(y))))];
}

/** The end of a wall pulled level or plumb where it is nearly so (within `degrees`). */
export function straighten(start: PlanPoint, end: PlanPoint, degrees = 5): PlanPoint {
  const angle = (Math.atan2(Math.abs(end[1] - start[1]), Math.abs(end[0] - start[0])) * 180) / Math.PI;
  if (angle <= degrees) return [end[0], start[1]];
  if (angle >= 90 - degrees) return [start[0], end[1]];
  return end;
}
