/** @jest-environment jsdom */
import fc from 'fast-check';
import { GST_KINDS, type GstKind } from '../gst-kind';
import { sumInvoice } from '../invoice-sums';
import { centsToDecimal, lineCents, parseCents, parseThousandths } from '../money';
import type { PricesGst } from '../taxed-sums';
import { einvoiceGaps } from './gaps';
import { type ESending, peppolAccount, type SoldDocument, toEInvoice } from './to-e-invoice';
import type { EInvoice, EParty } from './types';
import { writeUbl } from './write-ubl';

const party = (fields: Partial<EParty> = {}): EParty => ({
  name: 'Hōne & Sons <Building>',
  nzbn: '9429033821733',
  peppolId: '',
  country: 'NZ',
  gstNumber: '49-091-850',
  contact: 'Hōne',
  email: 'office@hone.example',
  phone: '09 555 0100',
  address: '1 Queen Street\nŌrākei\nAuckland 0610',
  ...fields,
});

const sending = (fields: Partial<ESending> = {}): ESending => ({
  kind: 'invoice',
  number: 'INV-2026-11001',
  dueDate: '2026-12-20',
  terms: '',
  buyerReference: 'Ngaire',
  orderReference: '',
  corrects: null,
  seller: party(),
  buyer: party({ name: 'Tāne Construction', nzbn: '9429033591476', gstNumber: '' }),
  bankAccount: '01-0902-0068389-00',
  ...fields,
});

interface Sold {
  quantity: string;
  unitPrice: string;
  unit?: string;
  kind?: string;
  gstKind?: GstKind;
}
const DECK: Sold[] = [
  { quantity: '2.500', unitPrice: '85.00', unit: 'h' },
  { quantity: '12.300', unitPrice: '9.99', unit: 'lm' },
];

/** An invoice as the server works it out. */
function sold(lines: readonly Sold[] = DECK, gst: PricesGst = 'exclusive', percent = '0.00'): SoldDocument {
  const usual: GstKind = gst === 'none' ? 'zero-rated' : 'standard';
  const summed = lines.map(({ quantity, unitPrice, gstKind = usual }) => ({
    gstKind,
    amountCents: lineCents(parseThousandths(quantity), parseCents(unitPrice)),
  }));
  const sums = sumInvoice(summed, { gst, discount: { kind: 'percent', value: percent } });
  return {
    issueDate: '2026-11-20',
    notes: 'Thank you',
    gst,
    lines: lines.map((line, index) => ({
      kind: 'material',
      unit: '',
      description: `Line ${index + 1}`,
      ...line,
      gstKind: line.gstKind ?? usual,
      amount: centsToDecimal(summed[index]?.amountCents ?? 0),
    })),
    byKind: sums.byKind.map(({ kind, cents, discountCents, taxCents }) => ({
      kind,
      amount: centsToDecimal(cents),
      discountAmount: centsToDecimal(discountCents),
      tax: centsToDecimal(taxCents),
    })),
    subtotal: centsToDecimal(sums.subtotalCents),
    tax: centsToDecimal(sums.taxCents),
    total: centsToDecimal(sums.totalCents),
  };
}

interface XmlElement {
  localName: string;
  namespaceURI: string | null;
  textContent: string | null;
  children: ArrayLike<XmlElement>;
  getAttribute(name: string): string | null;
  getElementsByTagName(name: string): ArrayLike<XmlElement>;
}
/** Only what is looked at: this package is checked without the types of a browser. */
const { DOMParser: Parser } = globalThis as unknown as {
  DOMParser: new () => { parseFromString(text: string, type: string): { documentElement: XmlElement } };
};

function read(document: EInvoice) {
  const root = new Parser().parseFromString(writeUbl(document), 'application/xml').documentElement;
  const all = (name: string, within = root) => Array.from(within.getElementsByTagName(name));
  const texts = (name: string, within?: XmlElement) => all(name, within).map((element) => element.textContent ?? '');
  const cents = (name: string, within?: XmlElement) => texts(name, within).map((text) => parseCents(text));
  return { root, all, texts, cents };
}
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const rulesOf = (document: EInvoice): string[] => einvoiceGaps(document).map(({ rule }) => rule);

