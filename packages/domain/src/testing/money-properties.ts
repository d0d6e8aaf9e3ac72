import fc from 'fast-check';
import { sumCredit } from '../credit-sums';
import { gstInInclusive, gstOnExclusive } from '../gst';
import { openCents, overpaidCents, settledStatus } from '../invoice-status';
import { type KindSum, standardLines, sumInvoice } from '../invoice-sums';
import { centsToDecimal, labourCents, lineCents, parseCents, parseThousandths, sumMoney } from '../money';
import type { TaxedSums } from '../taxed-sums';
import { fractionOf, oracleSums, roundedCents, times } from './money-oracle';

const cents = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 });
const positive = fc.integer({ min: 0, max: 99_999_999 });
const money = fc.integer({ min: -9_999_999, max: 9_999_999 }).map(centsToDecimal);
const quantity = fc
  .record({ isLess: fc.boolean(), thousandths: fc.integer({ min: 0, max: 99_999_999 }) })
  .map(({ isLess, thousandths }) => {
    const text = `${Math.floor(thousandths / 1000)}.${String(thousandths % 1000).padStart(3, '0')}`;
    return isLess ? `-${text}` : text;
  });
const gst = fc.constantFrom('exclusive', 'inclusive', 'none');
const percent = fc.integer({ min: 0, max: 10_000 }).map((value) => ({ kind: 'percent' as const, value: centsToDecimal(value) }));
const amount = positive.map((value) => ({ kind: 'amount' as const, value: centsToDecimal(value) }));
const discount = fc.oneof(fc.constant(null), percent, amount);
/** Half of the lines are small, where rounding shows. */
const lines = fc.array(fc.oneof(fc.integer({ min: -300, max: 300 }), cents), { maxLength: 40 });
const big = (values: readonly number[]): bigint[] => values.map(BigInt);

const taxedOf = ({ subtotalCents, taxCents, totalCents }: TaxedSums): TaxedSums => ({ subtotalCents, taxCents, totalCents });
const less = (a: TaxedSums, b: TaxedSums): TaxedSums => ({
  subtotalCents: a.subtotalCents - b.subtotalCents,
  taxCents: a.taxCents - b.taxCents,
  totalCents: a.totalCents - b.totalCents,
});
const isNone = ({ subtotalCents, taxCents, totalCents }: TaxedSums): boolean =>
  subtotalCents === 0 && taxCents === 0 && totalCents === 0;
const isWithin = (part: TaxedSums): boolean =>
  part.subtotalCents >= 0 && part.taxCents >= 0 && part.subtotalCents + part.taxCents === part.totalCents;

const kindOf = ({ subtotalCents, taxCents, totalCents }: TaxedSums, gst: string): KindSum[] => [
  { kind: 'standard', cents: gst === 'inclusive' ? totalCents : subtotalCents, discountCents: 0, taxCents },
];

/** Takes an invoice back part by part, and at last the rest; every part must fit and nothing be left. */
function isTakenBack(mode: 'exclusive' | 'inclusive' | 'none' | 'typed', invoice: TaxedSums, shares: readonly number[]): boolean {
  let left = invoice;
  const take = (cents: number) =>
    sumCredit([{ kind: 'standard', cents, discountCents: 0 }], {
      gst: mode,
      invoice: kindOf(invoice, mode),
      left: kindOf(left, mode),
    });
  for (const share of [...shares, 1000]) {
    const most = mode === 'inclusive' ? left.totalCents : left.subtotalCents;
    if (take(most + 1) !== null) return false;
    const part = take(Math.floor((most * share) / 1000));
    if (part === null) continue;
    left = less(left, part);
    if (!isWithin(part) || !isWithin(left)) return false;
  }
  return isNone(left) || invoice.subtotalCents === 0;
}

