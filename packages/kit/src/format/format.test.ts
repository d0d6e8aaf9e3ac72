import {
  ageLabel,
  formatClock,
  formatCount,
  formatDay,
  formatDecimalHours,
  formatDollars,
  formatHourSum,
  formatHours,
  formatInstant,
  formatMoney,
  formatShortDay,
  setNow,
} from '.';

describe('money', () => {
  it('groups thousands and keeps two decimals', () => {
    expect(formatMoney('1450.00')).toBe('$1,450.00');
    expect(formatMoney('65')).toBe('$65.00');
    expect(formatMoney('0.5')).toBe('$0.50');
  });
  it('is exact for sums that a float cannot hold', () => {
    expect(formatMoney('90071992547409930.01')).toBe('$90,071,992,547,409,930.01');
    expect(formatMoney('999999999.99')).toBe('$999,999,999.99');
  });
  it('puts a minus before the dollar sign', () => {
    expect(formatMoney('-1234.50')).toBe('−$1,234.50');
  });
  it('shows a dash for what is no amount', () => {
    expect([formatMoney(''), formatMoney(null), formatMoney(undefined), formatMoney('NaN'), formatMoney('1e3')]).toEqual([
      '–',
      '–',
      '–',
      '–',
      '–',
    ]);
  });
  it('rounds whole dollars half up and never shows minus zero', () => {
    expect([formatDollars('11249.50'), formatDollars('11249.49'), formatDollars('-0.20')]).toEqual(['$11,250', '$11,249', '$0']);
  });
  it('groups counts', () => {
    expect(formatCount(1234567)).toBe('1,234,567');
  });
});

describe('durations', () => {
  it('shows hours as 7:30, 7.50 and 07:30:00', () => {
    expect([formatHours(27_000), formatDecimalHours(27_000), formatClock(27_000)]).toEqual(['7:30', '7.50', '07:30:00']);
  });
  it('shows sums as 123.5, without zeros that say nothing', () => {
    expect([444_600, 450_000, 900, 4_500_300].map(formatHourSum)).toEqual(['123.5', '125', '0.25', '1,250.08']);
  });
  it('does not cut a clock at a day', () => {
    expect(formatClock(100 * 3600 + 61)).toBe('100:01:01');
  });
});

describe('days', () => {
  it('writes a day as 3 Oct 2026', () => {
    expect([formatDay('2026-10-03'), formatShortDay('2026-10-03')]).toEqual(['3 Oct 2026', 'Sat 3 Oct']);
  });
  it('shows the year of a short day that is not of this year, by the time that the shell says (TR-203)', () => {
    setNow(() => Date.parse('2026-11-30T00:00:00Z'));
    expect(['2026-10-03', '2028-01-04'].map((day) => formatShortDay(day))).toEqual(['Sat 3 Oct', 'Tue 4 Jan 2028']);
    expect(ageLabel('2026-11-28')).toBe('2 days ago');
    setNow(() => Date.now());
  });
  it('shows a dash for nothing and for rubbish', () => {
    expect([formatDay(null), formatDay('soon'), formatDay('2026-13-01'), formatInstant('never')]).toEqual(['–', '–', '–', '–']);
  });
  it('shows an instant in the zone of the company, on both sides of a clock change', () => {
    expect(formatInstant('2026-04-04T13:30:00.000Z', 'Pacific/Auckland')).toBe('5 Apr 2026, 2:30 am NZDT');
    expect(formatInstant('2026-04-04T14:30:00.000Z', 'Pacific/Auckland')).toBe('5 Apr 2026, 2:30 am NZST');
    expect(formatInstant('2026-10-02T23:05:00.000Z', 'Pacific/Auckland')).toBe('3 Oct 2026, 12:05 pm');
  });
});

describe('the age of a project', () => {
  const now = Date.parse('2026-10-20T00:00:00.000Z');
  const age = (day: string) => ageLabel(day, 'Pacific/Auckland', now);

  it('counts calendar days of the zone, not spans of 24 hours', () => {
    expect(ageLabel('2026-10-19T10:59:00.000Z', 'Pacific/Auckland', now)).toBe('Yesterday');
    expect(ageLabel('2026-10-19T11:01:00.000Z', 'Pacific/Auckland', now)).toBe('Today');
  });
  it('follows the steps of the specification', () => {
    expect(['2026-10-20', '2026-10-19', '2026-10-18', '2026-10-14'].map(age)).toEqual([
      'Today',
      'Yesterday',
      '2 days ago',
      '6 days ago',
    ]);
    expect(['2026-10-13', '2026-10-06', '2026-09-21'].map(age)).toEqual(['1 week ago', '2 weeks ago', '4 weeks ago']);
    expect(['2026-09-20', '2026-08-20', '2025-10-20'].map(age)).toEqual(['1 month ago', '2 months ago', '12 months ago']);
  });
  it('says No activity without a date, and Today for a date to come', () => {
    expect([ageLabel(null), ageLabel(undefined), ageLabel('rubbish'), age('2026-12-01')]).toEqual([
      'No activity',
      'No activity',
      'No activity',
      'Today',
    ]);
  });
});
