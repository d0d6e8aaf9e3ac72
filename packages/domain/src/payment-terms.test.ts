import { dueDayBy, PAYMENT_TERMS, paymentTermsText } from '.';

test.each([
  ['days-14', '2026-11-30', '2026-12-14', '14 days'],
  ['days-0', '2026-11-30', '2026-11-30', 'On the day of issue'],
  ['days-1', '2026-12-31', '2027-01-01', '1 day'],
  ['next-month-20', '2026-11-01', '2026-12-20', '20th of the month following'],
  ['next-month-20', '2026-11-30', '2026-12-20', '20th of the month following'],
  ['next-month-20', '2026-12-31', '2027-01-20', '20th of the month following'],
  ['next-month-20', '2027-01-31', '2027-02-20', '20th of the month following'],
  ['next-month-1', '2027-01-31', '2027-02-01', '1st of the month following'],
  ['next-month-12', '2027-01-31', '2027-02-12', '12th of the month following'],
  ['next-month-23', '2027-01-31', '2027-02-23', '23rd of the month following'],
  ['month-end', '2028-02-01', '2028-02-29', 'End of the month'],
  ['month-end', '2026-12-31', '2026-12-31', 'End of the month'],
  ['next-month-end', '2027-01-31', '2027-02-28', 'End of the month following'],
  ['next-month-end', '2026-11-30', '2026-12-31', 'End of the month following'],
])('%s from %s is %s (TR-124)', (terms, issueDate, due, text) => {
  expect([dueDayBy(terms, issueDate), paymentTermsText(terms)]).toEqual([due, text]);
});

test('what is offered can be worked out and read; other terms are none (TR-124)', () => {
  for (const terms of PAYMENT_TERMS) {
    expect(dueDayBy(terms, '2026-02-10') >= '2026-02-10').toBe(true);
    expect(paymentTermsText(terms)).not.toBe('');
  }
  expect(paymentTermsText('')).toBe('');
  expect(() => dueDayBy('soon', '2026-02-10')).toThrow(RangeError);
});