const MONEY_PROPERTIES: Record<string, fc.IProperty<unknown>> = {
  'cents and decimal strings turn into each other without loss': fc.property(
    cents,
    (value) => parseCents(centsToDecimal(value)) === value && roundedCents(fractionOf(centsToDecimal(value))) === BigInt(value),
  ),
  'a line is its quantity times its price': fc.property(
    quantity,
    money,
    (count, price) =>
      BigInt(lineCents(parseThousandths(count), parseCents(price))) === roundedCents(times(fractionOf(count), fractionOf(price))),
  ),
  'hours are their seconds times the rate': fc.property(
    fc.integer({ min: 0, max: 31_000_000 }),
    fc.integer({ min: 0, max: 9_999_999 }),
    (seconds, rate) => BigInt(labourCents(seconds, rate)) === roundedCents(times([BigInt(seconds), 3600n], [BigInt(rate), 100n])),
  ),
  'the figures of an invoice are those of the oracle': fc.property(lines, gst, discount, (amounts, mode, off) => {
    const found = sumInvoice(standardLines(amounts), { gst: mode, discount: off });
    const expected = oracleSums(big(amounts), mode, off);
    return (
      BigInt(found.discountCents) === expected.discount &&
      BigInt(found.subtotalCents) === expected.subtotal &&
      BigInt(found.taxCents) === expected.tax &&
      BigInt(found.totalCents) === expected.total
    );
  }),
  'subtotal and tax are the total': fc.property(lines, gst, discount, (amounts, mode, off) => {
    const { subtotalCents, taxCents, totalCents } = sumInvoice(standardLines(amounts), { gst: mode, discount: off });
    return subtotalCents + taxCents === totalCents;
  }),
  'the order of the lines does not matter': fc.property(lines, gst, discount, (amounts, mode, off) => {
    const [one, other] = [amounts, [...amounts].reverse()].map((each) =>
      sumInvoice(standardLines(each), { gst: mode, discount: off }),
    );
    return JSON.stringify(one) === JSON.stringify(other);
  }),
  'decimal strings add up as cents do': fc.property(
    fc.array(cents, { maxLength: 40 }),
    (amounts) => sumMoney(amounts.map(centsToDecimal)) === centsToDecimal(amounts.reduce((all, one) => all + one, 0)),
  ),
  'a price with its GST gives that GST back': fc.property(cents, (value) => {
    const tax = gstOnExclusive(value);
    return gstInInclusive(value + tax) === tax;
  }),
  'rounding is the same below nothing': fc.property(
    cents,
    (value) => gstOnExclusive(-value) === 0 - gstOnExclusive(value) && gstInInclusive(-value) === 0 - gstInInclusive(value),
  ),
  'a percentage takes off no more than there is': fc.property(lines, percent, (amounts, off) => {
    const { linesCents, discountCents } = sumInvoice(standardLines(amounts), { discount: off });
    return Math.abs(discountCents) <= Math.abs(linesCents) && discountCents * linesCents >= 0;
  }),
  'hours split anywhere cost on one line what they cost whole': fc.property(
    fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 1, maxLength: 12 }),
    fc.integer({ min: 0, max: 9_999_999 }),
    (parts, rate) => {
      const whole = parts.reduce((all, one) => all + one, 0);
      const apart = parts.reduce((all, one) => all + labourCents(one, rate), 0);
      return Math.abs(labourCents(whole, rate) - apart) <= parts.length / 2;
    },
  ),
  'credit notes take an invoice back to the cent, in however many parts': fc.property(
    fc.array(positive, { minLength: 1, maxLength: 10 }),
    gst,
    fc.array(fc.integer({ min: 1, max: 999 }), { maxLength: 6 }),
    (amounts, mode, shares) => isTakenBack(mode, taxedOf(sumInvoice(standardLines(amounts), { gst: mode })), shares),
  ),
  'a typed tax is taken back to the cent, too': fc.property(
    positive,
    positive,
    fc.array(fc.integer({ min: 1, max: 999 }), { maxLength: 6 }),
    (subtotalCents, taxCents, shares) =>
      isTakenBack('typed', { subtotalCents, taxCents, totalCents: subtotalCents + taxCents }, shares),
  ),
  'what is open and what is too much make up what was received': fc.property(
    fc.record({ totalCents: positive, share: fc.integer({ min: 0, max: 1000 }), receivedCents: positive, isSent: fc.boolean() }),
    ({ totalCents, share, receivedCents, isSent }) => {
      const money = { totalCents, creditedCents: Math.floor((totalCents * share) / 1000), receivedCents };
      const [open, over] = [openCents(money), overpaidCents(money)];
      const isOver = ['paid', 'credited'].includes(settledStatus(money, isSent));
      return (
        (open === 0 || over === 0) && totalCents - money.creditedCents - receivedCents === open - over && isOver === (open === 0)
      );
    },
  ),
};

/** Proves everything about money; throws with a counterexample and the seed that repeats it. */
export function proveMoney(runs: number, seed: number): string[] {
  for (const [name, property] of Object.entries(MONEY_PROPERTIES)) {
    try {
      fc.assert(property, { numRuns: runs, seed });
    } catch (error) {
      throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return Object.keys(MONEY_PROPERTIES);
}
