import fc from 'fast-check';
import { sumCredit } from './credit-sums';
import { GST_KINDS, type GstKind } from './gst-kind';
import { openCents, overpaidCents, settledStatus } from './invoice-status';
import { type SummedLine, type SumRule, standardLines, sumInvoice } from './invoice-sums';
import { centsToDecimal, labourCents } from './money';
import { shareOut } from './share-out';
import { gstOf } from './taxed-sums';
import { proveMoney } from './testing/money-properties';

const figures = (amounts: readonly number[], rule?: SumRule) => figuresOf(standardLines(amounts), rule);
const figuresOf = (...parameters: Parameters<typeof sumInvoice>) => {
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
  const lines = standardLines([100_000, -4500]).map((line) => (line.amountCents < 0 ? { ...line, kind: 'retention' } : line));
  expect(figuresOf(lines, { discount: percent('10.00') })).toEqual([10_000, 85_500, 12_825, 98_325]);
});

test('the invoice that settles a quote takes up what rounding left of the GST, in either prices, and none below 0', () => {
  expect(figures([3337], { roundingCents: 1 })).toEqual([0, 3337, 502, 3839]);
  expect(figures([9995], { gst: 'inclusive', roundingCents: -1 })).toEqual([0, 8692, 1303, 9995]);
  const held = { ...standardLines([-500])[0], kind: 'retention' } as SummedLine;
  expect(figuresOf([...standardLines([10_000]), held], { roundingCents: 0 })).toEqual([0, 9500, 1425, 10_925]);
  expect(figures([3], { roundingCents: -1 })).toEqual([0, 3, 0, 3]);
});

test('a credit note takes its part, the last one all that rounding left, and none more than there is', () => {
  const of = (kind: GstKind, cents: number, taxCents = 0) => ({ kind, cents, discountCents: 0, taxCents });
  const invoice = [of('standard', 90, 14)];
  const first = sumCredit([of('standard', 30)], { gst: 'exclusive', invoice, left: invoice });
  expect(first).toMatchObject({ subtotalCents: 30, taxCents: 5, totalCents: 35 });
  const left = [of('standard', 60, 9)];
  const all = { subtotalCents: 60, taxCents: 9, totalCents: 69, byKind: left };
  expect(sumCredit([of('standard', 60)], { gst: 'exclusive', invoice, left })).toEqual(all);
  expect(sumCredit([of('standard', 61)], { gst: 'exclusive', invoice, left })).toBeNull();
  expect(sumCredit([of('standard', 0)], { gst: 'exclusive', invoice, left })).toBeNull();
  expect(sumCredit([of('exempt', 1)], { gst: 'exclusive', invoice, left })).toBeNull();
  const typed = [of('standard', 10_000, 750)];
  expect(sumCredit([of('standard', 5000)], { gst: 'typed', invoice: typed, left: typed })?.taxCents).toBe(375);
  const mixed = [of('standard', 1000, 150), of('exempt', 500)];
  expect(sumCredit([of('exempt', 500)], { gst: 'exclusive', invoice: mixed, left: mixed })).toMatchObject({
    subtotalCents: 500,
    taxCents: 0,
    totalCents: 500,
  });
  expect(sumCredit([of('standard', 100), of('exempt', 501)], { gst: 'exclusive', invoice: mixed, left: mixed })).toBeNull();
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

const kinds = fc.constantFrom(...GST_KINDS);
const kindLines = fc.array(
  fc.record({
    gstKind: kinds,
    amountCents: fc.integer({ min: -300, max: 9_999_999 }),
    kind: fc.constantFrom('other', 'other', 'retention'),
  }),
  { minLength: 1, maxLength: 12 },
);
const off = fc.oneof(
  fc.constant(null),
  fc.integer({ min: 0, max: 10_000 }).map((value) => percent(centsToDecimal(value))),
  fc.integer({ min: 0, max: 99_999 }).map((value) => ({ kind: 'amount' as const, value: centsToDecimal(value) })),
);

test('TR-119 only standard lines bear GST, and the discount is shared over the kinds by amount', () => {
  const lines = [
    { gstKind: 'standard' as const, amountCents: 10_000 },
    { gstKind: 'exempt' as const, amountCents: 3333 },
    { gstKind: 'zero-rated' as const, amountCents: 6667 },
  ];
  const sums = sumInvoice(lines, { discount: { kind: 'amount', value: '10.00' } });
  expect(sums).toMatchObject({
    linesCents: 20_000,
    discountCents: 1000,
    subtotalCents: 19_000,
    taxCents: 1425,
    totalCents: 20_425,
  });
  expect(sums.byKind).toEqual([
    { kind: 'standard', cents: 9500, discountCents: 500, taxCents: 1425 },
    { kind: 'zero-rated', cents: 6334, discountCents: 333, taxCents: 0 },
    { kind: 'exempt', cents: 3166, discountCents: 167, taxCents: 0 },
  ]);
  expect(figuresOf(lines, { gst: 'inclusive' })).toEqual([0, 18_696, 1304, 20_000]);
});

test('TR-119 the kinds of an invoice come to its sums to the cent, whatever its lines, prices and discount', () => {
  fc.assert(
    fc.property(kindLines, fc.constantFrom('exclusive' as const, 'inclusive' as const), off, (lines, gst, discount) => {
      const sums = sumInvoice(lines, { gst, discount });
      const all = (of: 'cents' | 'discountCents' | 'taxCents') => sums.byKind.reduce((sum, one) => sum + one[of], 0);
      expect([all('cents'), all('discountCents'), all('taxCents')]).toEqual([
        sums.linesCents - sums.discountCents,
        sums.discountCents,
        sums.taxCents,
      ]);
      const standard = sums.byKind.find(({ kind }) => kind === 'standard');
      expect(sums.taxCents).toBe(standard ? gstOf(standard.cents, gst) : 0);
      expect(sumInvoice([...lines].reverse(), { gst, discount })).toEqual(sums);
    }),
  );
});

test('TR-119 shares come to the whole, and none is a cent from its exact part', () => {
  expect([shareOut(100, [1, 1, 1]), shareOut(-5, [1, 1]), shareOut(7, [0, 0]), shareOut(1, [1000, -999])]).toEqual([
    [34, 33, 33],
    [-2, -3],
    [7, 0],
    [1000, -999],
  ]);
  fc.assert(
    fc.property(
      fc.integer({ min: -9_999_999, max: 9_999_999 }),
      fc.array(fc.integer({ min: 0, max: 99_999 }), { minLength: 1, maxLength: 6 }),
      (cents, weights) => {
        const parts = shareOut(cents, weights);
        const whole = weights.reduce((sum, weight) => sum + weight, 0);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(cents);
        if (whole > 0)
          for (const [index, part] of parts.entries())
            expect(Math.abs(part - (cents * (weights[index] ?? 0)) / whole)).toBeLessThan(1);
      },
    ),
  );
});
