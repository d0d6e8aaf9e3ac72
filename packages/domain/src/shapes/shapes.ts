/** Sizes of a shape in metres, by their ids. */
export type Sizes = Readonly<Record<string, number>>;

/** How a shape is drawn: corners in metres, or a circle. For solids it is what is seen from above, or the cut through a trench or heap. */
export type Outline = { points: readonly (readonly [x: number, y: number])[] } | { diameter: number };

export interface ShapeKind {
  id: string;
  title: string;
  sizes: readonly { id: string; label: string }[];
  /** m² of a flat shape, m³ of a solid one. */
  amount: (sizes: Sizes) => number;
  outline: (sizes: Sizes) => Outline;
}

const at = (sizes: Sizes, id: string): number => sizes[id] ?? 0;
const size = (id: string, label: string) => ({ id, label });
const box = (width: number, height: number): Outline => ({
  points: [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ],
});
const trapezium = (top: number, bottom: number, height: number): Outline => {
  const wide = Math.max(top, bottom);
  return {
    points: [
      [(wide - top) / 2, 0],
      [(wide + top) / 2, 0],
      [(wide + bottom) / 2, height],
      [(wide - bottom) / 2, height],
    ],
  };
};
const triangle = (base: number, height: number): Outline => ({
  points: [
    [base / 2, 0],
    [base, height],
    [0, height],
  ],
});
const round = (diameter: number): number => (Math.PI * diameter ** 2) / 4;

/** Flat shapes: area in m². */
export const FLAT_SHAPES: readonly ShapeKind[] = [
  {
    id: 'rectangle',
    title: 'Rectangle',
    sizes: [size('length', 'Length'), size('width', 'Width')],
    amount: (s) => at(s, 'length') * at(s, 'width'),
    outline: (s) => box(at(s, 'length'), at(s, 'width')),
  },
  {
    id: 'triangle',
    title: 'Triangle',
    sizes: [size('base', 'Base'), size('height', 'Height')],
    amount: (s) => (at(s, 'base') * at(s, 'height')) / 2,
    outline: (s) => triangle(at(s, 'base'), at(s, 'height')),
  },
  {
    id: 'circle',
    title: 'Circle',
    sizes: [size('diameter', 'Diameter')],
    amount: (s) => round(at(s, 'diameter')),
    outline: (s) => ({ diameter: at(s, 'diameter') }),
  },
  {
    id: 'trapezium',
    title: 'Trapezium',
    sizes: [size('top', 'Top side'), size('bottom', 'Bottom side'), size('height', 'Height')],
    amount: (s) => ((at(s, 'top') + at(s, 'bottom')) / 2) * at(s, 'height'),
    outline: (s) => trapezium(at(s, 'top'), at(s, 'bottom'), at(s, 'height')),
  },
];

/** Solids: volume in m³. */
export const SOLID_SHAPES: readonly ShapeKind[] = [
  {
    id: 'box',
    title: 'Slab or box',
    sizes: [size('length', 'Length'), size('width', 'Width'), size('depth', 'Depth')],
    amount: (s) => at(s, 'length') * at(s, 'width') * at(s, 'depth'),
    outline: (s) => box(at(s, 'length'), at(s, 'width')),
  },
  {
    id: 'cylinder',
    title: 'Round hole or column',
    sizes: [size('diameter', 'Diameter'), size('depth', 'Depth')],
    amount: (s) => round(at(s, 'diameter')) * at(s, 'depth'),
    outline: (s) => ({ diameter: at(s, 'diameter') }),
  },
  {
    id: 'trench',
    title: 'Trench with sloping sides',
    sizes: [
      size('top', 'Width at the top'),
      size('bottom', 'Width at the bottom'),
      size('depth', 'Depth'),
      size('length', 'Length'),
    ],
    amount: (s) => ((at(s, 'top') + at(s, 'bottom')) / 2) * at(s, 'depth') * at(s, 'length'),
    outline: (s) => trapezium(at(s, 'top'), at(s, 'bottom'), at(s, 'depth')),
  },
  {
    id: 'wedge',
    title: 'Wedge',
    sizes: [size('length', 'Length'), size('width', 'Width'), size('depth', 'Depth at the deep end')],
    amount: (s) => (at(s, 'length') * at(s, 'width') * at(s, 'depth')) / 2,
    outline: (s) => box(at(s, 'length'), at(s, 'width')),
  },
  {
    id: 'heap',
    title: 'Heap',
    sizes: [size('diameter', 'Diameter on the ground'), size('height', 'Height')],
    amount: (s) => (round(at(s, 'diameter')) * at(s, 'height')) / 3,
    outline: (s) => triangle(at(s, 'diameter'), at(s, 'height')),
  },
];

/** One shape of a sum, so many times, added or cut out. */
export interface ShapePart {
  kind: ShapeKind;
  sizes: Sizes;
  count: number;
  isCut: boolean;
}

export interface ShapeSum {
  added: number;
  cut: number;
  /** Added less cut, never below 0. */
  net: number;
  /** Net with the allowance on top. */
  withAllowance: number;
}

/** Allowance in per cent. */
export function sumShapes(parts: readonly ShapePart[], allowance: number): ShapeSum {
  const total = (isCut: boolean) =>
    parts.filter((part) => part.isCut === isCut).reduce((sum, { kind, sizes, count }) => sum + kind.amount(sizes) * count, 0);
  const [added, cut] = [total(false), total(true)];
  const net = Math.max(0, added - cut);
  return { added, cut, net, withAllowance: net * (1 + allowance / 100) };
}

/** Kilograms of dry mix in a cubic metre of bagged concrete: 108 bags of 20 kg. Indicative: the bag says its own yield. */
const DRY_MIX = 2160;

/** Whole bags of `kg` each for so many m³. */
export const concreteBags = (cubicMetres: number, kg: number): number => Math.ceil((cubicMetres * DRY_MIX) / kg - 1e-9);
