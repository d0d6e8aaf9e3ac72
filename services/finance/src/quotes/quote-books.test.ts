import type { ClientStatement, Invoice, Quote, Retention } from '@dwang/contracts';
import { parseCents } from '@dwang/domain';
import { area as jobs } from '@dwang/service-jobs';
import { startTestApp, type TestApp } from '@dwang/testing/services';
import fc from 'fast-check';
import { CreditNoteRow } from '../credit-notes/credit-note.entity';
import { area as finance } from '../index';
import { makeScene } from '../testing/invoice-scene';
import { QuoteBooks, quotedWork, quoteSteps } from '../testing/quote-model';

const RUNS = Number(process.env.MODEL_RUNS ?? 2);
const STEPS = Number(process.env.MODEL_STEPS ?? 14);

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp([jobs, finance]);
});
afterAll(() => test?.close());

const sum = (cents: readonly number[]): number => cents.reduce((all, one) => all + one, 0);

/** What a reader of the papers adds up, in cents and in the prices of the quote. */
interface Stand {
  agreed: number;
  left: number;
  /** By drafts and issued invoices, and by issued ones alone. */
  billed: number;
  issued: number;
  /** All figures with their GST; null where retention rounds some of it elsewhere. */
  taxed: { agreed: number[]; billed: number[] } | null;
}

type Sums = Pick<Invoice, 'subtotal' | 'tax' | 'total'>;

async function standOf(books: QuoteBooks): Promise<Stand> {
  const quote = await books.read<Quote>(`/quotes/${books.quote.id}`);
  const net = ({ subtotal, total }: Sums) => parseCents(quote.gst === 'inclusive' ? total : subtotal);
  const figures = (sums: Sums) => [parseCents(sums.tax), parseCents(sums.total)];
  const made: { status: string; cents: number; figures: number[]; hasRetention: boolean }[] = [];
  for (const invoice of books.invoices) {
    if (invoice.status === 'void' || !quote.invoices.some(({ id }) => id === invoice.id)) continue;
    const notes = await test.db.repo(CreditNoteRow).findBy({ invoiceId: invoice.id });
    const back = invoice.creditNotes.filter((note) => notes.some((row) => row.id === note.id && !row.isPriceCut));
    const held = invoice.lines.filter(({ kind }) => kind === 'retention').map(({ amount }) => parseCents(amount));
    const heldBack = notes.filter(({ isPriceCut }) => !isPriceCut).map(({ retentionCents }) => retentionCents);
    const cents = net(invoice) - sum(held) - sum(back.map(net)) + sum(heldBack);
    const parts = [invoice, ...back].map(figures);
    const total = [0, 1].map((at) => (parts[0]?.[at] ?? 0) - sum(parts.slice(1).map((part) => part[at] ?? 0)));
    made.push({ status: invoice.status, cents, figures: total, hasRetention: held.length > 0 });
  }
  const agreed = [quote, ...books.variations];
  return {
    agreed: sum(agreed.map(net)),
    left: parseCents(quote.invoicing?.left ?? '0.00'),
    billed: sum(made.map(({ cents }) => cents)),
    issued: sum(made.filter(({ status }) => status !== 'draft').map(({ cents }) => cents)),
    taxed: made.some(({ hasRetention }) => hasRetention)
      ? null
      : {
          agreed: [0, 1].map((at) => sum(agreed.map((one) => figures(one)[at] ?? 0))),
          billed: [0, 1].map((at) => sum(made.map((one) => one.figures[at] ?? 0))),
        },
  };
}

/** The client owes what is open, less the credit; no retention is released that is not held. */
async function checkClient(books: QuoteBooks): Promise<void> {
  const { id } = books.scene.client;
  const { closing } = await books.read<ClientStatement>(`/statements/${id}`);
  const { outstanding } = await books.read<{ outstanding: string }>(`/clients/${id}`);
  const { available } = await books.read<{ available: string }>(`/client-credits/${id}`);
  expect(parseCents(closing)).toBe(parseCents(outstanding) - parseCents(available));
  const { held, released } = await books.read<Retention>(`/retentions/${books.retention.id}`);
  expect(parseCents(held)).toBeGreaterThanOrEqual(parseCents(released));
}

/** No issued invoice says of an earlier one what is not so. */
function checkWords({ invoices }: QuoteBooks): void {
  const issued = invoices.filter(({ status }) => status !== 'draft').flatMap(({ lines }) => lines);
  expect(issued.filter(({ description }) => / a draft invoice$/.test(description))).toEqual([]);
}

it('bills what was agreed and never more, to the cent, whatever is done in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(quotedWork, quoteSteps(STEPS), async (work, steps) => {
      const books = await QuoteBooks.begin(await makeScene(await test.people.signUp()), work);
      let before = await standOf(books);
      for (const step of steps) {
        const done = await books.do(step);
        const now = await standOf(books);
        expect(now.billed + now.left).toBe(now.agreed);
        const isLess = done === 'less';
        if (!isLess) expect(now.left).toBeGreaterThanOrEqual(Math.min(0, before.left));
        if (!isLess) expect(now.issued).toBeLessThanOrEqual(Math.max(now.agreed, before.issued));
        if (done === 'rest' && now.left === 0) expect(now.taxed?.billed).toEqual(now.taxed?.agreed);
        await checkClient(books);
        checkWords(books);
        before = now;
      }
    }),
    { numRuns: RUNS, endOnFailure: process.env.MODEL_SHRINK === undefined },
  );
}, 3_600_000);
