type Point = readonly [x: number, y: number];

/** A dimension line `offset` to the left of the way from `from` to `to`, y downwards; `tick` is half of the slanted stroke at its ends. */
export function besideLine(from: Point, to: Point, offset: number, tick: number) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const moved = ([x, y]: Point): Point => [x + uy * offset, y - ux * offset];
  const [start, end] = [moved(from), moved(to)];
  const middle: Point = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
  return { start, end, middle, tick: [(ux - uy) * tick * 0.7, (uy + ux) * tick * 0.7] as Point };
}

/** The turn in degrees that lets words run along a line and never upside down: -90 to under 90. */
export function textTurn(from: Point, to: Point): number {
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  return angle >= 90 ? angle - 180 : angle < -90 ? angle + 180 : angle;
}
