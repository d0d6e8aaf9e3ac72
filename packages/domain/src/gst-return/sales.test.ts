import fc from 'fast-check';
import { GST_KINDS } from '../gst-kind';
import { addDays } from '../zone';
import { type GstMove, type GstStory, gstMoves, type KindTotal, movesByInvoice, movesByPayment } from '.';

interface Total {
  totalCents: number;
  taxCents: number;
}
interface Told extends Omit<Partial<GstStory>, 'credits'>, Partial<Total> {
  credits?: (Total & { day: string })[];
}
const standard = ({ totalCents, taxCents }: Total): KindTotal[] => [{ kind: 'standard', totalCents, taxCents }];

/** An invoice with GST on all of it, unless its kinds are told. */
const aStory = ({ totalCents = 11_500, taxCents = 1500, credits = [], ...parts }: Told = {}): GstStory => ({
  issueDay: '2026-11-03',
  byKind: standard({ totalCents, taxCents }),
  isProgressPayment: false,
  voidDay: null,
  credits: credits.map(({ day, ...total }) => ({ day, byKind: standard(total) })),
  payments: [],
  writeOffs: [],
  ...parts,
});
const sum = (moves: readonly GstMove[], key: 'totalCents' | 'taxCents') => moves.reduce((total, move) => total + move[key], 0);
const short = (moves: readonly GstMove[]) =>
  moves.map(({ day, cause, totalCents, taxCents }) => [day, cause, totalCents, taxCents]);
const paid = (day: string, cents: number, removedDay: string | null = null) => ({ day, cents, removedDay });

test('by invoice: on the day of issue, a credit note and a void on their own days', () => {
  const credits = [{ day: '2027-01-04', totalCents: 2300, taxCents: 300 }];
  expect(short(movesByInvoice(aStory({ credits, payments: [paid('2026-12-01', 5000)] })))).toEqual([
    ['2026-11-03', 'invoice', 11_500, 1500],
    ['2027-01-04', 'credit_note', -2300, -300],
  ]);
  expect(short(movesByInvoice(aStory({ voidDay: '2026-12-02' })))).toEqual([
    ['2026-11-03', 'invoice', 11_500, 1500],
    ['2026-12-02', 'void', -11_500, -1500],
  ]);
});

test('by invoice: what is made void before its day counts in no period, and a credit note never before its invoice (TR-113)', () => {
  const ahead = { issueDay: '2027-02-10', totalCents: 115_000, taxCents: 15_000 };
  expect(movesByInvoice(aStory({ ...ahead, voidDay: '2026-11-30' }))).toEqual([]);
  const credits = [{ day: '2026-11-30', totalCents: 11_500, taxCents: 1500 }];
  expect(short(movesByInvoice(aStory({ ...ahead, credits })))).toEqual([
    ['2027-02-10', 'invoice', 115_000, 15_000],
    ['2027-02-10', 'credit_note', -11_500, -1500],
  ]);
});

const early = { issueDay: '2026-04-02', payments: [paid('2026-03-30', 5000)] };

test('by invoice: a payment before the invoice is the time of supply of all of it (TR-114)', () => {
  expect(short(movesByInvoice(aStory(early)))).toEqual([['2026-03-30', 'paid_ahead', 11_500, 1500]]);
  const later = { issueDay: '2026-04-02', payments: [paid('2026-04-05', 5000)] };
  expect(short(movesByInvoice(aStory(later)))).toEqual([['2026-04-02', 'invoice', 11_500, 1500]]);
});

test('by invoice: of a progress payment only what came counts before its invoice, the rest with it (TR-114)', () => {
  expect(short(movesByInvoice(aStory({ ...early, isProgressPayment: true })))).toEqual([
    ['2026-03-30', 'paid_ahead', 5000, 652],
    ['2026-04-02', 'invoice', 6500, 848],
  ]);
});

test('by invoice: a payment that came before it and was taken out counts as long as it stood (TR-114)', () => {
  expect(short(movesByInvoice(aStory({ ...early, payments: [paid('2026-03-30', 5000, '2026-04-01')] })))).toEqual([
    ['2026-03-30', 'paid_ahead', 11_500, 1500],
    ['2026-04-01', 'payment_removed', -11_500, -1500],
    ['2026-04-02', 'invoice', 11_500, 1500],
  ]);
  const afterwards = { ...early, payments: [paid('2026-03-30', 5000, '2026-06-01')] };
  expect(short(movesByInvoice(aStory(afterwards)))).toEqual([['2026-03-30', 'paid_ahead', 11_500, 1500]]);
});

