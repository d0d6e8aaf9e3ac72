import fc from 'fast-check';
import { centsToDecimal, parseCents } from '../money';
import {
  compareSuppliers,
  type EstimateContent,
  type EstimatedLine,
  parsePriceText,
  quotedLines,
  type Supply,
  sumEstimate,
  typedQuantity,
  withLine,
  withoutGst,
} from './index';

const supply = (key: string, multiplier = '1.000', isOwn = false): Supply => ({ key, name: key, multiplier, isOwn });
const DWANG = supply('dwang');
const lumber: EstimatedLine = {
  uid: 'a',
  materialId: 'm-1',
  description: '2x4 lumber',
  unit: 'each',
  quantity: '10',
  basePrice: '5.45',
};
const nothing: EstimateContent = { lines: [], labour: [], wastePercent: '0.00', marginPercent: '0.00', gst: 'exclusive' };
const totalOf = (content: Partial<EstimateContent>, by = DWANG) => sumEstimate({ ...nothing, ...content }, by);

test.each([
  [DWANG, 5450],
  [supply('discount', '0.850'), 4633],
  [supply('premium', '1.150'), 6268],
  [supply('local', '0.950'), 5178],
])('the price of a line is base price x multiplier x quantity (%j)', (by, cents) => {
  expect(totalOf({ lines: [lumber] }, by).lines[0]?.costCents).toBe(cents);
});

test('waste buys whole pieces, and a margin is part of the price', () => {
  const sums = totalOf({
    lines: [lumber, { ...lumber, uid: 'b', unit: 'm', quantity: '2.5', basePrice: '4.00' }],
    labour: [{ uid: 'h', description: 'Carpentry', hours: '7.5', rate: '65.00' }],
    wastePercent: '5.00',
    marginPercent: '20.00',
  });
  expect(sums.lines.map(({ ordered }) => ordered)).toEqual([11_000, 2625]);
  expect(sums.lines.map(({ costCents, sellCents }) => [costCents, sellCents])).toEqual([
    [5995, 7494],
    [1050, 1313],
  ]);
  expect(sums).toMatchObject({ materialsCents: 7045, marginCents: 1762, labourCents: 48_750, subtotalCents: 57_557 });
  expect([sums.taxCents, sums.totalCents]).toEqual([8634, 66_191]);
  expect(totalOf({ lines: [lumber], gst: 'none' }).taxCents).toBe(0);
});

test('a margin is on the line, so that it counts on many of what costs a cent', () => {
  const screws = { ...lumber, quantity: '10000', basePrice: '0.01' };
  expect(totalOf({ lines: [screws], marginPercent: '20.00' })).toMatchObject({ materialsCents: 10_000, marginCents: 2500 });
  expect(quotedLines(totalOf({ lines: [screws], marginPercent: '20.00' }))).toEqual([
    { description: '2x4 lumber, 10000 each', quantity: '1', unit: '', unitPrice: '125.00', amount: '125.00' },
  ]);
});

test('what a supplier has no price for costs its base price, and says so', () => {
  const own = supply('book', '1.000', true);
  expect(totalOf({ lines: [lumber] }, own).lines[0]).toMatchObject({ isFallback: true, costCents: 5450 });
  const offered = { ...lumber, offers: [{ book: 'book', price: '4.99', pricedOn: '2026-11-01' }] };
  expect(totalOf({ lines: [offered] }, own).lines[0]).toMatchObject({ isFallback: false, costCents: 4990 });
});

test.each([
  ['3', '3'],
  ['2.5', '2.5'],
  ['1.2345', '1.234'],
  ['2,5', '2.5'],
  ['1,250', '1250'],
  ['1,2,3', null],
  ['0', null],
  ['-4', null],
  ['a few', null],
  ['', null],
])('a typed quantity %j counts as %j', (text, quantity) => {
  expect(typedQuantity(text)).toBe(quantity);
});

test('adding what is there already adds to its quantity', () => {
  const twice = withLine(withLine([], lumber), { ...lumber, uid: 'b', quantity: '1' });
  expect(twice).toEqual([{ ...lumber, quantity: '11' }]);
  expect(withLine(twice, { ...lumber, materialId: 'm-2' })).toHaveLength(2);
});

