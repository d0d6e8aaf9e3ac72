import { type CalculatorValues, FieldProblem } from '../calculator';
import { answersOf, outcomeOf } from '../testing/compute';

test('a rise of 2700 mm by 190/280 is 15 risers of 180, 14 treads, 3920 of going at 32.74°', async () => {
  expect(await answersOf('stairs', { rise: 2700, going: 280 })).toMatchObject({
    Risers: '15',
    'Riser height': '180.0',
    Treads: '14',
    'Total going': '3920',
    Pitch: '32.74',
  });
});

test('a rise of 2500 mm is 14 risers of 178.6, 13 treads, 3640 of going at 32.53°', async () => {
  expect(await answersOf('stairs', { rise: 2500, going: 280 })).toMatchObject({
    Risers: '14',
    'Riser height': '178.6',
    Treads: '13',
    'Total going': '3640',
    Pitch: '32.53',
  });
});

test('what breaks D1/AS1 is told with its number and the limit', async () => {
  const { warnings } = await outcomeOf('stairs', { kind: 'secondary', rise: 2700, going: 200, risers: 13 });
  expect(warnings).toContain('Riser 207.7 mm is over the 200 mm of a secondary private stair');
  expect(warnings).toContain('Going 200 mm is under the 250 mm of a secondary private stair');
  expect(warnings).toContain('Pitch 46.1° is over the 41° of a secondary private stair');
});

test('a stair within the rules is not warned of, a common one over 2.5 m needs a landing', async () => {
  expect((await outcomeOf('stairs', { kind: 'main', rise: 2700 })).warnings).toEqual([]);
  expect((await outcomeOf('stairs', { kind: 'common', rise: 2700 })).warnings).toEqual([
    'A rise of 2700 mm is over the 2.5 m of one flight: it needs a landing',
  ]);
});

test('a stair of one riser is refused beside the field', async () => {
  await expect(outcomeOf('stairs', { risers: 1 })).rejects.toThrow(FieldProblem);
});

test('a rafter over 3000 mm at 30° rises 1732.1, is 3464.1 long and with 300 of overhang 3810.5', async () => {
  expect(await answersOf('rafters', { run: 3000, pitch: 30, overhang: 300 })).toMatchObject({
    Rise: '1732.1',
    'Length to the wall': '3464.1',
    'Length with overhang': '3810.5',
  });
});

test('a rafter over 4000 mm at 15° with 600 of overhang is 4762.3 long', async () => {
  expect(await answersOf('rafters', { run: 4000, pitch: 15, overhang: 600 })).toMatchObject({ 'Length with overhang': '4762.3' });
});

test.each([
  [8, '1.0098'],
  [15, '1.0353'],
  [30, '1.1547'],
])('the slope factor of %i° is %s', async (angle, factor) => {
  expect(await answersOf('roof-pitch', { angle })).toMatchObject({ 'Slope factor': factor, Pitch: angle.toFixed(2) });
});

test('angle, rise over run and ratio give the same pitch', async () => {
  const ways: CalculatorValues[] = [
    { given: 'angle', angle: 14.0362 },
    { given: 'rise', rise: 750, run: 3000 },
    { given: 'ratio', ratio: 4 },
  ];
  const pitches = await Promise.all(ways.map(async (typed) => (await answersOf('roof-pitch', typed)).Pitch));
  expect(pitches).toEqual(['14.04', '14.04', '14.04']);
});

test('corrugate is warned of under 8°, trapezoidal under 3°', async () => {
  const warnings = async (profile: string, pitch: number) => (await outcomeOf('roof-sheets', { profile, pitch })).warnings.length;
  expect(await warnings('corrugate-762', 7.9)).toBe(1);
  expect(await warnings('corrugate-762', 8)).toBe(0);
  expect(await warnings('trapezoidal', 3)).toBe(0);
});

test('12 m of corrugate with a cover of 762 are 16 sheets, 83.2 m at 5.2 m', async () => {
  expect(await answersOf('roof-sheets', { width: 12, slope: 5.2 })).toMatchObject({ Sheets: '16', Roofing: '83.2' });
});
