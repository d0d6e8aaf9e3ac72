import fc from 'fast-check';
import { type DatedInvoice, neverCounted, settlementOn } from './counted-days';
import { openCents, overpaidCents } from './invoice-status';
import { addDays } from './zone';

const anInvoice = (parts: Partial<DatedInvoice> = {}): DatedInvoice => ({
  issueDay: '2026-11-30',
  totalCents: 11_500,
  voidDay: null,
  credits: [],
  payments: [],
  ...parts,
});

test('an invoice dated ahead counts from its day, and money for it from the day it came (TR-115)', () => {
  const ahead = anInvoice({ issueDay: '2027-02-10', payments: [{ day: '2026-11-30', cents: 5000 }] });
  const [today, then] = [settlementOn(ahead, '2026-11-30'), settlementOn(ahead, '2027-02-10')];
  expect([openCents(today), overpaidCents(today)]).toEqual([0, 5000]);
  expect([openCents(then), overpaidCents(then)]).toEqual([6500, 0]);
});

test('a void counts never before the invoice (TR-113)', () => {
  const ahead = anInvoice({ issueDay: '2027-02-10', voidDay: '2026-11-30' });
  expect(neverCounted(ahead)).toBe(true);
  for (const day of ['2026-11-30', '2027-02-09', '2027-02-10', '2027-03-01'])
    expect(settlementOn(ahead, day)).toEqual({ totalCents: 0, creditedCents: 0, receivedCents: 0, writtenOffCents: 0 });
  const wrong = anInvoice({ voidDay: '2026-12-02' });
  expect(neverCounted(wrong)).toBe(false);
  expect(['2026-12-01', '2026-12-02'].map((day) => openCents(settlementOn(wrong, day)))).toEqual([11_500, 0]);
});

const days = fc.integer({ min: 0, max: 40 }).map((count) => addDays('2026-11-15', count));
const histories = fc.record({
  invoices: fc.array(
    fc
      .record({
        issueDay: days,
        totalCents: fc.integer({ min: 0, max: 50_000 }),
        voidDay: fc.option(days, { nil: null, freq: 4 }),
        credits: fc.array(fc.record({ day: days, totalCents: fc.integer({ min: 1, max: 9000 }) }), { maxLength: 2 }),
        payments: fc.array(fc.record({ day: days, cents: fc.integer({ min: 1, max: 30_000 }), isCredit: fc.boolean() }), {
          maxLength: 3,
        }),
      })
      .filter(({ totalCents, credits }) => credits.reduce((sum, note) => sum + note.totalCents, 0) <= totalCents)
      .map((invoice) => (invoice.voidDay === null ? invoice : { ...invoice, credits: [], payments: [] })),
    { maxLength: 6 },
  ),
  refunds: fc.array(fc.record({ day: days, cents: fc.integer({ min: 1, max: 9000 }) }), { maxLength: 2 }),
});

/** Every event with the day from which it counts, as a statement lists them. */
function entriesOf({ invoices, refunds }: { invoices: HistoryInvoice[]; refunds: { day: string; cents: number }[] }) {
  const later = (one: string, other: string) => [one, other].sort()[1] ?? one;
  const entries = refunds.map(({ day, cents }) => ({ day, cents }));
  for (const { issueDay, totalCents, voidDay, credits, payments } of invoices) {
    entries.push({ day: issueDay, cents: totalCents });
    if (voidDay !== null) entries.push({ day: later(voidDay, issueDay), cents: -totalCents });
    for (const note of credits) entries.push({ day: later(note.day, issueDay), cents: -note.totalCents });
    for (const payment of payments) if (!payment.isCredit) entries.push({ day: payment.day, cents: -payment.cents });
  }
  return entries;
}

type HistoryInvoice = Omit<DatedInvoice, 'payments'> & { payments: { day: string; cents: number; isCredit: boolean }[] };

test('on every day of any history the entries so far come to what is open less the credit (TR-115)', () => {
  fc.assert(
    fc.property(histories, days, (history, day) => {
      const stands = history.invoices.map((invoice) => settlementOn(invoice, day));
      const used = [...history.refunds, ...history.invoices.flatMap(({ payments }) => payments.filter((one) => one.isCredit))];
      const gone = used.reduce((sum, one) => sum + (one.day <= day ? one.cents : 0), 0);
      const open = stands.reduce((sum, stand) => sum + openCents(stand), 0);
      const credit = stands.reduce((sum, stand) => sum + overpaidCents(stand), 0) - gone;
      const closing = entriesOf(history).reduce((sum, entry) => sum + (entry.day <= day ? entry.cents : 0), 0);
      expect(closing).toBe(open - credit);
    }),
    { numRuns: 2000 },
  );
});