test('reads prices as merchants write them', () => {
  expect(['$1,234.50', '12', '0.125', '1.2.3', '-4', 'POA'].map(parsePriceText)).toEqual([123_450, 1200, 13, null, null, null]);
  expect(['12,50', '1.234,56', 'NZD 1,250', '1,2,3'].map(parsePriceText)).toEqual([1250, 123_456, 125_000, null]);
  expect(withoutGst(627)).toBe(545);
});

const aLine = fc.record({
  uid: fc.uuid(),
  materialId: fc.constantFrom('m-1', 'own-2', null),
  description: fc.constantFrom('Stud', 'Sheet'),
  unit: fc.constantFrom('each', 'm'),
  quantity: fc.integer({ min: 1, max: 5_000_000 }).map((value) => (value / 1000).toFixed(3)),
  basePrice: fc.integer({ min: 0, max: 500_000 }).map(centsToDecimal),
  offers: fc.array(
    fc.record({ book: fc.constantFrom('x', 'y'), price: fc.constantFrom('1.00', '9.95'), pricedOn: fc.constant('2026-11-01') }),
    {
      maxLength: 2,
    },
  ),
});
const percent = (max: number) => fc.integer({ min: 0, max: max * 100 }).map(centsToDecimal);

test('what a client reads adds up to the estimate, to the cent', () => {
  const content = fc.record({
    lines: fc.array(aLine, { maxLength: 8 }),
    labour: fc.array(
      fc.record({
        uid: fc.uuid(),
        description: fc.constant('Work'),
        hours: fc.constantFrom('0.25', '7.5', '1.333'),
        rate: percent(500),
      }),
    ),
    wastePercent: percent(40),
    marginPercent: percent(60),
    gst: fc.constantFrom('exclusive' as const, 'none' as const),
  });
  fc.assert(
    fc.property(content, fc.constantFrom('1.000', '0.850', '1.150'), (one, multiplier) => {
      const sums = sumEstimate(one, supply('s', multiplier));
      const read = quotedLines(sums).reduce((all, { amount }) => all + parseCents(amount), 0);
      expect(read).toBe(sums.subtotalCents);
      expect(sums.materialsCents + sums.marginCents + sums.labourCents).toBe(sums.subtotalCents);
      expect(sums.subtotalCents + sums.taxCents).toBe(sums.totalCents);
    }),
  );
});

/** Every way to buy each line from somebody who has it. */
function cheapestByTrying(lines: EstimatedLine[], supplies: Supply[]): number {
  const costs = lines.map((line) =>
    supplies.flatMap((by) =>
      compareSuppliers([line], [by]).totals[0]?.missing ? [] : [compareSuppliers([line], [by]).totals[0]?.totalCents ?? 0],
    ),
  );
  const buy = (at: number): number => {
    const offers = costs[at];
    if (offers === undefined) return 0;
    return offers.length === 0 ? buy(at + 1) : Math.min(...offers.map((cents) => cents + buy(at + 1)));
  };
  return buy(0);
}

test('the split basket is the cheapest of all ways to buy, and nobody who has everything is cheaper than the cheapest', () => {
  const supplies = [DWANG, supply('low', '0.850'), supply('x', '1.000', true), supply('y', '1.000', true)];
  fc.assert(
    fc.property(fc.array(aLine, { maxLength: 5 }), (lines) => {
      const { totals, cheapest, basket } = compareSuppliers(lines, supplies);
      expect(basket.totalCents).toBe(cheapestByTrying(lines, supplies));
      const whole = totals.filter(({ missing }) => missing === 0 && lines.length > 0);
      expect(cheapest === null).toBe(whole.length === 0);
      for (const one of whole) {
        expect(totals.find(({ supply: by }) => by.key === cheapest)?.totalCents).toBeLessThanOrEqual(one.totalCents);
        expect(basket.totalCents).toBeLessThanOrEqual(one.totalCents);
      }
    }),
  );
});
