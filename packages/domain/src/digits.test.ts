import fc from 'fast-check';
import { inThousands, shortDecimal } from './digits';

test.each([
  ['2.500', '2.5'],
  ['10.00', '10'],
  ['100.050', '100.05'],
  ['0.000', '0'],
  ['-2.40', '-2.4'],
  ['100', '100'],
  ['0', '0'],
  ['', ''],
])('TR-206 writes %j without needless zeros: %j', (decimal, short) => expect(shortDecimal(decimal)).toBe(short));

test.each([
  ['0', '0'],
  ['999', '999'],
  ['1000', '1,000'],
  ['12345', '12,345'],
  ['1234567', '1,234,567'],
  ['-999', '-999'],
  ['-1000', '-1,000'],
  ['-123456', '-123,456'],
])('TR-206 writes %j in threes: %j', (whole, grouped) => expect(inThousands(whole)).toBe(grouped));

test('TR-206 threes are those of the browser, whatever the number', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), (whole) => {
      expect(inThousands(String(whole))).toBe(whole.toLocaleString('en-NZ'));
    }),
  );
});
