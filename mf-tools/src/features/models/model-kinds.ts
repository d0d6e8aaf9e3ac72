import type { CalculatorField, CalculatorValues } from '@dwang/domain/calculators';
import { deck, framingWall, gableRoof, type Model, type StairLimits, stairFlight, type WallOpening } from '@dwang/domain/models';

/** A model that can be built from typed sizes. */
export interface ModelKind {
  id: string;
  title: string;
  /** What it is called in a saved result. */
  tool: string;
  fields: readonly CalculatorField[];
  /** Takes openings. */
  hasOpenings?: boolean;
  build: (values: CalculatorValues, openings: readonly WallOpening[]) => Model;
  source: string;
}

const size = (id: string, label: string, initial: number, min: number, max: number, help?: string): CalculatorField => ({
  ...{ id, label, kind: 'number', unit: 'mm', initial: String(initial), min, max },
  ...(help ? { help } : {}),
});

const choice = (
  id: string,
  label: string,
  values: readonly (number | string)[],
  initial: number | string,
  unit = '',
): CalculatorField => ({
  ...{ id, label, kind: 'choice', initial: String(initial) },
  options: values.map((value) => ({ value: String(value), label: `${value}${unit}` })),
});

/** Limits of NZBC D1/AS1, table 6. */
const STAIR_USES: readonly StairLimits[] = [
  { name: 'Main private', pitch: 37, riser: 190, going: 280 },
  { name: 'Secondary private', pitch: 41, riser: 200, going: 250 },
  { name: 'Service or minor private', pitch: 47, riser: 220, going: 220 },
  { name: 'Accessible', pitch: 32, riser: 180, going: 310 },
];

const n = (values: CalculatorValues, id: string): number => Number(values[id]);

const WALL: ModelKind = {
  id: 'wall',
  title: 'Framing wall',
  tool: 'framing-viewer',
  hasOpenings: true,
  fields: [
    size('length', 'Length', 4800, 600, 20_000),
    size('height', 'Height', 2400, 900, 4800, 'Over the plates'),
    choice('studSpacing', 'Stud centres', [300, 400, 600], 600, ' mm'),
    choice('depth', 'Stud size', [90, 140], 90, '×45'),
    choice('topPlates', 'Top plates', [1, 2], 1),
    choice('dwangSpacing', 'Dwangs at most', [600, 800, 1350], 800, ' mm'),
    choice('lintelDepth', 'Lintel depth', [90, 140, 190, 240, 290], 190, ' mm'),
  ],
  build: (values, openings) =>
    framingWall({
      ...{ length: n(values, 'length'), height: n(values, 'height'), studSpacing: n(values, 'studSpacing') },
      ...{ depth: n(values, 'depth'), topPlates: n(values, 'topPlates') === 2 ? 2 : 1, dwangSpacing: n(values, 'dwangSpacing') },
      ...{ lintelDepth: n(values, 'lintelDepth'), openings },
    }),
  source:
    'Spacings of NZS 3604; which one a wall needs depends on height, wind and load (table 8.2). Lintels are not sized here.',
};

const ROOF: ModelKind = {
  id: 'roof',
  title: 'Roof',
  tool: 'models-roof',
  fields: [
    size('span', 'Span', 6000, 1500, 15_000, 'Over the walls, across the ridge'),
    size('length', 'Length', 7200, 1200, 30_000),
    { id: 'pitch', label: 'Pitch', kind: 'number', unit: '°', initial: '25', min: 3, max: 60 },
    size('eaves', 'Eaves', 450, 0, 1200, 'Measured level'),
    size('verge', 'Verge', 300, 0, 1000),
    choice('rafterDepth', 'Rafters', [90, 140, 190, 240, 290], 190, '×45'),
    size('rafterSpacing', 'Rafter centres', 900, 300, 1200),
    choice('ridgeDepth', 'Ridge board', [140, 190, 240, 290], 240, '×45'),
    size('purlinSpacing', 'Purlins at most', 900, 200, 1800, 'Along the slope'),
  ],
  build: (values) =>
    gableRoof({
      ...{ span: n(values, 'span'), length: n(values, 'length'), pitch: n(values, 'pitch'), eaves: n(values, 'eaves') },
      ...{ verge: n(values, 'verge'), rafterDepth: n(values, 'rafterDepth'), rafterSpacing: n(values, 'rafterSpacing') },
      ...{ ridgeDepth: n(values, 'ridgeDepth'), purlinSpacing: n(values, 'purlinSpacing') },
    }),
  source: 'Rafter length = (run + eaves) / cos(pitch). Spans are not checked: use the span tables of NZS 3604.',
};

