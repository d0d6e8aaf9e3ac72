import {
  addClaimDays,
  type ClaimFacts,
  checkDueDay,
  claimClock,
  claimDaysBetween,
  retentionCents,
  retentionDates,
  retentionDueCents,
} from '.';

test.each([
  ['2025-12-01', '2025-12-08', '2026-01-09'],
  ['2025-12-19', '2026-01-08', '2026-01-29'],
  ['2026-01-20', '2026-01-27', '2026-02-18'],
  ['2026-03-27', '2026-04-07', '2026-04-29'],
  ['2026-06-18', '2026-06-25', '2026-07-17'],
  ['2026-10-05', '2026-10-12', '2026-11-03'],
  ['2026-12-11', '2026-12-18', '2027-01-21'],
])('a claim served on %s has its 5th working day on %s and its 20th on %s', (served, fifth, twentieth) => {
  expect([addClaimDays(served, 5, null), addClaimDays(served, 20, null)]).toEqual([fifth, twentieth]);
  expect([claimDaysBetween(served, fifth, null), claimDaysBetween(served, twentieth, null)]).toEqual([5, 20]);
});

test('an anniversary day counts as a working day unless its region is named', () => {
  expect(addClaimDays('2026-01-23', 1, null)).toBe('2026-01-26');
  expect(addClaimDays('2026-01-23', 1, 'Auckland')).toBe('2026-01-27');
  expect(claimDaysBetween('2026-01-27', '2026-01-23', null)).toBe(0);
});

const claim = (parts: Partial<ClaimFacts> = {}): ClaimFacts => ({
  servedOn: '2026-10-05',
  respondBy: '2026-11-03',
  dueOn: '2026-11-10',
  claimedCents: 100_000,
  schedule: null,
  notice: null,
  receivedCents: 0,
  creditedCents: 0,
  ...parts,
});
const less = { receivedOn: '2026-11-03', scheduledCents: 60_000 };

test('a claim waits for its schedule until the last day; then all of it is due', () => {
  expect(claimClock(claim({ servedOn: null, respondBy: null }), '2026-10-05').stage).toBe('draft');
  expect(claimClock(claim(), '2026-11-03')).toMatchObject({ stage: 'waiting', nextDay: '2026-11-03', dueCents: null });
  expect(claimClock(claim(), '2026-11-04')).toMatchObject({ stage: 'due', nextDay: '2026-11-10', dueCents: 100_000 });
  expect(claimClock(claim(), '2026-11-11')).toMatchObject({ stage: 'unpaid', unpaidCents: 100_000 });
});

test('a schedule in time sets what is due; one that came late does not', () => {
  expect(claimClock(claim({ schedule: less }), '2026-11-04')).toMatchObject({ stage: 'due', dueCents: 60_000 });
  const late = { ...less, receivedOn: '2026-11-04' };
  expect(claimClock(claim({ schedule: late }), '2026-11-04')).toMatchObject({ dueCents: 100_000, isScheduleLate: true });
  expect(claimClock(claim({ schedule: less, receivedCents: 60_000 }), '2026-11-12')).toMatchObject({ stage: 'settled' });
  expect(claimClock(claim({ schedule: less, receivedCents: 59_999 }), '2026-11-12')).toMatchObject({ unpaidCents: 1 });
});

test('after a notice the payer has until its last day; paying or crediting ends it', () => {
  const notice = { endsOn: '2026-11-18' };
  expect(claimClock(claim({ notice }), '2026-11-18')).toMatchObject({ stage: 'notice', nextDay: '2026-11-18' });
  expect(claimClock(claim({ notice }), '2026-11-19').stage).toBe('may_suspend');
  expect(claimClock(claim({ notice, receivedCents: 100_000 }), '2026-11-19').stage).toBe('settled');
  expect(claimClock(claim({ creditedCents: 100_000 }), '2026-10-06').stage).toBe('settled');
});

test('a retention is released in two parts, counted from practical completion', () => {
  const plan = { firstShare: 50, completedOn: '2026-01-31', defectsMonths: 13 };
  expect(retentionDates({ ...plan, completedOn: null })).toEqual({ firstOn: null, restOn: null });
  expect(retentionDates(plan)).toEqual({ firstOn: '2026-01-31', restOn: '2027-02-28' });
  expect(retentionDates({ ...plan, defectsMonths: 0 }).restOn).toBe('2026-01-31');
  expect(retentionDueCents(10_001, plan, '2026-01-30')).toBe(0);
  expect(retentionDueCents(10_001, plan, '2026-01-31')).toBe(5001);
  expect(retentionDueCents(10_001, plan, '2027-02-28')).toBe(10_001);
});

test('what an invoice holds back is a share of its lines, up to what is left of a cap', () => {
  expect(retentionCents(100_010, '5.00', null)).toBe(5001);
  expect(retentionCents(100_000, '5.00', 2000)).toBe(2000);
  expect([retentionCents(100_000, '5.00', -1), retentionCents(-5, '5.00', null)]).toEqual([0, 0]);
});

test('a due day is held against the last day for a payment schedule and against the day of the Act', () => {
  const doubt = (dueOn: string, responseDays: number | null = null) =>
    checkDueDay({ dueOn, servedOn: '2026-10-05', responseDays }, null).doubt;
  expect(checkDueDay({ dueOn: '2026-11-03', servedOn: '2026-10-05', responseDays: 10 }, null)).toEqual({
    doubt: null,
    respondBy: '2026-10-19',
    usualDue: '2026-11-03',
  });
  expect([doubt('2026-11-02'), doubt('2026-11-03'), doubt('2026-11-04')]).toEqual(['before_schedule', null, 'later']);
  expect([doubt('2026-10-18', 10), doubt('2026-10-19', 10)]).toEqual(['before_schedule', 'sooner']);
});
