import fc from 'fast-check';
import { gstOnExclusive } from '../../gst';
import { sumMoney } from '../../money';
import type { CalculatorValues } from '../calculator';
import { answersOf, outcomeOf } from '../testing/compute';

test('100 with 30 % markup is 130 and a margin of 23.08 %', async () => {
  expect(await answersOf('markup-margin', { cost: 100, markup: 30 })).toMatchObject({
    'Price without GST': '130.00',
    Margin: '23.08',
  });
});

test('100 with a margin of 30 % is 142.86', async () => {
  expect(await answersOf('markup-margin', { cost: 100, given: 'margin', margin: 30 })).toMatchObject({
    'Price without GST': '142.86',
  });
});

test('a price under the cost is told', async () => {
  expect((await outcomeOf('markup-margin', { cost: 100, given: 'price', price: 90 })).warnings).toEqual([
    'The price is $10.00 under the cost',
  ]);
});

test('GST is that of the price shown, in every calculator that shows both (TR-118)', async () => {
  expect(await answersOf('markup-margin', { cost: 3375.56, markup: 4.9 })).toMatchObject({
    'Price without GST': '3540.96',
    'Price with GST': '4072.10',
    Profit: '165.40',
  });
  const cents = (text: string | undefined) => Number((text ?? '').replace('.', ''));
  const money = fc.integer({ min: 1, max: 99_999_999 }).map((amount) => amount / 100);
  const percent = fc.integer({ min: 0, max: 950 }).map((share) => share / 10);
  const agree = async (id: string, typed: CalculatorValues, without: string, with_: string) => {
    const answers = await answersOf(id, typed);
    expect(cents(answers[with_])).toBe(cents(answers[without]) + gstOnExclusive(cents(answers[without])));
  };
  await fc.assert(
    fc.asyncProperty(money, percent, async (cost, share) => {
      for (const given of ['markup', 'margin'])
        await agree('markup-margin', { cost, given, [given]: share }, 'Price without GST', 'Price with GST');
      const profit = Math.min(share, 90);
      await agree('charge-out-rate', { overheads: cost, profit }, 'Charge for an hour, without GST', 'With GST');
    }),
  );
});

test('the parts of the cost of driving sum to the whole (TR-118)', async () => {
  const parts = ['Fuel', 'Road user charges', 'Wear', 'Time'];
  for (const distance of [12.3, 17.77, 33.35, 41.9]) {
    const answers = await answersOf('vehicle-cost', { distance, trips: 3 });
    expect(sumMoney(parts.map((part) => answers[part] ?? ''))).toBe(answers['All trips']);
  }
});

test('GST added and taken out again gives the same dollars', async () => {
  expect(await answersOf('gst', { amount: 4160.87 })).toMatchObject({ 'With GST': '4785.00', GST: '624.13' });
  expect(await answersOf('gst', { amount: 4785, way: 'with' })).toMatchObject({ 'Without GST': '4160.87', GST: '624.13' });
});

test('the charge-out rate pays 52 weeks from the hours that are charged', async () => {
  const even = { wage: 40, hours: 40, holidays: 4, public: 20, onCosts: 0, billable: 100, overheads: 0, profit: 0 };
  expect(await answersOf('charge-out-rate', even)).toMatchObject({
    'Hours worked in a year': '1760',
    'An hour costs you': '47.27',
    'Charge for an hour, without GST': '47.27',
  });
  expect(await answersOf('charge-out-rate', { ...even, profit: 20 })).toMatchObject({
    'Charge for an hour, without GST': '59.09',
  });
});

test('driving costs fuel, charges, wear and time', async () => {
  const trip = { distance: 50, trips: 2, use: 10, price: 2, charge: 76, wear: 0.25, speed: 50, rate: 60 };
  expect(await answersOf('vehicle-cost', trip)).toMatchObject({
    Fuel: '20.00',
    'Road user charges': '7.60',
    Wear: '25.00',
    Time: '120.00',
    'All trips': '172.60',
  });
});
