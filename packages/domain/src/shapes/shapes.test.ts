import fc from 'fast-check';
import { concreteBags, FLAT_SHAPES, type ShapePart, SOLID_SHAPES, sumShapes } from './index';

const part = (id: string, sizes: Record<string, number>, more: Partial<ShapePart> = {}): ShapePart => {
  const kind = [...FLAT_SHAPES, ...SOLID_SHAPES].find((one) => one.id === id);
  if (!kind) throw new Error(`No ${id}`);
  return { kind, sizes, count: 1, isCut: false, ...more };
};

test('a slab of 6 × 4 × 0.1 m is 2.40 m³, with 10 % 2.64, and so many bags', () => {
  const { net, withAllowance } = sumShapes([part('box', { length: 6, width: 4, depth: 0.1 })], 10);
  expect(net).toBeCloseTo(2.4);
  expect(withAllowance).toBeCloseTo(2.64);
  expect([20, 25, 40].map((kg) => concreteBags(2.4, kg))).toEqual([260, 208, 130]);
});

test('a post hole of Ø 300 × 600 is 0.0424 m³', () => {
  expect(sumShapes([part('cylinder', { diameter: 0.3, depth: 0.6 })], 0).net).toBeCloseTo(0.0424, 4);
});

test('openings come off a wall, so many times, and never below nothing', () => {
  const wall = part('rectangle', { length: 6, width: 2.4 });
  const window = part('rectangle', { length: 1.2, width: 1 }, { isCut: true, count: 2 });
  const { added, cut, net } = sumShapes([wall, window], 0);
  expect([added, cut, net].map((value) => value.toFixed(6))).toEqual(['14.400000', '2.400000', '12.000000']);
  expect(sumShapes([window], 0).net).toBe(0);
});

test('no shape shrinks when one of its sizes grows', () => {
  for (const kind of [...FLAT_SHAPES, ...SOLID_SHAPES]) {
    const lengths = fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(
        lengths,
        fc.nat({ max: kind.sizes.length - 1 }),
        fc.double({ min: 0, max: 50, noNaN: true }),
        (values, grown, by) => {
          const sizes = Object.fromEntries(kind.sizes.map(({ id }, index) => [id, values[index] ?? 0]));
          const id = kind.sizes[grown]?.id ?? '';
          expect(kind.amount({ ...sizes, [id]: (sizes[id] ?? 0) + by })).toBeGreaterThanOrEqual(kind.amount(sizes));
        },
      ),
    );
  }
});
