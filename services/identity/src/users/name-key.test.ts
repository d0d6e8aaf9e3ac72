import { lookOf, nameKey } from './name-key';

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

it.each(['аdmin', 'admіn', 'admın', 'ADMİN', 'ádmin', 'ad.min', 'a d m i n', 'adm1n', 'ａｄｍｉｎ', '𝐚dmin'])(
  'sees the administrator in %j',
  (name) => {
    expect(lookOf(name)).toBe(lookOf('admin'));
  },
);

it.each(['adminton', 'Hēmi', 'админ2', 'administrator'])('does not see the administrator in %j', (name) => {
  expect(lookOf(name)).not.toBe(lookOf('admin'));
});
