import { sumCredit } from './credit-sums';
import { openCents, overpaidCents, settledStatus } from './invoice-status';
import { sumInvoice } from './invoice-sums';
import { labourCents } from './money';
import { proveMoney } from './testing/money-properties';

const figures = (...parameters: Parameters<typeof sumInvoice>) => {
  const { discountCents, subtotalCents, taxCents, totalCents } = sumInvoice(...parameters);
  return [discountCents, subtotalCents, taxCents, totalCents];
};
const percent = (value: string) => ({ kind: 'percent' as const, value });

test('money holds against a second calculation by bigints', () => {
  expect(proveMoney(2000, 20_261_128)).toHaveLength(14);
});

test('GST follows the worked values, without, within and with none', () => {
  expect(figures([10_000])).toEqual([0, 10_000, 1500, 11_500]);
  expect(figures([3333])).toEqual([0, 3333, 500, 3833]);
  expect(figures([11_500], { gst: 'inclusive' })).toEqual([0, 10_000, 1500, 11_500]);
  expect(figures([9995], { gst: 'inclusive' })).toEqual([0, 8691, 1304, 9995]);
  expect(figures([100], { gst: 'inclusive' })).toEqual([0, 87, 13, 100]);
  expect(figures([33, 33, 33])).toEqual([0, 99, 15, 114]);
  expect(figures([30, 30, 30])).toEqual([0, 90, 14, 104]);
  expect(figures([10_000], { gst: 'none' })).toEqual([0, 10_000, 0, 10_000]);
});

test('RC-027: an entry split in two costs on one line what it cost whole', () => {
  expect(labourCents(1800, 2750)).toBe(1375);
  expect(labourCents(900 + 900, 2750)).toBe(1375);
});

test('RC-034, RC-035: the discount comes off before GST, whether per cent or dollars', () => {
  expect(figures([20_000], { discount: percent('10.00') })).toEqual([2000, 18_000, 2700, 20_700]);
  expect(figures([10_001], { discount: percent('25.00') })).toEqual([2500, 7501, 1125, 8626]);
  expect(figures([20_000], { discount: { kind: 'amount', value: '20.00' } })).toEqual([2000, 18_000, 2700, 20_700]);
  expect(figures([11_500], { gst: 'inclusive', discount: percent('10.00') })).toEqual([1150, 9000, 1350, 10_350]);
  expect(figures([-500], { discount: percent('10.00') })).toEqual([-50, -450, -68, -518]);
});

test('no discount is taken of retention that is held back or released', () => {
  const rule = { discount: percent('10.00'), retentionCents: -4500 };
  expect(figures([100_000, -4500], rule)).toEqual([10_000, 85_500, 12_825, 98_325]);
});

test('the invoice that settles a quote takes up what rounding left of the GST, in either prices, and none below 0', () => {
  const settling = (roundingCents: number, heldCents = 0) => ({ settling: { roundingCents, heldCents } });
  expect(figures([3337], settling(1))).toEqual([0, 3337, 502, 3839]);
  expect(figures([9995], { gst: 'inclusive', ...settling(-1) })).toEqual([0, 8692, 1303, 9995]);
  expect(figures([9500], settling(0, 500))).toEqual([0, 9500, 1425, 10_925]);
  expect(figures([3], settling(-1))).toEqual([0, 3, 0, 3]);
});

test('a credit note takes its part, the last one all that rounding left, and none more than there is', () => {
  const invoice = { subtotalCents: 90, taxCents: 14, totalCents: 104 };
  const first = sumCredit([30], { gst: 'exclusive', invoice, left: invoice });
  expect(first).toEqual({ subtotalCents: 30, taxCents: 5, totalCents: 35 });
  const left = { subtotalCents: 60, taxCents: 9, totalCents: 69 };
  expect(sumCredit([60], { gst: 'exclusive', invoice, left })).toEqual(left);
  expect(sumCredit([61], { gst: 'exclusive', invoice, left })).toBeNull();
  expect(sumCredit([0], { gst: 'exclusive', invoice, left })).toBeNull();
  const typed = { subtotalCents: 10_000, taxCents: 750, totalCents: 10_750 };
  expect(sumCredit([5000], { gst: 'typed', invoice: typed, left: typed })?.taxCents).toBe(375);
});

test('payments and credit notes settle an invoice; what is too much is the client’s (RC-056)', () => {
  const at = (receivedCents: number, creditedCents = 0) => ({ totalCents: 1000, creditedCents, receivedCents });
  expect([at(0), at(1), at(1000), at(0, 1000), at(550, 900)].map((money) => settledStatus(money, true))).toEqual([
    'sent',
    'part_paid',
    'paid',
    'credited',
    'paid',
  ]);
  expect([openCents(at(550, 900)), overpaidCents(at(550, 900))]).toEqual([0, 450]);
  expect(settledStatus(at(0), false)).toBe('pending');
});
