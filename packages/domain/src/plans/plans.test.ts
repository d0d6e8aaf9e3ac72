import fc from 'fast-check';
import {
  enclosedAreas,
  type Plan,
  type PlanItem,
  type PlanPoint,
  placeOnItem,
  pullItem,
  sizeItem,
  snapPoint,
  straighten,
  turnBy,
  turnTowards,
} from '.';

const aPlan = (width: number, height: number, ...walls: [PlanPoint, PlanPoint][]): Plan => ({
  ...{ width, height, items: [] },
  walls: walls.map(([start, end], at) => ({ id: String(at), layer: 'walls', start, end })),
});
const areas = (plan: Plan) => enclosedAreas(plan).map(({ area }) => Number(area.toFixed(2)));

describe('the areas that walls close in', () => {
  it.each<[string, Plan, number[]]>([
    ['a room without walls is one', aPlan(5, 4), [20]],
    [
      'a wall across makes two',
      aPlan(5, 4, [
        [2, 0],
        [2, 4],
      ]),
      [8, 12],
    ],
    [
      'a wall that ends in the open divides nothing',
      aPlan(5, 4, [
        [2, 0],
        [2, 3],
      ]),
      [20],
    ],
    [
      'walls that cross make four',
      aPlan(
        4,
        4,
        [
          [1, 0],
          [1, 4],
        ],
        [
          [0, 1],
          [4, 1],
        ],
      ),
      [1, 3, 3, 9],
    ],
    [
      'a wall that ends on another closes a corner',
      aPlan(
        5,
        4,
        [
          [2, 0],
          [2, 4],
        ],
        [
          [0, 1],
          [2, 1],
        ],
      ),
      [2, 12, 6],
    ],
    [
      'a slanted wall makes triangles',
      aPlan(4, 4, [
        [0, 0],
        [4, 4],
      ]),
      [8, 8],
    ],
    [
      'one wall drawn twice counts once',
      aPlan(
        5,
        4,
        [
          [2, 0],
          [2, 4],
        ],
        [
          [2, 4],
          [2, 0],
        ],
      ),
      [8, 12],
    ],
  ])('%s', (_, plan, expected) => {
    expect(areas(plan)).toEqual(expected);
  });

  it('stand in the middle of their part', () => {
    expect(
      enclosedAreas(
        aPlan(4, 4, [
          [2, 0],
          [2, 4],
        ]),
      ).map(({ middle }) => middle),
    ).toEqual([
      [1, 2],
      [3, 2],
    ]);
  });

  it('are together as large as the room, whatever walls reach across it', () => {
    const across = fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 49 })).map(([isLevel, at]): [PlanPoint, PlanPoint] =>
      isLevel
        ? [
            [0, at / 10],
            [5, at / 10],
          ]
        : [
            [at / 10, 0],
            [at / 10, 5],
          ],
    );
    fc.assert(
      fc.property(fc.array(across, { maxLength: 6 }), (walls) => {
        const all = enclosedAreas(aPlan(5, 5, ...walls));
        expect(all.reduce((sum, { area }) => sum + area, 0)).toBeCloseTo(25, 6);
        const [level, plumb] = [
          new Set(walls.filter(([a]) => a[0] === 0).map(([a]) => a[1])),
          new Set(walls.filter(([a]) => a[0] !== 0).map(([a]) => a[0])),
        ];
        expect(all).toHaveLength((level.size + 1) * (plumb.size + 1));
      }),
      { numRuns: 200 },
    );
  });

  it('are together as large as the room, for any walls', () => {
    const point = fc
      .tuple(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max: 50 }))
      .map(([x, y]): PlanPoint => [x / 10, y / 10]);
    fc.assert(
      fc.property(fc.array(fc.tuple(point, point), { maxLength: 7 }), (walls) => {
        const all = enclosedAreas(aPlan(5, 5, ...walls));
        expect(all.reduce((sum, { area }) => sum + area, 0)).toBeCloseTo(25, 0);
      }),
      { numRuns: 200 },
    );
  });
});

