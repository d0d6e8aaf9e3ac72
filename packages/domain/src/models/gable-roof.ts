import { box, type Model, mm, type Piece, type Point, section } from './piece';

/** All in millimetres, the pitch in degrees. */
export interface GableRoofSizes {
  /** Over the walls, across the ridge. */
  span: number;
  /** Along the ridge, over the walls. */
  length: number;
  pitch: number;
  /** Beyond the wall, measured level. */
  eaves: number;
  /** Beyond the end walls, along the ridge. */
  verge: number;
  rafterDepth: number;
  rafterSpacing: number;
  ridgeDepth: number;
  /** Along the slope. */
  purlinSpacing: number;
}

const T = 45;
const PLATE = 90;
/** The longest timber that yards keep. */
const LONGEST = 6000;
const PURLIN = { depth: 70, thickness: 45 };

/**
 * A gable roof: rafters in pairs against a ridge board, seated on the plates by a birdsmouth, purlins on top. A rafter's cut length is
 * `(run + eaves - half the ridge) / cos(pitch)`, measured along its top. Nothing here says that a rafter carries: that is its span table's.
 */
export function gableRoof(sizes: GableRoofSizes): Model {
  const lefts = rafterLefts(sizes);
  const left = rafterOutline(sizes);
  const right = left.map(([z, y]) => [sizes.span - z, y] as const);
  const pieces: Piece[] = [
    ...lefts.flatMap((at) => [left, right].map((outline) => rafter(sizes, outline, at))),
    ridge(sizes),
    ...purlins(sizes),
  ];
  return { pieces, dimensions: dimensions(sizes), warnings: warnings(sizes), figures: figures(sizes, lefts.length * 2) };
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const slope = ({ pitch }: GableRoofSizes) => Math.tan(radians(pitch));
const along = (level: number, { pitch }: GableRoofSizes) => level / Math.cos(radians(pitch));

/** From the outside of the wall to the face of the ridge, level. */
const run = ({ span }: GableRoofSizes) => span / 2 - T / 2;

/** Height over the plate of a rafter's underside and top, `z` from the outside of the wall. */
const under = (z: number, sizes: GableRoofSizes) => (z - PLATE) * slope(sizes);
const over = (z: number, sizes: GableRoofSizes) => under(z, sizes) + along(sizes.rafterDepth, sizes);

/** The left rafter with its plumb cuts and its seat on the plate. */
function rafterOutline(sizes: GableRoofSizes): Point[] {
  const { eaves } = sizes;
  const end = run(sizes);
  return [
    [-eaves, under(-eaves, sizes)],
    [0, under(0, sizes)],
    [0, 0],
    [PLATE, 0],
    [end, under(end, sizes)],
    [end, over(end, sizes)],
    [-eaves, over(-eaves, sizes)],
  ];
}

const rafterLength = (sizes: GableRoofSizes) => along(run(sizes) + sizes.eaves, sizes);

function rafterLefts({ length, rafterSpacing }: GableRoofSizes): number[] {
  const lefts = [0];
  for (let at = rafterSpacing; at + T <= length - T; at += rafterSpacing) lefts.push(at);
  return [...lefts, length - T];
}

const rafter = (sizes: GableRoofSizes, outline: readonly Point[], from: number): Piece => ({
  ...{ role: 'Rafter', plane: 'side', outline, from, thickness: T },
  ...{ section: section(sizes.rafterDepth, T), length: rafterLength(sizes) },
});

function ridge(sizes: GableRoofSizes): Piece {
  const { span, length, verge, ridgeDepth } = sizes;
  const top = over(run(sizes), sizes);
  return {
    ...{ role: 'Ridge board', plane: 'side', outline: box(span / 2 - T / 2, top - ridgeDepth, T, ridgeDepth) },
    ...{ from: -verge, thickness: length + 2 * verge, section: section(ridgeDepth, T), length: length + 2 * verge },
  };
}

/** On the flat across the rafters, the first at the eaves, the last at the ridge, none further apart than the spacing. */
function purlins(sizes: GableRoofSizes): Piece[] {
  const { span, length, verge, eaves, purlinSpacing } = sizes;
  const whole = rafterLength(sizes) - PURLIN.depth;
  const gaps = Math.max(1, Math.ceil(whole / purlinSpacing));
  return Array.from({ length: gaps + 1 }, (_, at) => {
    const outline = purlinOutline(sizes, -eaves, (whole * at) / gaps);
    return [outline, outline.map(([z, y]) => [span - z, y] as const)];
  })
    .flat()
    .map((outline) => ({
      ...{ role: 'Purlin', plane: 'side', outline, from: -verge, thickness: length + 2 * verge },
      ...{ section: section(PURLIN.depth, PURLIN.thickness), length: length + 2 * verge },
    }));
}

/** A purlin's section, turned with the slope, `up` along it from the eaves. */
function purlinOutline(sizes: GableRoofSizes, eaves: number, up: number): Point[] {
  const angle = radians(sizes.pitch);
  const [foot, rise] = [[eaves, over(eaves, sizes)] as const, [Math.cos(angle), Math.sin(angle)] as const];
  const point = (distance: number, height: number): Point => [
    foot[0] + rise[0] * distance - rise[1] * height,
    foot[1] + rise[1] * distance + rise[0] * height,
  ];
  return [point(up, 0), point(up + PURLIN.depth, 0), point(up + PURLIN.depth, PURLIN.thickness), point(up, PURLIN.thickness)];
}

function warnings(sizes: GableRoofSizes): string[] {
  const seat = PLATE * Math.sin(radians(sizes.pitch));
  const third = sizes.rafterDepth / 3;
  const length = rafterLength(sizes);
  return [
    ...(seat > third
      ? [
          `The birdsmouth is ${mm(seat)} deep, more than a third (${mm(third)}) of a rafter of ${mm(sizes.rafterDepth)}: seat it on less of the plate`,
        ]
      : []),
    ...(length > LONGEST
      ? [`Rafters of ${mm(length)} are longer than the ${mm(LONGEST)} that yards sell; a rafter is not joined in its span`]
      : []),
  ];
}

const figures = (sizes: GableRoofSizes, rafters: number): Model['figures'] => [
  { label: 'Rafters', value: String(rafters) },
  { label: 'Rafter length', value: String(Math.round(rafterLength(sizes))), unit: 'mm' },
  { label: 'Rise', value: String(Math.round((sizes.span / 2) * slope(sizes))), unit: 'mm' },
  {
    label: 'Roof area',
    value: ((2 * along(sizes.span / 2 + sizes.eaves, sizes) * (sizes.length + 2 * sizes.verge)) / 1e6).toFixed(2),
    unit: 'm²',
  },
];

function dimensions(sizes: GableRoofSizes): Model['dimensions'] {
  const { span, length, eaves } = sizes;
  const low = under(-eaves, sizes) - 150;
  return [
    { from: [0, low, 0], to: [0, low, span], text: mm(span) },
    { from: [0, low, -eaves], to: [length, low, -eaves], text: mm(length) },
    {
      from: [0, over(-eaves, sizes) + 120, -eaves],
      to: [0, over(run(sizes), sizes) + 120, run(sizes)],
      text: mm(rafterLength(sizes)),
    },
  ];
}
