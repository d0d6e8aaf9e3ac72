import { FieldProblem } from '../calculator';
import { answersOf, outcomeOf } from '../testing/compute';
import { dwangRows, studsOf } from './frame';

test.each([
  [6000, 600, 11],
  [6000, 400, 16],
  [4800, 600, 9],
  [3700, 600, 8],
])('a wall of %i mm with studs at %i has %i', (length, spacing, studs) => {
  expect(studsOf(length, spacing)).toBe(studs);
});

test.each([
  [2400, 1350, 1],
  [2400, 800, 2],
  [2700, 800, 3],
])('a wall %i mm high with dwangs at %i has %i rows', (height, spacing, rows) => {
  expect(dwangRows(height, spacing)).toBe(rows);
});

test('6 m with a double top plate takes 18 m of plates', async () => {
  expect(await answersOf('wall-framing', { length: 6, topPlates: '2' })).toMatchObject({ Plates: '18.00', Studs: '11' });
});

test('each opening brings two studs, a lintel and, under a window, a sill', async () => {
  expect(await answersOf('wall-framing', { length: 6, windows: 1, doors: 1, corners: 1 })).toMatchObject({
    Studs: '16',
    'Cut: studs': '16 × 2310',
    'Cut: lintels of windows': '1 × 1290',
    'Cut: sill trimmers': '1 × 1200',
    'Cut: lintels of doors': '1 × 950',
  });
});

test('openings that do not fit into the wall are refused beside their field', async () => {
  await expect(outcomeOf('wall-framing', { length: 3, windows: 3 })).rejects.toThrow(
    new FieldProblem('windows', 'The openings with their studs take 3960 mm of a wall of 3000 mm'),
  );
});

test.each([
  ['140×45', '400', '2.50', '2.75'],
  ['140×45', '600', '2.05', '2.26'],
  ['190×45', '450', '3.20', '3.52'],
  ['240×45', '600', '3.50', '3.85'],
])('a joist of %s at %s spans %s m, and %s when it runs on', async (section, spacing, single, continuous) => {
  const spans = async (run: string) => (await answersOf('joist-span', { section, spacing, run }))['This joist spans up to'];
  expect([await spans('single'), await spans('continuous')]).toEqual([single, continuous]);
});

test('a span over the table is warned of with the joist that does', async () => {
  expect((await outcomeOf('joist-span', { section: '140×45', spacing: '450', span: 3 })).warnings).toEqual([
    '3 m is over the 2.35 m of 140×45 at 450 mm; 190×45 does',
  ]);
});

test('twenty pieces of 90 × 45 × 4.8 m are 96 m and 0.389 m³', async () => {
  expect(await answersOf('timber-volume')).toMatchObject({ Timber: '96.00', Volume: '0.389' });
});

test('a saw cut is counted between pieces and not after the last', async () => {
  expect(await answersOf('cutting-lengths', { pieces: 4, piece: 1197.75, stock: 4.8, kerf: 3 })).toMatchObject({
    'Lengths to buy': '1',
    'Left of a full length': '0',
  });
  expect(await answersOf('cutting-lengths', { pieces: 4, piece: 1198, stock: 4.8, kerf: 3 })).toMatchObject({
    'Lengths to buy': '2',
  });
});
