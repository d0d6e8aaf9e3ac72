import fc from 'fast-check';
import { enclosedAreas, type Plan, type PlanPoint, snapPoint, straighten } from '.';

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
