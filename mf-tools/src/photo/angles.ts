import { distance, type Point } from './photo';

const DEGREES = 180 / Math.PI;

/** An angle in degrees, and by how much it may be out when each point is a pixel off. Perspective is not in it. */
export interface PhotoAngle {
  degrees: number;
  error: number;
}

const direction = (from: Point, to: Point): number => Math.atan2(to.y - from.y, to.x - from.x) * DEGREES;

/** A line whose two ends are a pixel off in opposite ways. */
const wobble = (from: Point, to: Point): number => Math.atan2(2, distance(from, to)) * DEGREES;

/** At a corner, between the ways to `a` and `b`: 0 to 180. Null when a point lies on the corner. */
export function cornerAngle(corner: Point, a: Point, b: Point): PhotoAngle | null {
  if (distance(corner, a) < 1 || distance(corner, b) < 1) return null;
  const turn = Math.abs(direction(corner, a) - direction(corner, b)) % 360;
  return { degrees: turn > 180 ? 360 - turn : turn, error: wobble(corner, a) + wobble(corner, b) };
}

/** Between two lines, wherever they are: 0 to 90. Null when a line has no length. */
export function lineAngle([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): PhotoAngle | null {
  if (distance(a, b) < 1 || distance(c, d) < 1) return null;
  const turn = Math.abs(direction(a, b) - direction(c, d)) % 180;
  return { degrees: turn > 90 ? 180 - turn : turn, error: wobble(a, b) + wobble(c, d) };
}
