import { answersOf, outcomeOf } from '../testing/compute';

test('a deck of 4.3 × 6 m in 140 + 5 mm is 30 rows, 180 m and 6.90 m to the square metre', async () => {
  expect(await answersOf('decking', { length: 6, width: 4.3, board: 140, gap: 5 })).toMatchObject({
    'Rows of boards': '30',
    Decking: '180.0',
    'Metres in a square metre': '6.90',
  });
  expect(await answersOf('decking', { board: 90, gap: 5 })).toMatchObject({ 'Metres in a square metre': '10.53' });
});

test.each([
  ['450', '15'],
  ['600', '11'],
])('6 m take joists at %s: %s', async (spacing, joists) => {
  expect(await answersOf('decking', { length: 6, spacing })).toMatchObject({ Joists: joists });
});

test('19 mm boards want joists at 450, 32 mm boards at 600', async () => {
  expect((await outcomeOf('decking', { thickness: '19', spacing: '600' })).warnings).toEqual([
    'Joists at 600 mm are over the 450 mm of 19 mm boards (BRANZ Bulletin 611)',
  ]);
  expect((await outcomeOf('decking', { thickness: '32', spacing: '600' })).warnings).toEqual([]);
});

test('a deck asks for a barrier from a fall of 1 m and for consent over 1.5 m', async () => {
  const warned = async (fall: number) => (await outcomeOf('decking', { fall })).warnings.length;
  expect([await warned(0.99), await warned(1), await warned(1.5), await warned(1.51)]).toEqual([0, 1, 1, 2]);
});

test('25 m of fence at 2.4 are 11 bays of 2273 mm and 12 posts, with 167 palings of 150 or 200 of 150 lapped to 125', async () => {
  expect(await answersOf('fence', { length: 25, spacing: 2.4 })).toMatchObject({
    Bays: '11',
    'Length of a bay': '2273',
    Posts: '12',
    Palings: '167',
  });
  expect(await answersOf('fence', { length: 25, lay: 'lapped', lap: 25 })).toMatchObject({ Palings: '200' });
});

test('a retaining wall over 1.5 m or under a load is warned of', async () => {
  expect((await outcomeOf('retaining-wall', { height: 1.5, depth: 1.5 })).warnings).toEqual([]);
  expect((await outcomeOf('retaining-wall', { height: 1.6, depth: 1.6, load: 'surcharge' })).warnings).toHaveLength(2);
});
