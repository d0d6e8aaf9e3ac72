import { payTexts } from '../pay-text';
import { matcherOf, type OpenInvoice, type StatementLine } from './index';

const invoice = (id: number, openCents: number, fields: Partial<OpenInvoice> = {}): OpenInvoice => ({
  id,
  clientId: 1,
  clientName: 'Ngāti Whātua Homes Ltd',
  invoiceNumber: `INV-2026-1100${id}`,
  openCents,
  ...fields,
});
const line = (cents: number, fields: Partial<StatementLine> = {}): StatementLine => ({
  line: 1,
  day: '2026-03-03',
  cents,
  payee: '',
  particulars: '',
  code: '',
  reference: '',
  details: '',
  bankId: '',
  account: '',
  doubt: '',
  ...fields,
});
const OTHER = { clientId: 2, clientName: 'Tāne Construction' };
const OPEN = [
  invoice(1, 11_500),
  invoice(2, 23_000),
  invoice(3, 50_000, OTHER),
  invoice(4, 60_000, OTHER),
  invoice(5, 70_000, OTHER),
];
const suggest = matcherOf(OPEN);
const bestOf = (one: StatementLine) => suggest(one)[0];

test.each([
  { reference: 'INV-2026-11001' },
  { details: 'deck inv202611001 thanks' },
  { particulars: 'INV', code: '2026', reference: '11001' },
  { reference: 'inv 2026 11001' },
  payTexts('Smith whānau', 'INV-2026-11001'),
])('is sure where the number and the amount agree: %j', (words) => {
  expect(bestOf(line(11_500, words))).toMatchObject({ certainty: 'sure', parts: [{ invoiceId: 1, cents: 11_500 }] });
});

test('a number with another amount is likely, part or more of what is open', () => {
  const less = bestOf(line(5000, { reference: 'INV-2026-11001' }));
  expect(less).toMatchObject({ certainty: 'likely', parts: [{ invoiceId: 1, cents: 5000 }] });
  expect(less?.reason).toBe('INV-2026-11001 is named, but less than what is open came.');
  expect(bestOf(line(12_000, { reference: 'INV-2026-11001' }))?.reason).toContain('more than what is open');
});

test('does not take a longer number, a street number or a phone number for an invoice', () => {
  const words = ['INV-2026-110012', '12026-11001', '11001234', '7 Kauri St'];
  const short = matcherOf([invoice(1, 99, { invoiceNumber: '7' }), invoice(2, 98)]);
  for (const reference of words) expect(short(line(5000, { reference }))).toEqual([]);
});

test('the end of a number counts only with its amount', () => {
  expect(bestOf(line(11_500, { reference: '11001' }))).toMatchObject({
    certainty: 'likely',
    parts: [{ invoiceId: 1, cents: 11_500 }],
  });
  expect(suggest(line(11_400, { reference: '11001' }))).toEqual([]);
});

test('the amount and a name cut short are likely, the amount alone is possible', () => {
  expect(bestOf(line(11_500, { payee: 'NGATI WHATUA HO' }))).toMatchObject({
    certainty: 'likely',
    parts: [{ invoiceId: 1, cents: 11_500 }],
  });
  expect(bestOf(line(11_500, { payee: 'J Smith' }))).toMatchObject({ certainty: 'possible', score: 30 });
  expect(suggest(line(11_501, { payee: 'J Smith' }))).toEqual([]);
});

test('one amount for several invoices of a client, named or not', () => {
  const both = [
    { invoiceId: 1, cents: 11_500 },
    { invoiceId: 2, cents: 23_000 },
  ];
  expect(bestOf(line(34_500, { details: 'INV-2026-11001 and INV-2026-11002' }))).toMatchObject({
    certainty: 'sure',
    parts: both,
  });
  expect(bestOf(line(34_500, { payee: 'Whatua Ngati' }))).toMatchObject({ certainty: 'likely', parts: both });
  expect(bestOf(line(34_500))).toMatchObject({ certainty: 'possible', parts: both });
  expect(bestOf(line(120_000, { payee: 'TANE CONSTRUCT' }))).toMatchObject({
    certainty: 'likely',
    parts: [
      { invoiceId: 3, cents: 50_000 },
      { invoiceId: 5, cents: 70_000 },
    ],
  });
  const short = bestOf(line(20_000, { details: 'INV-2026-11001 INV-2026-11002' }));
  expect(short?.parts).toEqual([
    { invoiceId: 1, cents: 11_500 },
    { invoiceId: 2, cents: 8500 },
  ]);
});

test('never shares out more or less than came, and suggests nothing for what went out', () => {
  for (const one of [
    line(34_500),
    line(11_500, { reference: 'INV-2026-11002' }),
    line(1, { details: 'INV-2026-11001 INV-2026-11002' }),
  ]) {
    for (const { parts } of suggest(one)) expect(parts.reduce((sum, { cents }) => sum + cents, 0)).toBe(one.cents);
  }
  expect(suggest(line(-11_500, { reference: 'INV-2026-11001' }))).toEqual([]);
});

describe('what may be a year, a day or an amount proves nothing (TR-112)', () => {
  const numbered = (invoiceNumber: string, openCents = 11_500) => matcherOf([invoice(1, openCents, { invoiceNumber })]);

  test.each([
    ['2026', { details: 'Deck March 2026' }],
    ['2026', { reference: '03/11/2026' }],
    ['INV-2026', { reference: '2026' }],
    ['Nov-2026', { details: 'Nov 2026' }],
    ['A-2026', { details: 'paid a 2026 deck' }],
    ['20261103', { details: 'Value date 20261103' }],
    ['INV-2026-0311', { details: '20260311' }],
    ['0311-2026', { details: '03/11/2026' }],
    ['031126', { reference: '03 11 26'.replaceAll(' ', '') }],
    ['1103', { details: '11-03 deck' }],
    ['1150', { details: 'of 1150.00' }],
    ['1150', { details: '$1,150 and $1150' }],
    ['INV-0115', { details: 'deck 115' }],
    ['11500', { details: 'deck 11500' }],
  ])('%s is not named by %j', (invoiceNumber, words) => {
    for (const amount of invoiceNumber === '11500' ? [11_500] : [11_500, 5000]) {
      for (const { certainty } of numbered(invoiceNumber)(line(amount, words))) expect(certainty).toBe('possible');
    }
  });

  test.each([
    ['INV-2026', { reference: 'inv 2026' }],
    ['INV-20261103', { reference: 'INV20261103' }],
    ['INV-2026-11001', { details: '2026-11001 of 3 Nov 2026, $115.00' }],
    ['1150', { details: 'Deck 1150, 3/11/2026' }],
  ])('%s is named by %j', (invoiceNumber, words) => {
    expect(numbered(invoiceNumber)(line(11_500, words))[0]?.certainty).toBe('sure');
  });

  test('but is a hint among invoices of a client that pays just their amount', () => {
    const both = matcherOf([invoice(1, 11_500, { invoiceNumber: '2025' }), invoice(2, 11_500, { invoiceNumber: '2026' })]);
    const [first] = both(line(11_500, { payee: 'NGATI WHATUA HO', details: '2026' }));
    expect(first).toMatchObject({ certainty: 'likely', parts: [{ invoiceId: 2, cents: 11_500 }] });
  });
});
