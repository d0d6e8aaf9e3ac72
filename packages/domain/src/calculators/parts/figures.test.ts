import fc from 'fast-check';
import { brief, shown, wholeDown, wholeUp } from './figures';

test('no dust of floats is shown or bought', () => {
  expect(brief(0.1 + 0.2)).toBe('0.3');
  expect(shown(1.005, 2)).toBe('1.01');
  expect(shown(-0.001, 2)).toBe('0.00');
  expect(shown(1.4499999999999997, 2)).toBe('1.45');
  expect(wholeUp(2.0000000001)).toBe(2);
  expect(wholeUp(6 / 0.6)).toBe(10);
  expect(wholeUp(2.001)).toBe(3);
  expect(wholeDown(2.9999999999)).toBe(3);
});

test('a shown number is within half of its last place', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), fc.integer({ min: 0, max: 4 }), (value, decimals) => {
      expect(Math.abs(Number(shown(value, decimals)) - value)).toBeLessThanOrEqual(0.5 * 10 ** -decimals + 1e-6);
    }),
  );
});