test('a bad debt is an adjustment on its day, what comes after all another; by payment neither is (TR-120)', () => {
  const story = aStory({
    payments: [paid('2026-11-20', 2300), paid('2027-03-01', 4600), paid('2027-04-01', 9200)],
    writeOffs: [paid('2027-01-10', 9200)],
  });
  const invoiced = ['2026-11-03', 'invoice', 11_500, 1500];
  expect(short(gstMoves(story, 'invoice'))).toEqual([
    invoiced,
    ['2027-01-10', 'bad_debt', -9200, -1200],
    ['2027-03-01', 'bad_debt_recovered', 4600, 600],
    ['2027-04-01', 'bad_debt_recovered', 4600, 600],
  ]);
  expect(gstMoves(story, 'payments').map(({ cause }) => cause)).toEqual(['payment', 'payment', 'payment']);
  const wrong = aStory({ writeOffs: [paid('2027-01-10', 11_500, '2027-01-12')] });
  expect(short(gstMoves(wrong, 'invoice')).slice(1)).toEqual([
    ['2027-01-10', 'bad_debt', -11_500, -1500],
    ['2027-01-12', 'bad_debt_recovered', 11_500, 1500],
  ]);
  expect(gstMoves(aStory({ taxCents: 0, writeOffs: [paid('2027-01-10', 500)] }), 'invoice').at(-1)?.taxCents).toBe(0);
});

test('by payment: parts have their share of the GST, and the last one the rest', () => {
  const story = aStory({ totalCents: 10_000, taxCents: 1304, payments: [paid('2026-11-05', 3333), paid('2026-12-05', 6667)] });
  expect(short(movesByPayment(story))).toEqual([
    ['2026-11-05', 'payment', 3333, 435],
    ['2026-12-05', 'payment', 6667, 869],
  ]);
});

test('by payment: nothing counts before it came, and what is paid too much does not', () => {
  expect(movesByPayment(aStory())).toEqual([]);
  expect(short(movesByPayment(aStory({ payments: [paid('2026-11-05', 20_000)] })))).toEqual([
    ['2026-11-05', 'payment', 11_500, 1500],
  ]);
});

test('by payment: a credit note on a paid invoice takes its part back, a removed payment all of it', () => {
  const credits = [{ day: '2027-01-04', totalCents: 2300, taxCents: 300 }];
  expect(short(movesByPayment(aStory({ credits, payments: [paid('2026-11-05', 11_500)] })))).toEqual([
    ['2026-11-05', 'payment', 11_500, 1500],
    ['2027-01-04', 'credit_note', -2300, -300],
  ]);
  expect(short(movesByPayment(aStory({ payments: [paid('2026-11-05', 11_500, '2026-11-20')] })))).toEqual([
    ['2026-11-05', 'payment', 11_500, 1500],
    ['2026-11-20', 'payment_removed', -11_500, -1500],
  ]);
});

test('by payment: one that was dated ahead and removed before its day leaves nothing behind', () => {
  const moves = movesByPayment(aStory({ payments: [paid('2026-12-05', 11_500, '2026-11-20')] }));
  expect(sum(moves, 'totalCents')).toBe(0);
  expect(moves.every(({ day }) => day === '2026-12-05')).toBe(true);
});

const day = fc.integer({ min: 0, max: 400 }).map((count) => addDays('2026-01-01', count));
const stories: fc.Arbitrary<GstStory> = fc
  .record({
    total: fc.integer({ min: 0, max: 1_000_000_00 }),
    share: fc.integer({ min: 0, max: 1000 }),
    taxShare: fc.integer({ min: 0, max: 130 }),
    issueDay: day,
    isProgressPayment: fc.boolean(),
    credited: fc.array(fc.record({ day, part: fc.integer({ min: 0, max: 500 }) }), { maxLength: 3 }),
    payments: fc.array(
      fc.record({ day, cents: fc.integer({ min: 1, max: 900_000_00 }), removedDay: fc.option(day, { nil: null }) }),
      { maxLength: 5 },
    ),
  })
  .map(({ total, taxShare, issueDay, isProgressPayment, credited, payments }) => {
    const tax = Math.floor((total * taxShare) / 1000);
    let left = { totalCents: total, taxCents: tax };
    const credits = credited.map(({ day: on, part }) => {
      const one = {
        day: on,
        totalCents: Math.floor((left.totalCents * part) / 1000),
        taxCents: Math.floor((left.taxCents * part) / 1000),
      };
      left = { totalCents: left.totalCents - one.totalCents, taxCents: left.taxCents - one.taxCents };
      return one;
    });
    return aStory({ totalCents: total, taxCents: tax, issueDay, isProgressPayment, credits, payments });
  });

