import fc from 'fast-check';
import {
  type Cut,
  cuttingList,
  type DeckSizes,
  deck,
  type FramingWallSizes,
  framingWall,
  type GableRoofSizes,
  gableRoof,
  type Model,
  stairFlight,
  stockPlan,
} from '.';

const WALL: FramingWallSizes = {
  ...{ length: 6000, height: 2400, studSpacing: 600, depth: 90, topPlates: 2, dwangSpacing: 1350, lintelDepth: 190 },
  openings: [],
};
const ROOF: GableRoofSizes = {
  ...{ span: 6045, length: 8000, pitch: 30, eaves: 0, verge: 0 },
  ...{ rafterDepth: 190, rafterSpacing: 900, ridgeDepth: 240, purlinSpacing: 900 },
};
const DECK: DeckSizes = {
  ...{ length: 6000, width: 4300, height: 900, boardWidth: 140, boardThickness: 32, gap: 5 },
  ...{ joistDepth: 140, joistSpacing: 450, bearerDepth: 140, bearerSpacing: 1800, postSpacing: 1500 },
};
const PRIVATE = { name: 'a main private stair', pitch: 37, riser: 190, going: 280 };
const STAIR = { rise: 2700, width: 900, mostRiser: 190, going: 280, treadThickness: 40, stringerDepth: 290 };

const figure = (model: Model, label: string) => model.figures.find((one) => one.label === label)?.value;
const count = (model: Model, role: string) => model.pieces.filter((piece) => piece.role === role).length;
const holdsTogether = (model: Model) =>
  model.pieces.every(
    ({ outline, from, thickness, length }) =>
      thickness > 0 && length > 0 && Number.isFinite(from) && outline.flat().every(Number.isFinite) && areaOf(outline) > 0,
  );
const areaOf = (outline: readonly (readonly [number, number])[]) =>
  Math.abs(
    outline.reduce((sum, [x, y], at) => sum + x * (outline.at(at - 1)?.[1] ?? 0) - y * (outline.at(at - 1)?.[0] ?? 0), 0),
  ) / 2;

describe('a framed wall', () => {
  it.each([
    [6000, 600, 11],
    [6000, 400, 16],
    [4800, 600, 9],
    [3700, 600, 8],
  ])('of %s mm at %s mm has %s studs', (length, studSpacing, studs) => {
    expect(count(framingWall({ ...WALL, length, studSpacing }), 'Stud')).toBe(studs);
  });

  it.each([
    [2400, 1350, 1],
    [2400, 800, 2],
    [2700, 800, 3],
  ])('of %s mm with dwangs at most %s mm apart has %s rows of them', (height, dwangSpacing, rows) => {
    const heights = framingWall({ ...WALL, height, dwangSpacing })
      .pieces.filter(({ role }) => role === 'Dwang')
      .map(({ outline }) => outline[0]?.[1]);
    expect(new Set(heights).size).toBe(rows);
  });

  it('of 6 m with a double top plate takes 18 m of plates', () => {
    const plates = framingWall(WALL).pieces.filter(({ role }) => role.endsWith('plate'));
    expect(plates.reduce((sum, { length }) => sum + length, 0)).toBe(18_000);
  });

  it('frames a door and a window, and cuts the bottom plate at the door only', () => {
    const openings = [
      { kind: 'door' as const, left: 600, width: 860, head: 2030, sill: 0 },
      { kind: 'window' as const, left: 3000, width: 1200, head: 2030, sill: 900 },
    ];
    const wall = framingWall({ ...WALL, openings });
    expect(count(wall, 'Bottom plate')).toBe(2);
    expect([count(wall, 'Trimming stud'), count(wall, 'Doubling stud'), count(wall, 'Lintel')]).toEqual([4, 4, 2]);
    expect(count(wall, 'Sill trimmer')).toBe(1);
    const studs = wall.pieces.filter(({ role }) => role === 'Stud').map(({ outline }) => outline[0]?.[0] ?? 0);
    expect(studs.every((left) => openings.every((one) => left + 45 <= one.left - 90 || left >= one.left + one.width + 90))).toBe(
      true,
    );
  });

  it.each([
    [{ left: 100 }, /leaves no room for its studs/],
    [{ left: 5000 }, /reaches over the end/],
    [{ head: 2250 }, /too high for its lintel/],
    [{ kind: 'window' as const, sill: 2030 }, /has its sill at or over its head/],
  ])('refuses an opening that does not fit: %j', (change, words) => {
    const door = { kind: 'door' as const, left: 600, width: 1000, head: 2030, sill: 0, ...change };
    expect(() => framingWall({ ...WALL, openings: [door] })).toThrow(words);
  });

  it('lets no two timbers of one wall stand in each other', () => {
    const sizes = fc.record({
      length: fc.integer({ min: 2500, max: 12_000 }),
      studSpacing: fc.constantFrom(300, 400, 600),
      left: fc.integer({ min: 135, max: 900 }),
      width: fc.integer({ min: 400, max: 1300 }),
    });
    fc.assert(
      fc.property(sizes, ({ length, studSpacing, left, width }) => {
        const openings = [{ kind: 'window' as const, left, width, head: 2030, sill: 900 }];
        const { pieces } = framingWall({ ...WALL, length, studSpacing, openings });
        const rects = pieces.map(({ outline }) => [...(outline[0] ?? [0, 0]), ...(outline[2] ?? [0, 0])] as number[]);
        for (const [at, [l1 = 0, b1 = 0, r1 = 0, t1 = 0]] of rects.entries())
          for (const [l2 = 0, b2 = 0, r2 = 0, t2 = 0] of rects.slice(at + 1)) {
            const over = Math.min(r1, r2) - Math.max(l1, l2) > 0.01 && Math.min(t1, t2) - Math.max(b1, b2) > 0.01;
            if (over) throw new Error(`${[l1, b1, r1, t1]} and ${[l2, b2, r2, t2]}`);
          }
      }),
      { numRuns: 300 },
    );
  });
});

