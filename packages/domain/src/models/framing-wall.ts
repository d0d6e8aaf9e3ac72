import { FieldProblem } from '../calculators';
import { box, type Model, mm, type Piece, section } from './piece';

/** A hole in the frame, as framed (not the joinery's own size), in millimetres from the left end and the bottom of the wall. */
export interface WallOpening {
  kind: 'door' | 'window';
  left: number;
  width: number;
  /** Where the lintel begins. */
  head: number;
  /** Underside of a window's hole; a door's is 0. */
  sill: number;
}

/** All in millimetres. */
export interface FramingWallSizes {
  length: number;
  /** Over the plates. */
  height: number;
  studSpacing: number;
  /** Depth of studs and plates: 90 or 140. */
  depth: number;
  topPlates: 1 | 2;
  /** The most that dwangs may be apart, centre to centre. */
  dwangSpacing: number;
  lintelDepth: number;
  openings: readonly WallOpening[];
}

const T = 45;
const ROOM = 2 * T;

/**
 * A timber-framed wall: plates, studs at their centres, trimming and doubling studs, lintels, sill trimmers, jack studs and dwangs. Setting
 * out as usual in New Zealand: centres run from the left end, so that a sheet ends on the middle of a stud. Spacings are those of NZS 3604;
 * which one a wall needs depends on height, wind and load (its table 8.2) and is not decided here.
 */
export function framingWall(sizes: FramingWallSizes): Model {
  const openings = [...sizes.openings].sort((a, b) => a.left - b.left);
  checkOpenings(sizes, openings);
  const commons = commonStuds(sizes, openings);
  const pieces = [
    ...plates(sizes, openings),
    ...commons.map((left) => upright('Stud', left, T, studTop(sizes), sizes.depth)),
    ...openings.flatMap((opening) => openingPieces(sizes, opening)),
    ...dwangs(sizes, openings, commons),
  ];
  const studs = pieces.filter(({ role }) => role === 'Stud' || role === 'Trimming stud').length;
  return {
    pieces,
    dimensions: dimensions(sizes, openings),
    warnings: warnings(sizes, openings),
    figures: [
      { label: 'Full-height studs', value: String(studs) },
      { label: 'Dwangs', value: String(pieces.filter(({ role }) => role === 'Dwang').length) },
      { label: 'Stud length', value: String(Math.round(studTop(sizes) - T)), unit: 'mm' },
    ],
  };
}

const studTop = ({ height, topPlates }: FramingWallSizes) => height - T * topPlates;

const upright = (role: string, left: number, bottom: number, top: number, depth: number): Piece => ({
  ...{ role, plane: 'front', outline: box(left, bottom, T, top - bottom), from: 0, thickness: depth },
  ...{ section: section(depth, T), length: top - bottom },
});

const level = (role: string, left: number, right: number, bottom: number, depth: number): Piece => ({
  ...{ role, plane: 'front', outline: box(left, bottom, right - left, T), from: 0, thickness: depth },
  ...{ section: section(depth, T), length: right - left },
});

/** Left edges of the studs on their centres, without those that an opening and its own studs take the place of. */
function commonStuds({ length, studSpacing }: FramingWallSizes, openings: readonly WallOpening[]): number[] {
  const lefts = gridLefts(length, studSpacing);
  return lefts.filter((left) => openings.every((one) => left + T <= one.left - ROOM || left >= one.left + one.width + ROOM));
}

/**
 * `ceil(length / spacing) + 1` studs: the first flush with the left end, the last with the right, those between centred on whole spacings;
 * one that would stand in the last one stands against it.
 */
function gridLefts(length: number, spacing: number): number[] {
  const gaps = Math.ceil(length / spacing - 1e-9);
  const between = Array.from({ length: Math.max(0, gaps - 1) }, (_, at) => Math.min(spacing * (at + 1) - T / 2, length - 2 * T));
  return [0, ...between, length - T];
}

/** The bottom plate stops at doors. */
function plates(sizes: FramingWallSizes, openings: readonly WallOpening[]): Piece[] {
  const { length, depth, topPlates } = sizes;
  const doors = openings.filter(({ kind }) => kind === 'door');
  const starts = [0, ...doors.map(({ left, width }) => left + width)];
  const ends = [...doors.map(({ left }) => left), length];
  const bottom = starts.map((start, at) => level('Bottom plate', start, ends[at] ?? length, 0, depth));
  const top = Array.from({ length: topPlates }, (_, at) => level('Top plate', 0, length, studTop(sizes) + T * at, depth));
  return [...bottom, ...top];
}