test('an invoice is well-formed UBL with the parties, references and codes that the network asks for', () => {
  const { root, texts, all } = read(toEInvoice(sold(), sending({ orderReference: 'PO 7' })));
  expect(root.localName).toBe('Invoice');
  expect(root.namespaceURI).toBe('urn:oasis:names:specification:ubl:schema:xsd:Invoice-2');
  expect(texts('cbc:CustomizationID')).toEqual(['urn:peppol:pint:billing-1@aunz-1']);
  expect(texts('cbc:EndpointID')).toEqual(['9429033821733', '9429033591476']);
  expect(all('cbc:EndpointID').map((element) => element.getAttribute('schemeID'))).toEqual(['0088', '0088']);
  expect(texts('cbc:RegistrationName')).toEqual(['Hōne & Sons <Building>', 'Tāne Construction']);
  expect(texts('cbc:CityName')[0]).toBe('Auckland');
  expect(texts('cbc:PostalZone')[0]).toBe('0610');
  expect([texts('cbc:BuyerReference'), texts('cbc:PaymentMeansCode'), texts('cbc:PaymentID')]).toEqual([
    ['Ngaire'],
    ['30'],
    ['INV-2026-11001'],
  ]);
  expect(all('cbc:InvoicedQuantity').map((element) => [element.textContent, element.getAttribute('unitCode')])).toEqual([
    ['2.5', 'HUR'],
    ['12.3', 'LM'],
  ]);
  expect(all('*').filter((element) => element.children.length === 0 && !element.textContent?.trim())).toEqual([]);
  expect(rulesOf(toEInvoice(sold(), sending()))).toEqual([]);
});

test('a credit note names the invoice that it corrects, and asks for no payment', () => {
  const corrects = { number: 'INV-2026-11001', issueDate: '2026-11-20' };
  const note = toEInvoice(sold(), sending({ kind: 'credit-note', number: 'CN-1', dueDate: '', bankAccount: '', corrects }));
  const { root, texts } = read(note);
  expect(root.localName).toBe('CreditNote');
  expect([texts('cbc:CreditNoteTypeCode'), texts('cbc:DueDate'), texts('cbc:PaymentMeansCode')]).toEqual([['381'], [], []]);
  expect(texts('cbc:CreditedQuantity')).toEqual(['2.5', '12.3']);
  expect(texts('cac:InvoiceDocumentReference')).toEqual(['INV-2026-110012026-11-20']);
  expect(rulesOf(note)).toEqual([]);
});

const kindsOf = (...kinds: GstKind[]): Sold[] =>
  kinds.map((gstKind, index) => ({ quantity: '1.000', unitPrice: `${100 * (index + 1)}.00`, gstKind }));
/** What stands in each breakdown of GST: category, rate, taxable amount, GST and reason. */
function breakdowns(document: EInvoice) {
  const { all, texts } = read(document);
  return all('cac:TaxSubtotal').map((one) => [
    ...texts('cbc:ID', one).slice(0, 1),
    texts('cbc:Percent', one)[0] ?? '',
    ...['cbc:TaxableAmount', 'cbc:TaxAmount'].flatMap((name) => texts(name, one)),
    texts('cbc:TaxExemptionReason', one).length > 0,
  ]);
}

test('TR-119 each category has its breakdown and its part of the discount, and each line its own', () => {
  const mixed = toEInvoice(sold(kindsOf('standard', 'zero-rated', 'exempt'), 'exclusive', '10.00'), sending());
  expect(breakdowns(mixed)).toEqual([
    ['S', '15', '90.00', '13.50', false],
    ['Z', '0', '180.00', '0.00', false],
    ['E', '0', '270.00', '0.00', true],
  ]);
  const { all, texts } = read(mixed);
  expect(all('cac:AllowanceCharge').map((one) => [texts('cbc:Amount', one)[0], texts('cbc:ID', one)[0]])).toEqual([
    ['10.00', 'S'],
    ['20.00', 'Z'],
    ['30.00', 'E'],
  ]);
  expect(all('cac:ClassifiedTaxCategory').map((one) => texts('cbc:ID', one)[0])).toEqual(['S', 'Z', 'E']);
  expect(rulesOf(mixed)).toEqual([]);
});

