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