describe('the pen', () => {
  const plan = aPlan(5, 5, [
    [1.23, 1],
    [3, 1],
  ]);

  it.each<[PlanPoint, number, PlanPoint]>([
    [[1.3, 1.1], 0.5, [1.23, 1]],
    [[2.2, 2.3], 0.5, [2, 2.5]],
    [[2.217, 2.3], 0, [2.22, 2.3]],
    [[-3, 9], 0.5, [0, 5]],
  ])('at %j on a grid of %s holds to %j', (at, step, expected) => {
    expect(snapPoint(at, plan, step, 0.2)).toEqual(expected);
  });

  it('pulls nearly level and plumb lines straight, and leaves others', () => {
    expect(straighten([0, 0], [3, 0.1])).toEqual([3, 0]);
    expect(straighten([0, 0], [0.1, -3])).toEqual([0, -3]);
    expect(straighten([0, 0], [3, 1])).toEqual([3, 1]);
  });
});

describe('a thing that is sized and turned', () => {
  const plan = aPlan(20, 20);
  const table: PlanItem = { id: 't', layer: 'f', type: 'table', label: 'Table', x: 5, y: 5, width: 2, height: 1, rotation: 0 };

  it.each<[string, readonly [0 | 1, 0 | 1], PlanPoint, object]>([
    ['its right side', [1, 0], [7.04, 9], { x: 5.5, y: 5, width: 3, height: 1 }],
    ['its lower side', [0, 1], [1, 6.52], { x: 5, y: 5.5, width: 2, height: 2 }],
    ['its corner', [1, 1], [5, 5], { x: 4.5, y: 4.75, width: 1, height: 0.5 }],
    ['its corner past the other', [1, 1], [0, 0], { width: 0.5, height: 0.5 }],
  ])('pulled by %s keeps what lies opposite, in steps', (_, side, to, expected) => {
    expect(pullItem(table, side, to, plan, 0.5)).toMatchObject(expected);
  });

  it('follows the finger and keeps its other corner, however it was turned', () => {
    const coordinate = fc.integer({ min: 900, max: 1100 }).map((at) => at / 100);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 359 }), fc.tuple(coordinate, coordinate), (rotation, to) => {
        const item = { ...table, x: 10, y: 10, rotation };
        const pulled = { ...item, ...pullItem(item, [1, 1], to, plan, 0) };
        const [before, after] = [placeOnItem(item, [-1, -1]), placeOnItem(pulled, [-1, -1])];
        expect(Math.hypot(after[0] - before[0], after[1] - before[1])).toBeLessThan(0.02);
        expect(pulled.width).toBeGreaterThanOrEqual(0.05);
        const corner = placeOnItem(pulled, [1, 1]);
        const isSmallest = pulled.width === 0.05 || pulled.height === 0.05;
        if (!isSmallest) expect(Math.hypot(corner[0] - to[0], corner[1] - to[1])).toBeLessThan(0.03);
      }),
    );
  });

  it('is never larger than the plan nor smaller than 5 cm', () => {
    expect(sizeItem(table, { width: 99, height: -3 }, plan)).toMatchObject({ width: 20, height: 0.05 });
  });

  it.each<[PlanPoint, number, number]>([
    [[5, 1], 15, 0],
    [[9, 5], 15, 90],
    [[5, 9], 15, 180],
    [[1, 5], 15, 270],
    [[7, 3.1], 15, 45],
    [[4.9, 1], 15, 0],
    [[4.9, 1], 1, 359],
  ])('looks at %j in steps of %s at %s degrees', (to, degrees, expected) => {
    expect(turnTowards(table, to, degrees)).toBe(expected);
  });

  it('turns on past the full circle both ways', () => {
    expect([turnBy(270, 90), turnBy(0, -15), turnBy(359, 1)]).toEqual([0, 345, 0]);
  });
});