describe('a gable roof', () => {
  it.each([
    [6045, 30, 0, 3464],
    [6045, 30, 300, 3811],
    [8045, 15, 600, 4762],
  ])('of %s mm at %s° with eaves of %s mm has rafters of %s mm', (span, pitch, eaves, length) => {
    expect(figure(gableRoof({ ...ROOF, span, pitch, eaves }), 'Rafter length')).toBe(String(length));
  });

  it('tells of rafters that no yard sells', () => {
    expect(gableRoof({ ...ROOF, span: 12_000 }).warnings.join()).toMatch(/Rafters of 6902 mm are longer than the 6000 mm/);
  });

  it('tells of a birdsmouth that is too deep', () => {
    expect(gableRoof({ ...ROOF, rafterDepth: 90, pitch: 45 }).warnings.join()).toMatch(/birdsmouth is 64 mm deep/);
    expect(gableRoof(ROOF).warnings).toEqual([]);
  });

  it('is finite for any sizes', () => {
    const pitch = fc.double({ min: 3, max: 60, noNaN: true });
    fc.assert(
      fc.property(pitch, fc.integer({ min: 1500, max: 20_000 }), (p, span) =>
        holdsTogether(gableRoof({ ...ROOF, pitch: p, span })),
      ),
      { numRuns: 200 },
    );
  });
});

describe('a flight of stairs', () => {
  it('of 2,700 mm has 15 risers of 180 and a going of 3,920 at 32.7°', () => {
    const stair = stairFlight(STAIR, PRIVATE);
    expect(['Risers', 'Riser', 'Total going', 'Pitch'].map((label) => figure(stair, label))).toEqual([
      '15',
      '180.0',
      '3920',
      '32.7',
    ]);
    expect([count(stair, 'Tread'), count(stair, 'Stringer')]).toEqual([14, 2]);
    expect(stair.warnings).toEqual([]);
  });

  it('tells what is over the limits of its use', () => {
    const steep = stairFlight({ ...STAIR, mostRiser: 220, going: 220 }, PRIVATE);
    expect(steep.warnings).toHaveLength(3);
    expect(steep.warnings.join()).toMatch(/A going of 220 mm is under the 280 mm of a main private stair/);
  });

  it('is finite for any sizes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 300, max: 5000 }),
        fc.integer({ min: 200, max: 450 }),
        fc.integer({ min: 150, max: 400 }),
        (rise, going, stringerDepth) => holdsTogether(stairFlight({ ...STAIR, rise, going, stringerDepth }, PRIVATE)),
      ),
      { numRuns: 300 },
    );
  });
});

describe('a deck', () => {
  it('of 4.3 by 6 m has 30 rows, 180 m of boards and 15 joists at 450, 11 at 600', () => {
    const one = deck(DECK);
    expect(['Board rows', 'Boards', 'Joists'].map((label) => figure(one, label))).toEqual(['30', '180.0', '15']);
    expect(figure(deck({ ...DECK, joistSpacing: 600 }), 'Joists')).toBe('11');
  });

  it('tells of consent, barrier and boards that span too far', () => {
    expect(deck(DECK).warnings).toEqual([]);
    expect(deck({ ...DECK, height: 1501, boardThickness: 19, joistSpacing: 600 }).warnings).toHaveLength(3);
    expect([999, 1000, 1500, 1501].map((height) => deck({ ...DECK, height }).warnings.length)).toEqual([0, 1, 1, 2]);
  });
});

describe('a cutting list', () => {
  it('puts equal pieces together', () => {
    const list = cuttingList(framingWall(WALL).pieces);
    expect(list).toContainEqual({ role: 'Stud', section: '90×45', length: 2265, count: 11 });
  });

  it('orders lengths in which every cut finds its place, and none is longer than its timber', () => {
    const cuts: fc.Arbitrary<Cut[]> = fc.array(
      fc.record({
        role: fc.constant('Stud'),
        section: fc.constantFrom('90×45', '140×45'),
        length: fc.integer({ min: 50, max: 9000 }),
        count: fc.integer({ min: 1, max: 20 }),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(cuts, (list) => {
        const plan = stockPlan(list);
        const total = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0);
        expect(total(plan.flatMap((one) => one.cuts))).toBe(total(list.map(({ length, count: times }) => length * times)));
        expect(plan.every(({ stock, cuts: of, rest }) => rest >= 0 && total(of) <= stock)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
