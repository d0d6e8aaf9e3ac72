import type { Plan, PlanPoint } from './plan';

/** A part of a plan that walls close in: its corners, its size in square metres, and its middle, where its label stands. */
export interface EnclosedArea {
  corners: PlanPoint[];
  area: number;
  middle: PlanPoint;
}

type Whole = readonly [number, number];
type Segment = readonly [Whole, Whole];

/** Millimetres: whole numbers, so that walls that meet on the screen meet in the sum. */
const GRAIN = 1000;
/** Slivers are no rooms. Square metres. */
const LEAST = 0.01;

/**
 * The areas that the walls of a plan and its outer edges close in. Walls may cross and end on each other; one that ends in the open divides
 * nothing; what stands free inside a room is taken off it. Found as the faces of the planar graph of all wall pieces (half-edge walk, always the next turn to the left).
 */
export function enclosedAreas(plan: Plan): EnclosedArea[] {
  const edges = pieces([...outerEdges(plan), ...plan.walls.map(({ start, end }): Segment => [toWhole(start), toWhole(end)])]);
  const walks = faces(withoutDeadEnds(edges)).map(toArea);
  const insides = walks.filter(({ area }) => area > 0);
  for (const island of walks.filter(({ area }) => area < 0)) {
    const around = insides
      .filter(({ corners, area }) => area > -island.area && island.corners[0] && holds(corners, island.corners[0]))
      .sort((one, other) => one.area - other.area)[0];
    if (around) around.area += island.area;
  }
  return insides
    .filter(({ area }) => area >= LEAST)
    .sort((one, other) => one.middle[1] - other.middle[1] || one.middle[0] - other.middle[0]);
}

/** A point strictly inside a polygon: a ray to the right crosses its edges an odd number of times. */
function holds(corners: readonly PlanPoint[], [x, y]: PlanPoint): boolean {
  if (corners.some((corner) => corner[0] === x && corner[1] === y)) return false;
  let isInside = false;
  for (const [at, [x1, y1]] of corners.entries()) {
    const [x2, y2] = corners[(at + 1) % corners.length] as PlanPoint;
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isInside = !isInside;
  }
  return isInside;
}

const toWhole = ([x, y]: PlanPoint): Whole => [Math.round(x * GRAIN), Math.round(y * GRAIN)];
const name = ([x, y]: Whole) => `${x},${y}`;

function outerEdges({ width, height }: Plan): Segment[] {
  const corners: PlanPoint[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  return corners.map((corner, at): Segment => [toWhole(corner), toWhole(corners[(at + 1) % 4] ?? corner)]);
}

/** All segments cut where they meet others; equal pieces once. */
function pieces(segments: readonly Segment[]): Segment[] {
  const found = new Map<string, Segment>();
  for (const segment of segments) {
    const points = [segment[0], segment[1], ...segments.flatMap((other) => meetings(segment, other))];
    const along = ([x, y]: Whole) =>
      (x - segment[0][0]) * (segment[1][0] - segment[0][0]) + (y - segment[0][1]) * (segment[1][1] - segment[0][1]);
    const ordered = [...new Map(points.map((point) => [name(point), point])).values()].sort((a, b) => along(a) - along(b));
    for (const [at, point] of ordered.slice(1).entries()) {
      const before = ordered[at] as Whole;
      const key = [name(before), name(point)].sort().join(' ');
      found.set(key, [before, point]);
    }
  }
  return [...found.values()];
}

/** Where another segment touches or crosses this one, on whole millimetres. */
function meetings([a, b]: Segment, [c, d]: Segment): Whole[] {
  const [rx, ry, sx, sy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const cross = rx * sy - ry * sx;
  if (cross === 0) return [c, d].filter((point) => isOn(point, [a, b]));
  const t = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / cross;
  const u = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / cross;
  const [slackT, slackU] = [1 / Math.hypot(rx, ry), 1 / Math.hypot(sx, sy)];
  if (t < -slackT || t > 1 + slackT || u < -slackU || u > 1 + slackU) return [];
  const at: Whole = [Math.round(a[0] + t * rx), Math.round(a[1] + t * ry)];
  // An end that is as good as there is the point itself: rounding makes no slivers.
  return [[a, b, c, d].find((end) => Math.hypot(end[0] - at[0], end[1] - at[1]) <= 1) ?? at];
}

function isOn([x, y]: Whole, [a, b]: Segment): boolean {
  const cross = (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]);
  if (cross !== 0) return false;
  return Math.min(a[0], b[0]) <= x && x <= Math.max(a[0], b[0]) && Math.min(a[1], b[1]) <= y && y <= Math.max(a[1], b[1]);
}

/** Walls that end in the open, taken away piece by piece: they divide nothing. */
function withoutDeadEnds(edges: readonly Segment[]): Segment[] {
  let left = [...edges];
  for (;;) {
    const uses = new Map<string, number>();
    for (const end of left.flat()) uses.set(name(end), (uses.get(name(end)) ?? 0) + 1);
    const kept = left.filter((edge) => edge.every((end) => (uses.get(name(end)) ?? 0) > 1));
    if (kept.length === left.length) return kept;
    left = kept;
  }
}

/** Walks along every edge both ways, turning the same way at each point, until the walk comes home. */
function faces(edges: readonly Segment[]): Whole[][] {
  const out = new Map<string, Whole[]>();
  for (const [a, b] of edges) {
    out.set(name(a), [...(out.get(name(a)) ?? []), b]);
    out.set(name(b), [...(out.get(name(b)) ?? []), a]);
  }
  const walked = new Set<string>();
  const found: Whole[][] = [];
  for (const [first, second] of edges.flatMap(([a, b]): Segment[] => [
    [a, b],
    [b, a],
  ])) {
    const face: Whole[] = [];
    let [from, to] = [first, second];
    while (!walked.has(`${name(from)} ${name(to)}`)) {
      walked.add(`${name(from)} ${name(to)}`);
      face.push(from);
      [from, to] = [to, nextOf(from, to, out.get(name(to)) ?? [])];
    }
    if (face.length > 2) found.push(face);
  }
  return found;
}

/** Of the ways on from `to`, the first after the way back, by angle. */
function nextOf(from: Whole, to: Whole, ways: readonly Whole[]): Whole {
  const angle = ([x, y]: Whole) => Math.atan2(y - to[1], x - to[0]);
  const back = angle(from);
  const turn = (way: Whole) => {
    const by = angle(way) - back;
    return by <= 1e-12 ? by + 2 * Math.PI : by;
  };
  return [...ways].sort((a, b) => turn(a) - turn(b))[0] ?? from;
}

/** A walk with its area; the one around the outside of what hangs together is negative. */
function toArea(face: readonly Whole[]): EnclosedArea {
  let [twice, x, y] = [0, 0, 0];
  for (const [at, [x1, y1]] of face.entries()) {
    const [x2, y2] = face[(at + 1) % face.length] as Whole;
    const cross = x1 * y2 - x2 * y1;
    twice -= cross;
    x -= (x1 + x2) * cross;
    y -= (y1 + y2) * cross;
  }
  const middle: PlanPoint = twice === 0 ? [0, 0] : [x / (3 * twice) / GRAIN, y / (3 * twice) / GRAIN];
  return { corners: face.map(([px, py]) => [px / GRAIN, py / GRAIN]), area: twice / 2 / GRAIN ** 2, middle };
}
