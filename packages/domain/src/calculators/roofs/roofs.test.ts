import { FieldProblem } from '../calculator';
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
