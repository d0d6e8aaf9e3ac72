import type { GstKind, KindSum } from '@dwang/contracts';
import { type DocumentFonts, drawDocument, drawInvoice } from '@dwang/papers';
import { readFonts } from '@dwang/papers/server';
import { sumRows } from '@dwang/papers/words';
import { readPdf } from '@dwang/testing/pdf';
import { aCreditNote, aKindSum, aLine, anInvoice, aParty } from '../testing/invoice-data';
import { aQuote } from '../testing/quote-data';

let fonts: DocumentFonts;
beforeAll(async () => {
  fonts = await readFonts();
});

/** Each test reads its PDF in a process of its own. */
jest.setTimeout(60_000);

const flat = (pages: string[]) => pages.join(' ').replace(/\s+/g, ' ');
const rowsOf = (...args: Parameters<typeof anInvoice>) =>
  sumRows(anInvoice(...args)).map(({ label, amount }) => `${label} ${amount}`);
const sum = (kind: GstKind, amount: string, tax = '0.00'): KindSum => aKindSum({ kind, amount, tax });

/** 100.00 with GST, 120.00 of plans for a client overseas, a council fee of 80.00. */
const MIXED = {
  lines: [
    aLine({ description: 'Framing' }),
    aLine({ description: 'Plans for Fiji', gstKind: 'zero-rated', amount: '120.00' }),
    aLine({ description: 'Council fee', gstKind: 'outside', amount: '80.00' }),
  ],
  byKind: [sum('standard', '100.00', '15.00'), sum('zero-rated', '120.00'), sum('outside', '80.00')],
  linesTotal: '300.00',
  subtotal: '300.00',
  tax: '15.00',
  total: '315.00',
};

describe('TR-119 the sums of a document', () => {
  it('TR-119 stay as they were where all lines bear 15 %', () => {
    expect(rowsOf()).toEqual(['Subtotal 100.00', 'GST (15%) 15.00', 'Total 115.00']);
  });

  it('TR-119 say what each kind comes to, and add up to the total', () => {
    expect(rowsOf(MIXED)).toEqual([
      'Taxed at 15% 100.00',
      'Zero-rated 120.00',
      'No GST 80.00',
      'GST (15%) 15.00',
      'Total 315.00',
    ]);
  });

  it('TR-119 take GST out of the standard part alone where prices include it', () => {
    const byKind = [sum('standard', '115.00', '15.00'), sum('exempt', '50.00')];
    const sums = { linesTotal: '165.00', subtotal: '150.00', tax: '15.00', total: '165.00' };
    expect(rowsOf({ gst: 'inclusive', byKind, ...sums })).toEqual([
      'Lines, including GST 165.00',
      'Taxed at 15%, without GST 100.00',
      'Exempt 50.00',
      'GST (15%) 15.00',
      'Total 165.00',
    ]);
  });

  it.each([
    ['zero-rated', 'GST (zero-rated) 0.00'],
    ['exempt', 'GST (exempt) 0.00'],
    ['export', 'GST (zero-rated export) 0.00'],
    ['outside', 'GST (none) 0.00'],
  ] as const)('TR-119 name the one kind of a document without GST: %s', (kind, row) => {
    const sums = { linesTotal: '100.00', subtotal: '100.00', tax: '0.00', total: '100.00' };
    expect(rowsOf({ gst: 'none', byKind: [sum(kind, '100.00')], ...sums })).toEqual(['Subtotal 100.00', row, 'Total 100.00']);
  });
});

describe('TR-119 the PDF', () => {
  it('TR-119 marks the lines that bear no GST, and says each sum', () => {
    const text = flat(readPdf(drawInvoice(anInvoice(MIXED), fonts)));
    for (const part of ['Plans for Fiji (zero-rated)', 'Council fee (no GST)', 'Zero-rated $120.00', 'No GST $80.00', '$315.00'])
      expect(text).toContain(part);
    expect(text).toMatch(/Framing 1 /);
    expect(text).toContain('Tax invoice');
  });

  it('TR-119 is a tax invoice only where something taxable is sold by a registered seller', () => {
    const headingOf = (gstKind: GstKind, gstNumber = '49-091-850') =>
      /Tax invoice|Invoice/.exec(
        flat(readPdf(drawInvoice(anInvoice({ lines: [aLine({ gstKind })], seller: aParty({ gstNumber }) }), fonts))),
      )?.[0];
    expect(headingOf('zero-rated')).toBe('Tax invoice');
    expect(headingOf('exempt')).toBe('Invoice');
    expect(headingOf('zero-rated', '')).toBe('Invoice');
  });

  it('TR-119 marks quotes and credit notes alike', () => {
    const { lines, byKind } = MIXED;
    const [deck, ...others] = aQuote().lines;
    const quote = aQuote({ lines: [...(deck ? [{ ...deck, gstKind: 'exempt' as const }] : []), ...others] });
    expect(flat(readPdf(drawDocument({ kind: 'quote', quote }, fonts)))).toContain('Deck as drawn (exempt)');
    const note = aCreditNote({ lines, byKind, subtotal: '300.00', tax: '15.00', total: '315.00' });
    const text = flat(readPdf(drawDocument({ kind: 'credit-note', note }, fonts)));
    for (const part of ['Plans for Fiji (zero-rated)', 'No GST $80.00', 'Total credited']) expect(text).toContain(part);
  });
});
