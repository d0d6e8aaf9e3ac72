import fc from 'fast-check';
import { parseDecimal, parsePercent, readNumber } from '.';

test.each([
  ['115', '115'],
  ['115.00', '115.00'],
  ['115,00', '115.00'],
  ['12,50', '12.50'],
  ['2,4', '2.4'],
  ['12,5', '12.5'],
  ['1,2345', '1.2345'],
  ['0,5', '0.5'],
  ['0,125', '0.125'],
  [',125', '0.125'],
  [',5', '0.5'],
  ['.5', '0.5'],
  ['5.', '5'],
  ['5,', '5'],
  ['1,250', '1250'],
  ['12,500', '12500'],
  ['999,999', '999999'],
  ['1,250.5', '1250.5'],
  ['1,234,567.89', '1234567.89'],
  ['1 250', '1250'],
  ['1 250.00', '1250.00'],
  ['1 250,00', '1250.00'],
  ['1 234 567,8', '1234567.8'],
  ['1.250', '1.250'],
  ['1.234,56', '1234.56'],
  ['1.234.567,8', '1234567.8'],
  ['1\u00a0250.00', '1250.00'],
  ['1\u202f250,00', '1250.00'],
  ['$1,450', '1450'],
  ['$ 1,450.00 ', '1450.00'],
  ['-$5', '-5'],
  ['$-5', '-5'],
  ['- 5', '-5'],
  ['−41,29', '-41.29'],
  [' 0065.5 ', '65.5'],
  ['007', '7'],
  ['-0.00', '0.00'],
  ['0', '0'],
])('%j is read as %j (TR-101)', (typed, number) => expect(parseDecimal(typed)).toBe(number));

test.each([
  '',
  ' ',
  '.',
  ',',
  '-',
  '$',
  '1,2,3',
  '1,25.00',
  '12,34,567',
  '1,234,56',
  '1234,567',
  '1,2345.6',
  '0,123,456',
  '1 250,000',
  '1,250 000',
  '12 50',
  '1 2',
  '1.2.3',
  '1.234.567',
  '1.23,4',
  '1,,250',
  '1..5',
  '1e3',
  '0x10',
  '5-',
  '--5',
  '-$-5',
  '+5',
  'ten',
  'NaN',
  'Infinity',
  '١٢',
  '9'.repeat(41),
])('%j is no number, or may be two (TR-101)', (typed) => expect(parseDecimal(typed)).toBeNull());

test('what is written with thousands commas, spaces or a decimal comma reads back as itself (TR-101)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
      const plain = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
      const grouped = (sign: string) => plain.replace(/\B(?=(\d{3})+\.)/g, sign);
      for (const typed of [plain, grouped(','), grouped(' '), plain.replace('.', ','), grouped(' ').replace('.', ',')]) {
        expect(parseDecimal(typed)).toBe(plain);
      }
    }),
  );
});

test.each([
  ['30', '30'],
  ['30 %', '30'],
  ['12,5%', '12.5'],
  ['%', null],
  ['3%0', null],
])('%j is %j per cent (TR-101)', (typed, percent) => expect(parsePercent(typed)).toBe(percent));

test.each([
  ['2,4', {}, { value: 2.4 }],
  ['', {}, { problem: 'Please enter a number' }],
  ['1,2,3', {}, { problem: 'Please enter a number, such as 2.4' }],
  ['1,5', { decimals: 0 }, { problem: 'Please enter a whole number' }],
  ['x', { decimals: 0 }, { problem: 'Please enter a whole number' }],
  ['5.0', { decimals: 0 }, { value: 5 }],
  ['1,2345', { decimals: 3 }, { problem: 'Please enter at most 3 decimal places' }],
  ['0', { min: 1, unit: 'W' }, { problem: 'Must be at least 1 W' }],
  ['101', { max: 100, unit: '%' }, { problem: 'Must be at most 100 %' }],
  ['12,5 %', { max: 100, unit: '%' }, { value: 12.5 }],
] as const)('%j within %j (TR-101)', (typed, limits, found) => expect(readNumber(typed, limits)).toEqual(found));
