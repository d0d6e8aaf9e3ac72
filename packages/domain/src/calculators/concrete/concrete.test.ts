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

test('a hole of Ø300 × 600 is 0.0424 m³, less a post of 100 × 100 0.0364, and takes 5 bags of 20 kg', async () => {
  const hole = { count: 1, diameter: 300, depth: 600, post: 100, supply: '20' };
  expect(await answersOf('post-holes', { ...hole, kind: 'square' })).toMatchObject({
    'Volume of one hole': '0.0424',
    'Concrete in one hole': '0.0364',
  });
  expect(await answersOf('post-holes', { ...hole, kind: 'none' })).toMatchObject({ 'Bags in one hole': '5' });
});

test('a post wider than its hole is refused beside the field', async () => {
  await expect(outcomeOf('post-holes', { kind: 'square', diameter: 300, post: 250 })).rejects.toThrow(
    'The post is 354 mm across and does not fit the hole',
  );
});

test('a metre of D12 is 0.888 kg, of D16 1.578 kg', async () => {
  expect(await answersOf('rebar', { bar: '12' })).toMatchObject({ 'Mass of the bar': '0.888' });
  expect(await answersOf('rebar', { bar: '16' })).toMatchObject({ 'Mass of the bar': '1.578' });
});

test('mesh of one sheet needs one, whichever way the sheet lies', async () => {
  expect(await answersOf('mesh', { length: 4.6, width: 2 })).toMatchObject({ Sheets: '1' });
  expect(await answersOf('mesh', { length: 2, width: 4.6 })).toMatchObject({ Sheets: '1' });
});

test('a cut with straight sides is length by width by depth, and takes more room on the truck', async () => {
  expect(await answersOf('excavation', { length: 10, width: 5, depth: 0.4, ground: 'loam' })).toMatchObject({
    Dug: '20.00',
    'To cart away, loose': '25.00',
    'Truck loads': '5',
  });
});

test('a deep cut with steep sides is warned of', async () => {
  expect((await outcomeOf('excavation', { depth: 1.5 })).warnings[0]).toMatch(/^1\.5 m deep with sides at 90°/);
  expect((await outcomeOf('excavation', { depth: 1.49 })).warnings).toEqual([]);
});

test('basecourse is ordered with what compaction takes, by volume and weight', async () => {
  expect(await answersOf('aggregate', { length: 6, width: 4, depth: 100 })).toMatchObject({ Order: '2.88', Weight: '5.04' });
});
