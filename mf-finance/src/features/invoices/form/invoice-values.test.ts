import { centsToDecimal } from '@dwang/domain';
import { idempotencyKeyOf } from '../../../api/idempotency-key';
import { amountOf, newLine } from '../../../lines/line-values';
import { anEntry } from '../../../testing/job-data';
import { newInvoiceValues, sumsOf, toRequest } from './invoice-values';

const line = (quantity: string, unitPrice: string) => ({ ...newLine(), description: 'x', quantity, unitPrice });
const NZ = 'Pacific/Auckland';
const decimals = (sums: ReturnType<typeof sumsOf>) =>
  [sums.subtotalCents, sums.taxCents, sums.totalCents].map((cents) => centsToDecimal(cents));

describe('sumsOf', () => {
  it.each([
    [
      'GST once on the sum, not line by line',
      [line('1', '0.30'), line('1', '0.30'), line('1', '0.30')],
      ['0.90', '0.14', '1.04'],
    ],
    ['a third of a dollar', [line('1', '33.33')], ['33.33', '5.00', '38.33']],
    ['half a cent up', [line('0.5', '0.01')], ['0.01', '0.00', '0.01']],
    ['three decimals of quantity', [line('24.333', '11.11')], ['270.34', '40.55', '310.89']],
    ['a discount line', [line('1', '100'), line('-1', '10.05')], ['89.95', '13.49', '103.44']],
    ['floats that would drift', [line('3', '0.1'), line('1', '0.2')], ['0.50', '0.08', '0.58']],
    ['thousands typed with a comma', [line('2', '1,450.00')], ['2900.00', '435.00', '3335.00']],
  ])('is right to the cent for %s', (_name, lines, expected) => {
    expect(decimals(sumsOf([], { lines }, NZ))).toEqual(expected);
  });

  it('bills an entry of 1 h 23 min 45 s at 65.55 by its own amount', () => {
    expect(decimals(sumsOf([anEntry({ duration: 5025, hourlyRate: '65.55' })], {}, NZ))).toEqual(['91.50', '13.73', '105.23']);
  });

  it('comes to the sum of the entries, however they are put on lines, as the server does (TR-205)', () => {
    const entries = [1, 2].map((id) => anEntry({ id, duration: 10, hourlyRate: '65.00' }));
    expect(decimals(sumsOf(entries, { groupTimeBy: 'entry' }, NZ))[0]).toBe('0.36');
    expect(decimals(sumsOf(entries, { groupTimeBy: 'day' }, NZ))[0]).toBe('0.36');
    const odd = [1, 2, 3].map((id) => anEntry({ id, duration: 10, hourlyRate: '0.60' }));
    expect(decimals(sumsOf(odd, { groupTimeBy: 'entry' }, NZ))[0]).toBe('0.00');
    expect(decimals(sumsOf(odd, { groupTimeBy: 'none' }, NZ))[0]).toBe('0.00');
  });

  it('takes the discount off before GST, whether the prices include it or not', () => {
    const lines = [line('1', '115')];
    expect(decimals(sumsOf([], { lines, discountKind: 'percent', discountValue: '10%' }, NZ))).toEqual([
      '103.50',
      '15.53',
      '119.03',
    ]);
    expect(decimals(sumsOf([], { lines, gst: 'inclusive', discountKind: 'amount', discountValue: '$15' }, NZ))).toEqual([
      '86.96',
      '13.04',
      '100.00',
    ]);
    expect(decimals(sumsOf([], { lines, gst: 'none' }, NZ))).toEqual(['115.00', '0.00', '115.00']);
    expect(decimals(sumsOf([], { lines, discountKind: 'percent', discountValue: '101' }, NZ))[0]).toBe('115.00');
  });

  it('counts a line that cannot be read yet as nothing', () => {
    expect(amountOf(line('2,5', '10'))).toBe(2500);
    expect(amountOf(line('2,5,1', '10'))).toBe(0);
    expect(amountOf(line('2', 'ten'))).toBe(0);
    expect(amountOf(undefined)).toBe(0);
  });
});

describe('toRequest', () => {
  const values = { ...newInvoiceValues('2026-02-20'), clientId: 7 };

  it('is due after 14 days and leaves the number to the server', () => {
    const request = toRequest(values, []);
    expect(request.dueDate).toBe('2026-03-06');
    expect('invoiceNumber' in request).toBe(false);
  });

  it('sends the entries that stay ticked and normalised amounts', () => {
    const request = toRequest({ ...values, skipped: [2], lines: [line(' 2 ', '$1,450')] }, [
      anEntry({ id: 1 }),
      anEntry({ id: 2 }),
    ]);
    expect(request.timeEntryIds).toEqual([1]);
    expect(request.lines?.[0]).toMatchObject({ quantity: '2', unitPrice: '1450.00' });
  });

  it('never sends a number with a draft', () => {
    expect('invoiceNumber' in toRequest({ ...values, status: 'draft', invoiceNumber: 'A-1' }, [])).toBe(false);
  });
});

describe('idempotencyKeyOf', () => {
  it('stays for the same content and changes with it', () => {
    const body = { uid: 'u', notes: 'Ngā mihi' };
    expect(idempotencyKeyOf('u', body)).toBe(idempotencyKeyOf('u', { ...body }));
    expect(idempotencyKeyOf('u', { ...body, notes: '' })).not.toBe(idempotencyKeyOf('u', body));
  });
});