test('all periods together tie to the invoice: its total and GST less what was credited, as far as it is paid', () => {
  fc.assert(
    fc.property(stories, (story) => {
      const all = (of: 'totalCents' | 'taxCents', parts: readonly KindTotal[]) =>
        parts.reduce((total, one) => total + one[of], 0);
      const credited = story.credits.flatMap(({ byKind }) => byKind);
      const received = story.payments.reduce((total, one) => total + (one.removedDay === null ? one.cents : 0), 0);
      const owed = all('totalCents', story.byKind) - all('totalCents', credited);
      const owedTax = all('taxCents', story.byKind) - all('taxCents', credited);
      const byInvoice = movesByInvoice(story);
      expect(sum(byInvoice, 'totalCents')).toBe(owed);
      expect(sum(byInvoice, 'taxCents')).toBe(owedTax);
      const byPayment = movesByPayment(story);
      expect(sum(byPayment, 'totalCents')).toBe(Math.min(received, owed));
      if (received >= owed && owed > 0) expect(sum(byPayment, 'taxCents')).toBe(owedTax);
      if (received === 0) expect(sum(byPayment, 'taxCents')).toBe(0);
    }),
    { numRuns: 2000 },
  );
});

const MIXED: KindTotal[] = [
  { kind: 'standard', totalCents: 11_500, taxCents: 1500 },
  { kind: 'zero-rated', totalCents: 10_000, taxCents: 0 },
  { kind: 'exempt', totalCents: 5000, taxCents: 0 },
  { kind: 'outside', totalCents: 2500, taxCents: 0 },
  { kind: 'export', totalCents: 1000, taxCents: 0 },
];
const boxes = (moves: readonly GstMove[]) =>
  moves.map(({ cause, totalCents, zeroRatedCents, taxCents }) => [cause, totalCents, zeroRatedCents, taxCents]);

test('TR-119 zero-rated sales and exports are in the return, exempt ones and those outside GST are not', () => {
  const credits = [{ day: '2027-01-04', byKind: [{ kind: 'exempt' as const, totalCents: 5000, taxCents: 0 }] }];
  const story = { ...aStory(), byKind: MIXED, credits };
  expect(boxes(gstMoves(story, 'invoice'))).toEqual([['invoice', 22_500, 11_000, 1500]]);
  const free = { ...aStory({ payments: [paid('2026-12-01', 5000)] }), byKind: MIXED.slice(2, 4) };
  expect([gstMoves(free, 'invoice'), gstMoves(free, 'payments')]).toEqual([[], []]);
});

test('TR-119 a part payment is shared over the kinds by amount, and the last one brings them to the invoice', () => {
  const payments = [paid('2026-12-01', 10_000), paid('2026-12-05', 10_000), paid('2026-12-09', 10_000)];
  const moves = gstMoves({ ...aStory({ payments }), byKind: MIXED }, 'payments');
  expect(boxes(moves)).toEqual([
    ['payment', 7500, 3666, 500],
    ['payment', 7500, 3667, 500],
    ['payment', 7500, 3667, 500],
  ]);
});

test('TR-119 only the standard part of a bad debt bears GST', () => {
  const story = { ...aStory({ writeOffs: [paid('2027-01-10', 30_000)] }), byKind: MIXED };
  expect(boxes(gstMoves(story, 'invoice'))[1]).toEqual(['bad_debt', -22_500, -11_000, -1500]);
});

test('TR-119 in however many payments, the kinds of a return come to those of the invoice', () => {
  const kinds = fc.uniqueArray(
    fc.record({ kind: fc.constantFrom(...GST_KINDS), totalCents: fc.integer({ min: 1, max: 9_999_999 }) }),
    {
      selector: ({ kind }) => kind,
      minLength: 1,
    },
  );
  fc.assert(
    fc.property(kinds, fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 6 }), (parts, shares) => {
      const byKind = parts.map((one) => ({
        ...one,
        taxCents: one.kind === 'standard' ? Math.round((one.totalCents * 3) / 23) : 0,
      }));
      const whole = byKind.reduce((all, { totalCents }) => all + totalCents, 0);
      const payments = [...shares.map((share) => Math.floor((whole * share) / 1000)), whole].map((cents) =>
        paid('2026-12-01', cents),
      );
      const story = { ...aStory({ payments }), byKind };
      const [invoiced, received] = [movesByInvoice(story), movesByPayment(story)];
      for (const name of ['totalCents', 'zeroRatedCents', 'taxCents', 'wholeCents'] as const)
        expect(received.reduce((all, move) => all + move[name], 0)).toBe(invoiced[0]?.[name]);
    }),
  );
});
