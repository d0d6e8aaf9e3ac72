import fc from 'fast-check';
import { gstInInclusive, gstOnExclusive } from './gst';
import { standardLines, sumInvoice } from './invoice-sums';
import {
  centsToDecimal,
  dollarText,
  labourCents,
  lineCents,
  multiplyDivideHalfUp,
  parseCents,
  parseThousandths,
  sumMoney,
} from './money';

const cents = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 });

test('RC-029, RC-030: half cents round up and products have no tail, also negative ones', () => {
  const halves = { '1.005': 101, '2.675': 268, '8.165': 817, '10.235': 1024, '35.175': 3518 };
  for (const [text, rounded] of Object.entries(halves)) {
    expect([text, lineCents(parseThousandths(text), 100)]).toEqual([text, rounded]);
    expect([text, lineCents(parseThousandths(`-${text}`), 100)]).toEqual([text, -rounded]);
  }
  expect(centsToDecimal(lineCents(parseThousandths('100'), parseCents('35.55')))).toBe('3555.00');
  expect(sumMoney(['0.10', '0.20'])).toBe('0.30');
});

test('an amount with more than two decimals is refused, not rounded in silence', () => {
  for (const text of ['1.005', '1e3', 'NaN', '', '$5', '1,000.00']) expect(() => parseCents(text)).toThrow(RangeError);
});

test('RC-031: a quantity with three decimals is priced as typed', () => {
  expect(centsToDecimal(lineCents(parseThousandths('33.333'), parseCents('90.50')))).toBe('3016.64');
});

test('cents and decimal strings turn into each other without loss', () => {
  fc.assert(fc.property(cents, (value) => parseCents(centsToDecimal(value)) === value));
});

test('half a cent always rounds away from zero, as an independent calculation with bigints says', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
      fc.nat(1_000_000),
      fc.integer({ min: 1, max: 10_000 }),
      (a, b, d) => {
        const exact = BigInt(a) * BigInt(b);
        const result = BigInt(multiplyDivideHalfUp(a, b, d));
        const twiceError = (result * BigInt(d) - exact) * 2n;
        const magnitude = twiceError < 0n ? -twiceError : twiceError;
        return (
          magnitude < BigInt(d) ||
          (magnitude === BigInt(d) && (exact < 0n ? result * BigInt(d) < exact : result * BigInt(d) > exact))
        );
      },
    ),
  );
});

test('RC-026: labour is duration / 3600 x rate to the cent', () => {
  expect(labourCents(3000, 10_000)).toBe(8333);
  expect(labourCents(3600, 6500)).toBe(6500);
  expect(labourCents(1200, 6500)).toBe(2167);
  expect(labourCents(1, 6500)).toBe(2);
  expect(labourCents(9000, 8525)).toBe(21313);
});

test('GST follows the worked examples for New Zealand', () => {
  expect([10000, 3333].map(gstOnExclusive)).toEqual([1500, 500]);
  expect([11500, 9995, 100].map(gstInInclusive)).toEqual([1500, 1304, 13]);
});

test('RC-024, RC-025: GST is taken once on the sum, not line by line', () => {
  expect(sumInvoice(standardLines([111, 111, 111])).taxCents).toBe(50);
  expect(sumInvoice(standardLines(Array<number>(100).fill(33))).taxCents).toBe(495);
  expect(sumInvoice(standardLines([30, 30, 30]))).toMatchObject({ subtotalCents: 90, taxCents: 14, totalCents: 104 });
});

test('the total is always the subtotal plus the tax', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 10_000_000 }), { maxLength: 200 }), (lines) => {
      const { subtotalCents, taxCents, totalCents } = sumInvoice(standardLines(lines));
      return subtotalCents + taxCents === totalCents && sumMoney(lines.map(centsToDecimal)) === centsToDecimal(subtotalCents);
    }),
  );
});

test.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [99_999, '$999.99'],
  [145_000, '$1,450.00'],
  [123_456_789_00, '$123,456,789.00'],
  [-500, '-$5.00'],
])('%i cents are %s in a sentence', (amount, text) => expect(dollarText(amount)).toBe(text));
