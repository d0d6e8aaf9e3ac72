import { nameKey } from './name-key';

it.each([
  ['Hēmi', 'HĒMI'],
  ['Hēmi', 'Hēmi'.normalize('NFD')],
  ['admin', ' Admin '],
  ['admin', 'ａｄｍｉｎ'],
])('takes %j and %j for one name', (one, other) => {
  expect(nameKey(one)).toBe(nameKey(other));
});

it('keeps a macron apart from a plain vowel', () => {
  expect(nameKey('Hēmi')).not.toBe(nameKey('Hemi'));
});
