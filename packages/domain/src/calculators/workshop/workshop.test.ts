import { answersOf } from '../testing/compute';

test('30 m/min with a drill of 10 mm is 955 rpm', async () => {
  expect(await answersOf('drill-speed', { material: 'own', speed: 30, diameter: 10 })).toMatchObject({ Speed: '955' });
});

test('265/65R17 is 776.3 mm, 245/70R17 774.8: 0.19 % more', async () => {
  expect(
    await answersOf('tyre-size', { oldWidth: 245, oldAspect: 70, oldRim: 17, newWidth: 265, newAspect: 65, newRim: 17 }),
  ).toMatchObject({
    'New diameter': '776.3',
    'Diameter now': '774.8',
    Change: '+0.19',
  });
});

test('5 L at 50:1 take 100 mL of oil', async () => {
  expect(await answersOf('fuel-mix', { petrol: 5, ratio: 50 })).toMatchObject({ Oil: '100' });
});
