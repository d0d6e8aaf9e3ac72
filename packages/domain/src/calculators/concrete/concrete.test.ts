import { answersOf, outcomeOf } from '../testing/compute';

const slab = { length: 6, width: 4, thickness: 100, allowance: 0 };

test('a slab of 6 × 4 × 0.1 m is 2.40 m³, with 10 % more 2.64', async () => {
  expect(await answersOf('concrete-slab', { ...slab, allowance: 10 })).toMatchObject({
    Volume: '2.40',
    'Volume with allowance': '2.64',
  });
});

test.each([
  ['20', '260'],
  ['25', '208'],
  ['40', '130'],
])('2.40 m³ takes as many bags of %s kg as the makers say: %s', async (supply, bags) => {
  expect(await answersOf('concrete-slab', { ...slab, supply })).toMatchObject({ [`Bags of ${supply} kg`]: bags });
});

test('the yield printed on the bag goes before our own figure', async () => {
  expect(await answersOf('concrete-slab', { ...slab, supply: '20', yield: 10 })).toMatchObject({ 'Bags of 20 kg': '240' });
});

test('ready-mix is ordered in tenths of a cubic metre and becomes one line', async () => {
  const { answers, materials } = await outcomeOf('concrete-slab', { ...slab, allowance: 10, supply: 'ready-mix' });
  expect(answers[0]).toMatchObject({ label: 'Order', value: '2.7', main: true });
  expect(materials).toEqual([{ description: 'Ready-mix concrete 20 MPa', quantity: '2.7', unit: 'm³' }]);
});
