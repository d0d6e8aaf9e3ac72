import { dayOf, labourCents, parseCents } from '@dwang/domain';
import { BUDGETED_JOB, planDemoHours } from './demo-hours';

const ZONE = 'Pacific/Auckland';
const MEMBERS = [1, 2, 3, 4, 5, 6];

describe('demo hours', () => {
  const moments = [
    '2026-11-27T22:00:00Z',
    '2026-10-31T11:30:00Z',
    '2026-11-01T20:00:00Z',
    '2026-11-03T00:00:00Z',
    '2026-04-06T01:00:00Z',
  ];

  it.each(moments)('are 123.5 hours and 11,250.00 dollars in the month of %s, with nobody at two places at once', (moment) => {
    const now = Date.parse(moment);
    const plan = planDemoHours(now, ZONE, MEMBERS);
    expect(plan.reduce((sum, entry) => sum + entry.seconds, 0)).toBe(123.5 * 3600);
    expect(plan.reduce((sum, entry) => sum + labourCents(entry.seconds, parseCents(entry.rate)), 0)).toBe(1_125_000);
    const budgeted = plan.filter(({ job }) => job === BUDGETED_JOB);
    expect(budgeted.reduce((sum, entry) => sum + labourCents(entry.seconds, parseCents(entry.rate)), 0)).toBe(169_200);
    const month = dayOf(now, ZONE).slice(0, 7);
    expect(plan.every((entry) => dayOf(entry.startTime, ZONE).startsWith(month))).toBe(true);
    for (const userId of MEMBERS) {
      const own = plan.filter((entry) => entry.userId === userId).sort((a, b) => a.startTime - b.startTime);
      const overlaps = own.filter((entry, index) => {
        const before = own[index - 1];
        return before !== undefined && before.startTime + before.seconds * 1000 > entry.startTime;
      });
      expect(overlaps).toEqual([]);
    }
  });

  it('leave the days of an ordinary month within working hours and in the past', () => {
    const now = Date.parse('2026-11-27T22:00:00Z');
    for (const entry of planDemoHours(now, ZONE, MEMBERS)) {
      expect(entry.startTime + entry.seconds * 1000).toBeLessThan(now);
      expect(entry.seconds).toBeLessThanOrEqual(4 * 3600);
    }
  });
});
