import { calculate } from './calculate';
import { toDecimal } from './rational';
import { lessGst, plusGst, showQuantity } from './show-quantity';

const worked = (text: string): string => showQuantity(calculate(text));

test('sums are exact where floating point is not', () => {
  expect(['0.1 + 0.2', '100 × 35.55', '1 ÷ 3 × 3', '1.005 * 100'].map(worked)).toEqual(['0.3', '3,555', '1', '100.5']);
  expect(['1,250 + 0,5', '12,5 × 2', '.5 + ,5'].map(worked)).toEqual(['1,250.5', '25', '1']);
  expect(() => worked('1,2,3 + 1')).toThrow('“1,2,3” cannot be read');
});

test('brackets, signs and precedence work as at school', () => {
  expect(['2 + 3 × 4', '(2 + 3) × 4', '-(2 - 5)', '10 ÷ 4', '2 × -3', '.5 + 1.'].map(worked)).toEqual([
    '14',
    '20',
    '3',
    '2.5',
    '-6',
    '1.5',
  ]);
});

test('per cent is a share, and of the left side when added or taken off', () => {
  expect(['200 + 15%', '200 − 10%', '200 × 15%', '50%'].map(worked)).toEqual(['230', '180', '30', '0.5']);
});

test('lengths add up across units, multiply to areas and volumes, and divide to counts', () => {
  expect(['2.4m + 600mm', '3.6m x 2.4m', '4m × 3m × 100mm', '4.8m / 400mm', '8ft', '1in + 1cm'].map(worked)).toEqual([
    '3 m',
    '8.64 m²',
    '1.2 m³',
    '12',
    '2.4384 m',
    '0.0354 m',
  ]);
});

test('a sum that makes no sense is refused in words', () => {
  for (const [text, message] of [
    ['', 'A number is missing'],
    ['2 +', 'A number is missing'],
    ['(2', 'A bracket is not closed'],
    ['2)', 'does not belong here'],
    ['1 ÷ 0', 'Cannot divide by zero'],
    ['2m + 3', 'cannot be added'],
    ['alert(1)', 'cannot be read'],
    ['9'.repeat(201), 'too long'],
  ] as const) {
    expect(() => calculate(text)).toThrow(message);
  }
});

test('GST goes on at 15 % of the price shown and comes off as 3/23, in whole cents (TR-118)', () => {
  expect(toDecimal(plusGst(calculate('3375.56 × 1.049').value))).toBe('4072.1');
  expect(toDecimal(plusGst(calculate('100').value))).toBe('115');
  expect(toDecimal(lessGst(calculate('99.95').value))).toBe('86.91');
});

test('whoever measures in imperial reads lengths, areas and volumes in feet; plain numbers stay', () => {
  const shown = ['304.8mm', '3.6m', '6ft × 4ft', '12in × 12in × 12in', '2 + 3'].map((text) =>
    showQuantity(calculate(text), 'imperial'),
  );
  expect(shown).toEqual(['1 ft', '11.81102362 ft', '24 ft²', '1 ft³', '5']);
});
