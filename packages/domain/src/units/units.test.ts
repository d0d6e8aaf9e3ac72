import fc from 'fast-check';
import { convert, figure, parseFigure, parseLength, QUANTITIES, tapeInches } from './index';

const unitOf = (quantity: string, id: string) => {
  const found = QUANTITIES.find((one) => one.id === quantity)?.units.find((one) => one.id === id);
  if (!found) throw new Error(`${quantity} has no ${id}`);
  return found;
};
const inTerms = (value: number, quantity: string, from: string, to: string) =>
  figure(convert(value, unitOf(quantity, from), unitOf(quantity, to)));

test.each([
  [1, 'length', 'ft', 'm', '0.3048'],
  [1, 'length', 'in', 'mm', '25.4'],
  [1, 'length', 'chain', 'link', '100'],
  [1, 'area', 'ft2', 'm2', '0.09290304'],
  [1, 'area', 'acre', 'perch', '160'],
  [1, 'volume', 'yd3', 'm3', '0.7645549'],
  [1, 'volume', 'usgal', 'L', '3.785412'],
  [1, 'volume', 'gal', 'L', '4.54609'],
  [1, 'mass', 'lb', 'kg', '0.4535924'],
  [1, 'pressure', 'psi', 'kPa', '6.894757'],
  [1, 'power', 'hp', 'kW', '0.7456999'],
  [20, 'temperature', 'C', 'F', '68'],
  [-40, 'temperature', 'F', 'C', '-40'],
  [0, 'temperature', 'C', 'K', '273.15'],
  [60, 'flow', 'Lmin', 'Ls', '1'],
])('%s %s of %s in %s is %s', (value, quantity, from, to, expected) => {
  expect(inTerms(value, quantity, from, to)).toBe(expected);
});

test('every unit goes to every other of its quantity and back', () => {
  for (const { units } of QUANTITIES) {
    fc.assert(
      fc.property(
        fc.constantFrom(...units),
        fc.constantFrom(...units),
        fc.double({ min: -1e6, max: 1e6, noNaN: true }),
        (from, to, value) => {
          const back = convert(convert(value, from, to), to, from);
          expect(Math.abs(back - value)).toBeLessThanOrEqual(1e-6 + Math.abs(value) * 1e-9);
        },
      ),
    );
  }
});

test.each([
  ['2400', 2400],
  ['2,400.5', 2400.5],
  ['2,4', 2.4],
  ['1,2345', 1.2345],
  ['1,2,3', null],
  ['--5', null],
  ['3/8', 0.375],
  ['1 3/8', 1.375],
  ['1-3/8', 1.375],
  ['−5', -5],
  ['.5', 0.5],
  ['', null],
  ['3/0', null],
  ['two', null],
])('%j is read as %s', (typed, value) => expect(parseFigure(typed)).toBe(value));

test.each([
  ["5'", 60],
  [`5' 3 1/2"`, 63.5],
  ['5 ft 3 in', 63],
  ['3/8"', 0.375],
])('%j is so many inches: %s', (typed, value) => expect(parseFigure(typed, true)).toBe(value));

test('inches are shown as on a tape', () => {
  expect([94.5, 0.375, 12, 94.4882, -0.5].map(tapeInches)).toEqual(['94 1/2', '3/8', '12', '≈ 94 1/2', '−1/2']);
});

test.each([
  ['3.245', 'm', 3.245],
  ['3245', 'mm', 3.245],
  ['3245 mm', 'm', 3.245],
  ['2.4m', 'mm', 2.4],
  ['2,4 m', 'mm', 2.4],
  ['2,400 mm', 'm', 2.4],
  [`5' 3 1/2"`, 'm', 1.6129],
  ['6 ft', 'm', 1.8288],
  ['12 bags', 'm', null],
] as const)('%j, usually in %s, is %s m', (typed, usual, metres) => {
  const found = parseLength(typed, usual);
  if (metres === null) expect(found).toBeNull();
  else expect(found).toBeCloseTo(metres, 9);
});