test('TR-119 exports go alone or beside others, what is outside GST only alone', () => {
  const sent = (...kinds: GstKind[]) => toEInvoice(sold(kindsOf(...kinds)), sending());
  expect(breakdowns(sent('export'))).toEqual([['G', '0', '100.00', '0.00', true]]);
  expect(breakdowns(sent('export', 'standard')).map(([category]) => category)).toEqual(['S', 'G']);
  expect(breakdowns(sent('outside'))).toEqual([['O', '', '100.00', '0.00', true]]);
  const allowed = [sent('export'), sent('export', 'standard'), sent('outside')].map(rulesOf);
  expect(allowed).toEqual([[], [], []]);
  expect(rulesOf(sent('outside', 'standard'))).toEqual(['aligned-ibrp-o-11-aunz']);
  expect(rulesOf(toEInvoice(sold(kindsOf('zero-rated')), sending({ seller: party({ gstNumber: '' }) })))).toEqual(['ibr-co-26']);
});

test('a buyer is known by the number of its scheme, and stands in its own country (TR-123)', () => {
  const sent = (fields: Partial<EParty>) => toEInvoice(sold(), sending({ buyer: party({ gstNumber: '', ...fields }) }));
  const numbersOf = (fields: Partial<EParty>) => {
    const { root } = read(sent(fields));
    const [buyer] = Array.from(root.getElementsByTagName('cac:AccountingCustomerParty'));
    const one = (name: string) => {
      const [element] = Array.from(buyer?.getElementsByTagName(name) ?? []);
      return element ? `${element.getAttribute('schemeID') ?? ''}:${element.textContent}` : null;
    };
    return ['cbc:EndpointID', 'cbc:CompanyID', 'cbc:IdentificationCode'].map(one);
  };
  const [abn, gln] = ['0151:51824753556', '0088:9506000140445'];
  const [sydney, suva] = [
    { nzbn: '', country: 'AU' },
    { nzbn: '', country: 'FJ' },
  ];
  expect(numbersOf({ ...sydney, peppolId: abn })).toEqual([abn, abn, ':AU']);
  expect(numbersOf({ peppolId: gln })).toEqual([gln, '0088:9429033821733', ':NZ']);
  expect(numbersOf({ nzbn: '', peppolId: gln })).toEqual([gln, gln, ':NZ']);
  expect(numbersOf({ ...suva, peppolId: gln })).toEqual([gln, gln, ':FJ']);
  const rules: [Partial<EParty>, string[]][] = [
    [{ ...sydney, peppolId: abn }, []],
    [{ nzbn: '', peppolId: gln }, []],
    [{ ...suva, peppolId: gln }, []],
    [suva, ['ibr-081']],
    [{ ...sydney, peppolId: gln }, ['aligned-ibr-004-aunz']],
    [{ nzbn: '', peppolId: abn }, ['aligned-ibr-005-aunz']],
    [{ ...sydney, peppolId: '0151:51824753557' }, ['PEPPOL-COMMON-R050']],
    [{ ...suva, peppolId: '0088:9506000140446' }, ['ibr-068']],
  ];
  for (const [fields, expected] of rules) expect([fields, rulesOf(sent(fields))]).toEqual([fields, expected]);
});

test('GST that rounds to nothing is standard all the same (TR-119)', () => {
  const few = [{ quantity: '1.000', unitPrice: '0.03' }];
  for (const gst of ['exclusive', 'inclusive'] as const) {
    expect(sold(few, gst).tax).toBe('0.00');
    const sent = toEInvoice(sold(few, gst), sending());
    expect([breakdowns(sent)[0]?.[0], rulesOf(sent)]).toEqual(['S', []]);
  }
});

