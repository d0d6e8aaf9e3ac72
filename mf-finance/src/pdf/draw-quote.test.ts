import { type DocumentFonts, drawDocument } from '@dwang/papers';
import { readFonts } from '@dwang/papers/server';
import { readPdf } from '@dwang/testing/pdf';
import { aQuote } from '../testing/quote-data';

let fonts: DocumentFonts;
beforeAll(async () => {
  fonts = await readFonts();
});

/** The test reads its PDF in a process of its own. */
jest.setTimeout(60_000);

test('prints what is in the total with its sums, and apart from it what else may be chosen', () => {
  const [text = ''] = readPdf(drawDocument({ kind: 'quote', quote: aQuote() }, fonts));
  const parts = ['QU-2026-11001', '20/12/2099', 'New deck', 'Railing: Timber railing', '$1,400.00', 'Total (NZD)', '$1,610.00'];
  for (const part of parts) expect(text).toContain(part);
  const apart = text.indexOf('Other options and extras, not in the total');
  expect(apart).toBeGreaterThan(text.indexOf('$1,610.00'));
  for (const left of ['Railing: Glass railing', 'Stain (optional)']) expect(text.indexOf(left)).toBeGreaterThan(apart);
});
