import fc from 'fast-check';
import { FieldProblem } from '../calculator';
import { answersOf, calculator, initialValues, outcomeOf } from '../testing/compute';

test('6 × 4 m are 24 m², at 0.1 m 2.40 m³ and with 10 % more 2.64', async () => {
  expect(await answersOf('area', { a: 6, b: 4, depth: 100, allowance: 10 })).toMatchObject({
    Area: '24.00',
    Volume: '2.40',
    'Volume with allowance': '2.64',
    'Way round': '20.00',
  });
});

test.each([
  ['circle', 2, 0, 0, '3.14'],
  ['triangle', 6, 4, 0, '12.00'],
  ['trapezium', 6, 4, 2, '16.00'],
  ['ellipse', 2, 2, 0, '3.14'],
])('the area of a %s', async (shape, a, b, c, area) => {
  expect(await answersOf('area', { shape, a, b, c })).toMatchObject({ Area: area });
});

test('cut-outs come off, and may not be as large as the shape', async () => {
  expect(await answersOf('area', { a: 6, b: 4, cut: 4 })).toMatchObject({ Area: '20.00' });
  await expect(outcomeOf('area', { a: 6, b: 4, cut: 24 })).rejects.toThrow(FieldProblem);
});

test.each([
  [6, 8, '10.000'],
  [4.2, 3.6, '5.532'],
  [7.2, 4.8, '8.653'],
])('a square corner of %d and %d has a diagonal of %s', async (a, b, diagonal) => {
  expect(await answersOf('square-check', { a, b })).toMatchObject({ 'Diagonal when square': diagonal });
});

test('a diagonal that is too long says that the corner is open', async () => {
  expect((await outcomeOf('square-check', { a: 6, b: 8, first: 10.012 })).warnings).toEqual([
    'The diagonal is 12.0 mm too long: the corner is open',
  ]);
});

test('a frame of four sides is mitred at 45°, of eight at 22.5°', async () => {
  expect(await answersOf('mitre', { sides: 4 })).toMatchObject({ 'Cut each end at': '45.00' });
  expect(await answersOf('mitre', { sides: 8 })).toMatchObject({ 'Cut each end at': '22.50' });
});

test('a gap of a barrier stays under 100 mm', async () => {
  expect((await outcomeOf('equal-spacing', { gap: 99 })).warnings).toEqual([]);
  expect((await outcomeOf('equal-spacing', { clear: 100 + 2 * 142, width: 42, gap: 100 })).warnings).toHaveLength(1);
});

test('pieces and gaps fill the clear length, and no gap is wider than asked', async () => {
  const one = await calculator('equal-spacing');
  fc.assert(
    fc.property(
      fc.integer({ min: 500, max: 9000 }),
      fc.integer({ min: 5, max: 90 }),
      fc.integer({ min: 40, max: 150 }),
      (clear, width, gap) => {
        const { answers } = one.compute({ ...initialValues(one), clear, width, gap });
        const [pieces = 0, shown = 0] = answers.map(({ value }) => Number(value));
        expect(shown).toBeLessThanOrEqual(gap);
        expect(Math.abs(pieces * width + (pieces + 1) * shown - clear)).toBeLessThan(0.06 * (pieces + 1));
      },
    ),
    { numRuns: 60 },
  );
});