const STAIRS: ModelKind = {
  id: 'stairs',
  title: 'Stairs',
  tool: 'models-stairs',
  fields: [
    size('rise', 'Floor to floor', 2700, 300, 6000),
    size('width', 'Width', 900, 500, 3000),
    choice(
      'use',
      'Use',
      STAIR_USES.map(({ name }) => name),
      'Main private',
    ),
    size('mostRiser', 'Riser at most', 190, 100, 250),
    size('going', 'Going', 280, 180, 450),
    size('treadThickness', 'Tread', 40, 18, 80),
    choice('stringerDepth', 'Stringer depth', [240, 290, 340], 290, ' mm'),
  ],
  build: (values) => {
    const use = STAIR_USES.find(({ name }) => name === values.use) ?? (STAIR_USES[0] as StairLimits);
    return stairFlight(
      {
        ...{ rise: n(values, 'rise'), width: n(values, 'width'), mostRiser: n(values, 'mostRiser'), going: n(values, 'going') },
        ...{ treadThickness: n(values, 'treadThickness'), stringerDepth: n(values, 'stringerDepth') },
      },
      { ...use, name: `a stair for ${use.name.toLowerCase()} use` },
    );
  },
  source: 'Limits of NZBC D1/AS1, table 6. Stairs of more than a few steps also want handrails and barriers.',
};

const DECK: ModelKind = {
  id: 'deck',
  title: 'Deck',
  tool: 'models-deck',
  fields: [
    size('length', 'Along the boards', 4800, 600, 20_000),
    size('width', 'Across the boards', 3600, 600, 20_000),
    size('height', 'Height', 600, 150, 3000, 'Ground to the top of the boards'),
    choice('boardWidth', 'Boards', [90, 140], 140, ' mm'),
    choice('boardThickness', 'Board thickness', [19, 32], 32, ' mm'),
    size('gap', 'Gap', 5, 0, 20),
    choice('joistDepth', 'Joists', [90, 140, 190, 240], 140, '×45'),
    size('joistSpacing', 'Joist centres', 450, 300, 600),
    choice('bearerDepth', 'Bearers', [90, 140, 190], 140, '×90'),
    size('bearerSpacing', 'Bearers at most', 1800, 600, 3000),
    size('postSpacing', 'Posts at most', 1500, 600, 3000),
  ],
  build: (values) =>
    deck({
      ...{ length: n(values, 'length'), width: n(values, 'width'), height: n(values, 'height'), gap: n(values, 'gap') },
      ...{
        boardWidth: n(values, 'boardWidth'),
        boardThickness: n(values, 'boardThickness'),
        joistDepth: n(values, 'joistDepth'),
      },
      ...{ joistSpacing: n(values, 'joistSpacing'), bearerDepth: n(values, 'bearerDepth') },
      ...{ bearerSpacing: n(values, 'bearerSpacing'), postSpacing: n(values, 'postSpacing') },
    }),
  source: 'Board spans of BRANZ Bulletin 611. Joist and bearer spans are not checked: use the tables of NZS 3604.',
};

const MODEL_KINDS: readonly ModelKind[] = [WALL, ROOF, STAIRS, DECK];

/** Those whose tool the administrator has not turned off. */
export const kindsWithout = (off: readonly string[]): readonly ModelKind[] =>
  MODEL_KINDS.filter(({ tool }) => !off.includes(tool));