function openingPieces(sizes: FramingWallSizes, opening: WallOpening): Piece[] {
  const { depth, lintelDepth, length, studSpacing } = sizes;
  const { left, width, head, sill, kind } = opening;
  const right = left + width;
  const top = studTop(sizes);
  const lintelTop = head + lintelDepth;
  const lintel: Piece = {
    ...{ role: 'Lintel', plane: 'front', outline: box(left - T, head, width + ROOM, lintelDepth), from: 0, thickness: depth },
    ...{ section: section(lintelDepth, depth), length: width + ROOM },
  };
  const inside = gridLefts(length, studSpacing).filter((at) => at >= left && at + T <= right);
  const above = top > lintelTop ? inside.map((at) => upright('Jack stud', at, lintelTop, top, depth)) : [];
  const under =
    kind === 'window' && sill > ROOM
      ? [level('Sill trimmer', left, right, sill - T, depth), ...inside.map((at) => upright('Jack stud', at, T, sill - T, depth))]
      : [];
  return [
    upright('Trimming stud', left - ROOM, T, top, depth),
    upright('Trimming stud', right + T, T, top, depth),
    upright('Doubling stud', left - T, T, head, depth),
    upright('Doubling stud', right, T, head, depth),
    lintel,
    ...above,
    ...under,
  ];
}

/** Rows between neighbouring full-height studs: `ceil(height / most) - 1` of them, evenly spread. */
function dwangs(sizes: FramingWallSizes, openings: readonly WallOpening[], commons: readonly number[]): Piece[] {
  const rows = Math.ceil(sizes.height / sizes.dwangSpacing) - 1;
  const trimmers = openings.flatMap(({ left, width }) => [left - ROOM, left + width + T]);
  const lefts = [...commons, ...trimmers].sort((a, b) => a - b);
  const pieces: Piece[] = [];
  for (let row = 1; row <= rows; row += 1) {
    const middle = (sizes.height * row) / (rows + 1);
    for (let at = 0; at + 1 < lefts.length; at += 1) {
      const [from = 0, to = 0] = [(lefts[at] ?? 0) + T, lefts[at + 1]];
      const isOpening = openings.some(({ left, width }) => from <= left && to >= left + width);
      if (to - from >= T && !isOpening) pieces.push(level('Dwang', from, to, middle - T / 2, sizes.depth));
    }
  }
  return pieces;
}

function checkOpenings(sizes: FramingWallSizes, openings: readonly WallOpening[]): void {
  const { length, lintelDepth } = sizes;
  let free = T;
  for (const [at, { left, width, head, sill, kind }] of openings.entries()) {
    const name = `The ${kind} at ${mm(left)}`;
    if (left - ROOM < free) {
      const first = at === 0 ? 'the end of the wall' : 'the opening before it';
      throw new FieldProblem(
        'openings',
        `${name} leaves no room for its studs: at least ${mm(free + ROOM)} from the left, after ${first}`,
      );
    }
    if (left + width + ROOM > length - T)
      throw new FieldProblem(
        'openings',
        `${name} reaches over the end of the wall: it and its studs need ${mm(left + width + ROOM + T)}`,
      );
    if (head + lintelDepth > studTop(sizes))
      throw new FieldProblem(
        'openings',
        `${name} is too high for its lintel: its head may be at most ${mm(studTop(sizes) - lintelDepth)}`,
      );
    if (sill >= head) throw new FieldProblem('openings', `${name} has its sill at or over its head`);
    free = left + width + ROOM;
  }
}

function warnings({ height, studSpacing, depth }: FramingWallSizes, openings: readonly WallOpening[]): string[] {
  const wide = openings.filter(({ width }) => width > 2400);
  return [
    ...(height > 2700 && depth === 90 && studSpacing > 400
      ? [
          `A wall of ${mm(height)} with 90×45 studs at ${mm(studSpacing)} is more than many tables allow: look it up in NZS 3604 table 8.2`,
        ]
      : []),
    ...wide.map(
      ({ width }) => `An opening of ${mm(width)} needs a lintel from the tables, and often more than one doubling stud`,
    ),
  ];
}

const dimensions = ({ length, height }: FramingWallSizes, openings: readonly WallOpening[]): Model['dimensions'] => [
  { from: [0, -150, 0], to: [length, -150, 0], text: mm(length) },
  { from: [-150, 0, 0], to: [-150, height, 0], text: mm(height) },
  ...openings.map(({ left, width, head }) => ({
    from: [left, head - 60, 0] as const,
    to: [left + width, head - 60, 0] as const,
    text: mm(width),
  })),
];