test('what is missing is said in plain words, each by the rule of the network', () => {
  const none = party({ nzbn: '', gstNumber: '', name: '' });
  const bare = toEInvoice(
    sold([]),
    sending({ buyerReference: '', number: '', dueDate: '', buyer: none, seller: none, bankAccount: '' }),
  );
  expect(rulesOf(bare)).toEqual([
    'ibr-002',
    'aligned-ibrp-003',
    'ibr-016',
    'ibr-006',
    'ibr-080',
    'aligned-ibrp-018',
    'ibr-007',
    'ibr-081',
  ]);
  const whole = toEInvoice(sold(), sending());
  const broken: [Partial<EInvoice>, string][] = [
    [{ issueDate: '20/11/2026' }, 'ibr-073'],
    [{ dueDate: '' }, 'aligned-ibrp-061'],
    [{ seller: party({ nzbn: '9429046393921' }) }, 'ibr-068'],
    [{ buyer: party({ nzbn: '9429046393921' }) }, 'ibr-068'],
    [{ seller: party({ gstNumber: '' }) }, 'ibr-co-26'],
    [{ discountCents: 1 }, 'ibr-co-13'],
    [{ totalCents: whole.totalCents + 1 }, 'ibr-co-15'],
    [{ taxCents: whole.taxCents + 150, totalCents: whole.totalCents + 150 }, 'aligned-ibrp-051-aunz'],
  ];
  for (const [change, rule] of broken) expect(rulesOf({ ...whole, ...change })).toEqual([rule]);
  const line = (change: object) => ({ ...whole, lines: whole.lines.map((one, index) => (index ? one : { ...one, ...change })) });
  expect(rulesOf(line({ price: '86.00' }))).toEqual(['aligned-ibrp-053']);
  expect(rulesOf(line({ price: '-85', quantity: '-2.5' }))).toEqual(['ibr-027']);
  expect(rulesOf(line({ unitCode: 'BX' }))).toEqual(['ibr-cl-23']);
  expect(rulesOf(line({ description: ' ' }))).toEqual(['ibr-025']);
});

test('whatever the prices, lines, discount, GST and total of the XML are those of the invoice, to the cent', () => {
  const quantity = fc
    .integer({ min: -5000, max: 90_000 })
    .map((thousandths) => `${thousandths < 0 ? '-' : ''}${(Math.abs(thousandths) / 1000).toFixed(3)}`);
  const price = fc.integer({ min: -20_000, max: 900_000 }).map(centsToDecimal);
  const gstKind = fc.constantFrom(...GST_KINDS.filter((kind) => kind !== 'outside'));
  const lines = fc.array(fc.record({ quantity, unitPrice: price, gstKind }), { minLength: 1, maxLength: 12 });
  const gst = fc.constantFrom<PricesGst>('exclusive', 'inclusive');
  const percent = fc.integer({ min: 0, max: 9999 }).map(centsToDecimal);
  fc.assert(
    fc.property(lines, gst, percent, (typed, mode, off) => {
      const document = sold(typed, mode, off);
      fc.pre(!document.total.startsWith('-'));
      const sent = toEInvoice(document, sending());
      const { all, cents } = read(sent);
      const [total] = all('cac:LegalMonetaryTotal');
      const own = all(typed.length ? 'cac:InvoiceLine' : 'none').flatMap((line) => cents('cbc:LineExtensionAmount', line));
      const [net] = cents('cbc:LineExtensionAmount', total);
      const [exclusive] = cents('cbc:TaxExclusiveAmount', total);
      expect(sum(own)).toBe(net);
      expect((net ?? 0) - sum(cents('cbc:AllowanceTotalAmount', total))).toBe(exclusive);
      expect(exclusive).toBe(parseCents(document.subtotal));
      expect(cents('cbc:PayableAmount')).toEqual([parseCents(document.total)]);
      const [tax, ...parts] = cents('cbc:TaxAmount');
      expect([tax, sum(parts)]).toEqual([parseCents(document.tax), parseCents(document.tax)]);
      expect(sum(cents('cbc:TaxableAmount'))).toBe(exclusive);
      const allowances = all('cac:AllowanceCharge').flatMap((one) => cents('cbc:Amount', one));
      expect(sum(allowances)).toBe(sum(cents('cbc:AllowanceTotalAmount', total)));
      expect(rulesOf(sent)).toEqual([]);
    }),
    { numRuns: 150, seed: 20_261_128 },
  );
}, 60_000);

test('a bank account is sent as 16 digits', () => {
  expect(peppolAccount('01-0902-0068389-00')).toBe('0109020068389000');
  expect(peppolAccount('08-6523-1954512-001')).toBe('0865231954512001');
  expect(peppolAccount('IBAN')).toBe('');
});
