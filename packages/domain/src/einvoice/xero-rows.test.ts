import fc from 'fast-check';
import { GST_KINDS, type GstKind } from '../gst-kind';
import { sumInvoice } from '../invoice-sums';
import { centsToDecimal, lineCents, parseCents, parseThousandths, sumMoney } from '../money';
import type { PricesGst } from '../taxed-sums';
import { XERO_COLUMNS, type XeroInvoice, xeroCreditRows, xeroRows } from './xero-rows';

type Column = (typeof XERO_COLUMNS)[number];
const cell = (row: readonly string[], name: Column): string => row[XERO_COLUMNS.indexOf(name)] ?? '';

interface Sold {
  quantity: string;
  unitPrice: string;
  gstKind?: GstKind;
}

function sold(lines: readonly Sold[], gst: PricesGst, percent = '0.00'): XeroInvoice {
  const summed = lines.map(({ quantity, unitPrice, gstKind = 'standard' }) => ({
    gstKind,
    amountCents: lineCents(parseThousandths(quantity), parseCents(unitPrice)),
  }));
  const sums = sumInvoice(summed, { gst, discount: { kind: 'percent', value: percent } });
  return {
    invoiceNumber: 'INV-2026-11001',
    issueDate: '2026-11-20',
    dueDate: '2026-12-04',
    clientName: 'Tāne Construction',
    projectName: 'Smith deck',
    notes: '',
    gst,
    lines: lines.map((line, index) => ({
      ...line,
      kind: 'other',
      unit: 'lm',
      description: 'Boards',
      gstKind: line.gstKind ?? 'standard',
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
    buyer: { name: '', email: 'hemi@example.nz', address: '8 Kōwhai Rd, Ōrākei, Auckland 0610' },
  };
}

test('a row has what Xero asks for, in its columns', () => {
  const [row = []] = xeroRows(sold([{ quantity: '2.5', unitPrice: '85.00' }], 'exclusive'), '200');
  expect(row).toHaveLength(XERO_COLUMNS.length);
  const shown = Object.fromEntries(XERO_COLUMNS.map((name) => [name, cell(row, name)]).filter(([, value]) => value));
  expect(shown).toEqual({
    '*ContactName': 'Tāne Construction',
    EmailAddress: 'hemi@example.nz',
    POAddressLine1: '8 Kōwhai Rd',
    POAddressLine2: 'Ōrākei',
    POCity: 'Auckland',
    POPostalCode: '0610',
    '*InvoiceNumber': 'INV-2026-11001',
    Reference: 'Smith deck',
    '*InvoiceDate': '20/11/2026',
    '*DueDate': '04/12/2026',
    Total: '244.38',
    '*Description': 'Boards',
    '*Quantity': '2.5',
    '*UnitAmount': '85',
    '*AccountCode': '200',
    '*TaxType': '15% GST on Income',
    TaxAmount: '31.88',
    Currency: 'NZD',
  });
});

test('TR-119 each row has the tax rate of its kind, and each kind its row of the discount', () => {
  const lines = GST_KINDS.map((gstKind) => ({ quantity: '1', unitPrice: '10.00', gstKind }));
  const rows = xeroRows(sold(lines, 'exclusive', '10.00'), '200');
  const shown = rows.map((row) => [cell(row, '*Description'), cell(row, '*TaxType'), cell(row, 'TaxAmount')]);
  const types = ['15% GST on Income', 'Zero Rated', 'No GST', 'No GST', 'Zero Rated'];
  expect(shown).toEqual([
    ...types.map((type, index) => ['Boards', type, index ? '0.00' : '1.50']),
    ...types.map((type, index) => ['Discount', type, index ? '0.00' : '-0.15']),
  ]);
});

test('whatever the prices, the rows multiply out and come to the invoice, to the cent', () => {
  const quantity = fc
    .integer({ min: -9000, max: 99_000 })
    .map((value) => `${value < 0 ? '-' : ''}${(Math.abs(value) / 1000).toFixed(3)}`);
  const unitPrice = fc.integer({ min: -9000, max: 900_000 }).map(centsToDecimal);
  const lines = fc.array(fc.record({ quantity, unitPrice, gstKind: fc.constantFrom(...GST_KINDS) }), {
    minLength: 1,
    maxLength: 10,
  });
  const percent = fc.integer({ min: 0, max: 10_000 }).map(centsToDecimal);
  fc.assert(
    fc.property(lines, fc.constantFrom<PricesGst>('exclusive', 'inclusive'), percent, (typed, gst, off) => {
      const invoice = sold(typed, gst, off);
      const rows = xeroRows(invoice, '200');
      const nets = rows.map((row) => {
        const cents = Number((Number(cell(row, '*Quantity')) * Number(cell(row, '*UnitAmount')) * 100).toFixed(4));
        // Half a cent goes away from nothing, below it too.
        return Math.sign(cents) * Math.round(Math.abs(cents));
      });
      expect(sumMoney(nets.map((net) => centsToDecimal(net || 0)))).toBe(invoice.subtotal);
      expect(sumMoney(rows.map((row) => cell(row, 'TaxAmount')))).toBe(invoice.tax);
    }),
    { numRuns: 1000, seed: 20_261_128 },
  );
});

test('a credit note is the same below zero, and names the invoice that it takes back', () => {
  const {
    invoiceNumber: _number,
    dueDate: _due,
    projectName: _job,
    ...note
  } = sold([{ quantity: '3', unitPrice: '0.33' }], 'exclusive');
  const credit = { ...note, creditNoteNumber: 'CN-2026-11001', invoiceNumber: 'INV-2026-11001' };
  const [row = []] = xeroCreditRows(credit, '200');
  const shown = ['*InvoiceNumber', 'Reference', '*DueDate', 'Total', '*Quantity', '*UnitAmount', 'TaxAmount'] as const;
  expect(shown.map((name) => cell(row, name))).toEqual([
    'CN-2026-11001',
    'INV-2026-11001',
    '20/11/2026',
    '-1.14',
    '-3',
    '0.33',
    '-0.15',
  ]);
});
