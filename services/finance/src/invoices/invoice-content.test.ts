import { CreateInvoice } from '@dwang/contracts';
import { type InvoiceInput, invoiceContent } from './invoice-content';

const input = (fields: Record<string, unknown>): InvoiceInput => CreateInvoice.parse({ clientId: 1, ...fields });
const line = (quantity: string, unitPrice: string) => ({ description: 'Line', quantity, unitPrice });
const RULE = { quickText: 'Work', gstNumber: '49-091-850' };
const sums = (fields: Record<string, unknown>) => {
  const { subtotalCents, taxCents, totalCents } = invoiceContent(input(fields), [], RULE);
  return [subtotalCents, taxCents, totalCents];
};

describe('what an invoice comes to', () => {
  it.each([
    [
      'GST once on the sum, not per line (RC-024)',
      [
        ['1', '1.11'],
        ['1', '1.11'],
        ['1', '1.11'],
      ],
      [333, 50, 383],
    ],
    ['100 small lines (RC-025)', Array.from({ length: 100 }, () => ['1', '0.33']), [3300, 495, 3795]],
    ['float traps (RC-030)', [['100', '35.55']], [355_500, 53_325, 408_825]],
    ['three decimals of quantity (RC-031)', [['33.333', '90.50']], [301_664, 45_250, 346_914]],
    [
      'half cents up',
      [
        ['0.5', '0.01'],
        ['0.5', '0.03'],
      ],
      [3, 0, 3],
    ],
    [
      'a discount line',
      [
        ['1', '200.00'],
        ['1', '-20.00'],
      ],
      [18_000, 2700, 20_700],
    ],
    ['half values of GST', [['1', '0.10']], [10, 2, 12]],
    ['nothing but zeros', [['0', '65.00']], [0, 0, 0]],
  ])('%s', (_, lines, expected) => {
    expect(sums({ lines: lines.map(([quantity = '', price = '']) => line(quantity, price)) })).toEqual(expected);
  });

  it('takes typed sums that add up and refuses each that does not, with what was expected', () => {
    const lines = [line('1', '100.00')];
    expect(sums({ lines, subtotal: '100.00', tax: '15.00', total: '115.00' })).toEqual([10_000, 1500, 11_500]);
    const wrong = () => invoiceContent(input({ lines, subtotal: '100.00', tax: '14.99', total: '114.99' }), [], RULE);
    expect(wrong).toThrow(
      expect.objectContaining({
        errors: [
          { field: 'tax', message: 'Does not add up: expected 15.00' },
          { field: 'total', message: 'Does not add up: expected 115.00' },
        ],
      }),
    );
  });

  it('makes a quick invoice of one line from a typed subtotal, with a typed tax of any rate', () => {
    expect(sums({ subtotal: '1260.87' })).toEqual([126_087, 18_913, 145_000]);
    expect(sums({ subtotal: '100.00', tax: '0.00', total: '100.00' })).toEqual([10_000, 0, 10_000]);
    expect(() => sums({ subtotal: '100.00', tax: '5.00', total: '115.00' })).toThrow('expected 105.00');
    expect(invoiceContent(input({ subtotal: '5.00' }), [], { ...RULE, quickText: 'Smith deck' }).lines).toMatchObject([
      { description: 'Smith deck', amountCents: 500 },
    ]);
  });

  it('refuses nothing at all, a negative total and sums out of range', () => {
    expect(() => sums({})).toThrow('nothing to invoice');
    expect(() => sums({ total: '115.00' })).toThrow('nothing to invoice');
    expect(() => sums({ lines: [line('1', '-0.01')] })).toThrow('0 or more');
    expect(() => sums({ lines: [line('999999999', '999999999.99')] })).toThrow('more than');
    expect(() => sums({ lines: [line('1', '999999999.99')] })).toThrow('This invoice comes to more than');
    expect(() => sums({ subtotal: '900000000.00' })).toThrow('This invoice comes to more than');
  });
});
