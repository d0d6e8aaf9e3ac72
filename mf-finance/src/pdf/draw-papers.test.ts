import { type DocumentFonts, drawDocument, type Stationery } from '@dwang/papers';
import { readFonts } from '@dwang/papers/server';
import { readPdf } from '@dwang/testing/pdf';
import { aClaim } from '../testing/claim-data';
import { aParty } from '../testing/invoice-data';
import { aQuote } from '../testing/quote-data';

const aNotice = () => ({
  claim: aClaim({ stage: 'unpaid', due: '1150.00', unpaid: '650.00' }),
  day: '2026-11-11',
  endsOn: '2026-11-18',
  seller: aParty(),
  buyer: aParty({ name: '' }),
});

let fonts: DocumentFonts;
beforeAll(async () => {
  fonts = await readFonts();
});

/** The test reads its PDF in a process of its own. */
jest.setTimeout(60_000);

test('a notice of suspension says its ground, the Act and the last day to pay', () => {
  const [text = ''] = readPdf(drawDocument({ kind: 'suspension-notice', notice: aNotice() }, fonts));
  const parts = [
    'Notice of suspension',
    'section 24A of the Construction Contracts Act 2002',
    'No payment schedule was received by 03/11/2026',
    '$1,150.00 was to be paid by 10/11/2026. $650.00 of it has not been paid.',
    'the last day is 18/11/2026',
    'Subcontract 14',
  ];
  for (const part of parts) expect(text.replace(/\s+/g, ' ')).toContain(part);
});

test('prints what is in the total with its sums, and apart from it what else may be chosen', () => {
  const [text = ''] = readPdf(drawDocument({ kind: 'quote', quote: aQuote() }, fonts));
  const parts = ['QU-2026-11001', '20/12/2099', 'New deck', 'Railing: Timber railing', '$1,400.00', 'Total (NZD)', '$1,610.00'];
  for (const part of parts) expect(text).toContain(part);
  const apart = text.indexOf('Other options and extras, not in the total');
  expect(apart).toBeGreaterThan(text.indexOf('$1,610.00'));
  for (const left of ['Railing: Glass railing', 'Stain (optional)']) expect(text.indexOf(left)).toBeGreaterThan(apart);
});

test('carries the logo of the house, where it has one', () => {
  const dot =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const pictures = (logo: Stationery['logo']) =>
    Buffer.from(drawDocument({ kind: 'quote', quote: aQuote() }, { ...fonts, logo: logo ?? null }))
      .toString('latin1')
      .match(/\/Subtype \/Image/g);
  expect(pictures({ data: dot, width: 200, height: 100 })).not.toBeNull();
  expect(pictures(null)).toBeNull();
});
