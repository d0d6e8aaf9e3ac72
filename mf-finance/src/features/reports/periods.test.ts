import { daysOfMonth, periodDays } from './periods';

test('periods are those of the calendar, and of the tax year from April to March', () => {
  expect(periodDays('month', '2028-02-10')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(periodDays('last-month', '2026-01-31')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
  expect(periodDays('quarter', '2026-11-28')).toEqual({ from: '2026-10-01', to: '2026-12-31' });
  expect(periodDays('tax-year', '2026-04-01')).toEqual({ from: '2026-04-01', to: '2027-03-31' });
  expect(periodDays('tax-year', '2026-03-31')).toEqual({ from: '2025-04-01', to: '2026-03-31' });
  expect(periodDays('last-tax-year', '2026-11-28')).toEqual({ from: '2025-04-01', to: '2026-03-31' });
  expect(daysOfMonth('2026-09')).toEqual({ from: '2026-09-01', to: '2026-09-30' });
});
