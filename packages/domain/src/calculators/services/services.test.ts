import { answersOf, outcomeOf } from '../testing/compute';

test.each([
  [12, 60, '200'],
  [6, 40, '150'],
  [8, 80, '100'],
])('%i m of drain at 1:%i fall %s mm', async (length, ratio, fall) => {
  expect(await answersOf('drain-fall', { length, ratio })).toMatchObject({ Fall: fall });
});

test('DN 100 is warned of when flatter than 1:60, DN 65 when flatter than 1:40', async () => {
  expect((await outcomeOf('drain-fall', { size: '100', ratio: 60 })).warnings).toEqual([]);
  expect((await outcomeOf('drain-fall', { size: '100', ratio: 80 })).warnings).toEqual([
    '1:80 (1.25 %) is flatter than the 1:60 (1.65 %) of DN100 in AS/NZS 3500.2',
  ]);
  expect((await outcomeOf('drain-fall', { size: '65', ratio: 60 })).warnings).toHaveLength(1);
});

test('an unvented waste is good up to 3.6 m', async () => {
  expect((await outcomeOf('waste-pipe', { length: 3.6 })).warnings).toEqual([]);
  expect((await outcomeOf('waste-pipe', { length: 3.7 })).warnings).toHaveLength(1);
});

test.each([
  [{ current: 20, length: 40, size: '6' }, '6.00', '2.61'],
  [{ current: 20, length: 30, size: '2.5' }, '10.80', '4.70'],
  [{ current: 20, length: 30, size: '2.5', table: 15.6 }, '9.36', '4.07'],
  [{ phases: '3', current: 40, length: 50, size: '10' }, '7.79', '1.95'],
])('the voltage drop of %j is %s V, %s %%', async (typed, volts, percent) => {
  expect(await answersOf('voltage-drop', typed)).toMatchObject({ 'Voltage drop': volts, 'Share of the supply': percent });
});

test('over 5 % from the supply is told with the conductor that keeps within it', async () => {
  expect((await outcomeOf('voltage-drop', { current: 20, length: 30, size: '2.5', before: 1 })).warnings).toEqual([
    '5.70 % from the supply is over the 5 % of AS/NZS 3000 clause 3.6.2; 4 mm² keeps within it',
  ]);
});

test('kilowatts to amps and back come out where they began', async () => {
  const motor = { phases: '3', factor: 0.8, efficiency: 90 };
  const { Current } = await answersOf('load-current', { ...motor, given: 'kw', kw: 7.5 });
  expect(Current).toBe('15.04');
  expect(await answersOf('load-current', { ...motor, given: 'amps', amps: 15.036 })).toMatchObject({ Power: '7.50' });
});

test('15 m of 12 mm bore hold 1.70 L and run off in 12.7 s at 8 L/min', async () => {
  expect(await answersOf('pipe-volume')).toMatchObject({ 'Water in the pipe': '1.70', 'Time to run it off': '12.7' });
});

test.each([
  [{ material: 'pex', flow: 12, length: 15 }, '16 × 2.2', '62.8', '1.89'],
  [{ material: 'pex', flow: 12, length: 15, loss: 50 }, '20 × 2.8', '21.9', '1.23'],
  [{ material: 'pex', flow: 12, length: 15, speed: 1.2 }, '25 × 3.5', '7.4', '0.79'],
  [{ material: 'copper', flow: 60, length: 20 }, 'DN 25', '68.0', '2.42'],
])('for %j the smallest pipe is %s: it loses %s kPa at %s m/s', async (typed, pipe, lost, speed) => {
  expect(await answersOf('pipe-size', typed)).toMatchObject({ Pipe: pipe, 'Pressure lost': lost, 'Speed of the water': speed });
});

test('a flow that no pipe of the range carries is told with what the largest does', async () => {
  const { answers, materials, warnings } = await outcomeOf('pipe-size', { material: 'pex', flow: 200 });
  expect(answers[0]?.value).toBe('None large enough');
  expect(materials).toEqual([]);
  expect(warnings).toEqual(['Even 32 × 4.4 lets the water run at 7.89 m/s, over 3 m/s']);
});
