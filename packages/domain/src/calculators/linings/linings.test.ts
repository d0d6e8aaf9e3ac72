import { FieldProblem } from '../calculator';
import { answersOf, outcomeOf } from '../testing/compute';

const wall = { length: 6, height: 2.4, openings: 2.4 };

test.each([
  ['230×76', '48.45'],
  ['230×119', '32.30'],
  ['290×162', '19.38'],
])('bricks of %s are %s to the square metre', async (face, each) => {
  expect(await answersOf('bricks', { face })).toMatchObject({ 'Bricks in a square metre': each });
});

test('6 × 2.4 m less 2.4 m² and 5 % more are 611 bricks or 158 blocks', async () => {
  expect(await answersOf('bricks', { ...wall, allowance: 5 })).toMatchObject({ Bricks: '611' });
  expect(await answersOf('blocks', { ...wall, allowance: 5 })).toMatchObject({
    Blocks: '158',
    'Blocks in a square metre': '12.5',
  });
});

test('a hundred blocks take 0.8 to 1 m³ of fill', async () => {
  const { Fill } = await answersOf('blocks', { length: 4, height: 2, openings: 0, allowance: 0 });
  expect(Number(Fill)).toBe(0.9);
});

test('a room of 4.2 × 3.6 × 2.4 m has 37.44 m² of wall for 15 sheets and a ceiling of 15.12 for 6', async () => {
  expect(await answersOf('gib', { length: 4.2, width: 3.6, height: 2.4 })).toMatchObject({
    Walls: '37.44',
    'Sheets for walls': '15',
    Ceiling: '15.12',
    'Sheets for the ceiling': '6',
    Sheets: '21',
  });
});

test('200 m of joint take one bag of setting compound, 75 m one pail of topping', async () => {
  const { answers, materials } = await outcomeOf('gib', { lining: 'walls', length: 10, width: 8.75, height: 2.4 });
  expect(answers.find(({ label }) => label.startsWith('Joints'))?.value).toBe('47');
  expect(materials.filter(({ description }) => description.includes('compound')).map(({ quantity }) => quantity)).toEqual([
    '1',
    '1',
  ]);
});

test.each([
  [12, '10.0'],
  [15, '8.0'],
])('60 m² twice at %i m² to the litre take %s L', async (spread, litres) => {
  expect(await answersOf('paint', { area: 60, coats: 2, spread })).toMatchObject({ Paint: litres });
});

test('paint by the room counts walls, ceiling and openings', async () => {
  const room = { given: 'room', length: 4.2, width: 3.6, height: 2.4, openings: 1.44 };
  expect(await answersOf('paint', room)).toMatchObject({ Area: '36.00' });
  expect(await answersOf('paint', { ...room, ceiling: 'yes' })).toMatchObject({ Area: '51.12' });
});

test.each([
  [300, 300, '93'],
  [300, 600, '47'],
])('a floor of 3.2 × 2.4 m takes tiles of %i × %i with joints of 3 mm: %s', async (tileLength, tileWidth, tiles) => {
  expect(await answersOf('tiles', { tileLength, tileWidth, joint: 3 })).toMatchObject({ Tiles: tiles });
});

test('and 24 tiles of 600 × 600', async () => {
  expect(await answersOf('tiles', { tileLength: 600, tileWidth: 600, joint: 3 })).toMatchObject({ Tiles: '24' });
});

test('insulation leaves out openings and framing', async () => {
  expect(await answersOf('insulation', { area: 100, openings: 10, timber: 10, pack: 9, allowance: 0 })).toMatchObject({
    'Between the framing': '81.00',
    Packs: '9',
  });
});

test('skirting stops at the doors, architraves go round them', async () => {
  expect(
    await answersOf('trim', { length: 4, width: 3, doors: 1, doorWidth: 1000, doorHeight: 2000, allowance: 0 }),
  ).toMatchObject({
    Skirting: '13.0',
    'Architrave, net': '5.00',
  });
});

test('weatherboards cover their width less the lap', async () => {
  expect(await answersOf('cladding', { length: 10, height: 3, openings: 0, board: 180, lap: 30, allowance: 0 })).toMatchObject({
    Boards: '200.0',
    Courses: '20',
  });
});

test('openings as large as the wall are refused beside the field', async () => {
  await expect(outcomeOf('bricks', { ...wall, openings: 15 })).rejects.toThrow(FieldProblem);
});
