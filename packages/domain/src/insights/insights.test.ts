import { badSiteDays, burntBudgets, byUrgency, forgottenTimers, missingDetails, oldUnbilledTime, overdueInvoices } from './index';

const TODAY = '2026-03-20';

describe('unbilled hours', () => {
  const job = { projectId: 7, projectName: 'Smith deck', seconds: 7200, amountCents: 13_000 };

  it.each([
    ['2026-03-06', 13_000, 0],
    ['2026-03-05', 13_000, 1],
    ['2025-03-05', 13_000, 1],
    ['2026-03-05', 0, 0],
  ])('begun on %s and worth %s cents: %s', (oldestDay, amountCents, count) => {
    expect(oldUnbilledTime([{ ...job, oldestDay, amountCents }], TODAY)).toHaveLength(count);
  });
});

it('counts an invoice as overdue from the day after its due day', () => {
  const invoice = { id: 1, invoiceNumber: 'INV-1', clientName: 'Smith', openCents: 100 };
  const found = overdueInvoices(
    [
      { ...invoice, dueDate: TODAY },
      { ...invoice, id: 2, dueDate: '2026-03-19' },
    ],
    TODAY,
  );
  expect(found).toEqual([expect.objectContaining({ invoiceId: 2, days: 1, name: 'INV-1' })]);
});

describe('budgets', () => {
  const job = { projectId: 7, name: 'Smith deck', estimateCents: 528_000 };

  it.each([
    [169_200, 40, null],
    [169_200, 32, null],
    [169_200, 10, 'ahead'],
    [100_000, 0, null],
    [422_400, 80, null],
    [430_000, 80, 'high'],
    [430_000, 95, null],
    [528_000, 100, null],
    [528_001, 100, 'over'],
  ])('%s cents of 528000 at %s %% progress: %s', (actualCents, progress, reason) => {
    expect(burntBudgets([{ ...job, actualCents, progress }])[0]?.reason ?? null).toBe(reason);
  });

  it('says nothing of a job without an estimate', () => {
    expect(burntBudgets([{ ...job, estimateCents: 0, actualCents: 5, progress: 0 }])).toEqual([]);
  });
});

describe('a timer that runs on', () => {
  const at = (time: string) => Date.parse(`2026-03-20T${time}+13:00`);
  const running = (since: number, confirmedAt: number | null = null) => ({ projectName: 'Smith deck', since, confirmedAt });
  const forgotten = (timer: ReturnType<typeof running>, now: number) => forgottenTimers([timer], now, 'Pacific/Auckland');

  it('is doubted after ten hours or past midnight, not before', () => {
    expect(forgotten(running(at('07:00')), at('17:00'))).toEqual([]);
    expect(forgotten(running(at('07:00')), at('17:01'))).toEqual([expect.objectContaining({ hours: 10 })]);
    expect(forgotten(running(at('22:00')), at('23:59'))).toEqual([]);
    expect(forgotten(running(at('22:00')), at('24:00') + 60_000)).toHaveLength(1);
  });

  it('is trusted anew from when the person says that they are at work', () => {
    expect(forgotten(running(at('07:00'), at('16:00')), at('18:00'))).toEqual([]);
  });
});

describe('weather of booked days', () => {
  const day = (date: string, verdict: 'fit' | 'caution' | 'stop' | 'unknown', fields = {}) => ({
    region: null,
    projectId: 7,
    projectName: 'Smith deck',
    day: date,
    verdict,
    place: 'Tauranga',
    summary: 'Gusts.',
    isSimulated: false,
    ...fields,
  });

  it('names the first day that stops work, else the first that asks for care, once for each job', () => {
    const days = [day('2026-03-20', 'fit'), day('2026-03-21', 'caution'), day('2026-03-22', 'stop'), day('2026-03-23', 'stop')];
    expect(badSiteDays(days)).toEqual([expect.objectContaining({ day: '2026-03-22', verdict: 'stop' })]);
    expect(badSiteDays(days.slice(0, 2))).toEqual([expect.objectContaining({ day: '2026-03-21' })]);
    expect(badSiteDays([...days, day('2026-03-21', 'stop', { projectId: 8 })])).toHaveLength(2);
  });

  it('warns nobody of made-up or unknown weather', () => {
    expect(badSiteDays([day('2026-03-20', 'stop', { isSimulated: true }), day('2026-03-20', 'unknown')])).toEqual([]);
  });
});

it('asks for bank account and GST number only where there are invoices', () => {
  expect(missingDetails({ bankAccount: '', gstNumber: '' }, false)).toEqual([]);
  expect(missingDetails({ bankAccount: ' ', gstNumber: '49-091-850' }, true)).toEqual([
    { kind: 'invoice-details', missing: ['bankAccount'] },
  ]);
  expect(missingDetails({ bankAccount: 'x', gstNumber: 'y' }, true)).toEqual([]);
});

it('puts what presses most first', () => {
  const [details] = missingDetails({ bankAccount: '', gstNumber: '' }, true);
  const [timer] = forgottenTimers([{ projectName: null, since: 0, confirmedAt: null }], 99_999_999, 'UTC');
  const [budget] = burntBudgets([{ projectId: 1, name: 'x', estimateCents: 100, actualCents: 90, progress: 0 }]);
  const findings = [details, budget, timer].flatMap((finding) => (finding ? [finding] : []));
  expect(byUrgency(findings).map(({ kind }) => kind)).toEqual(['timer-forgotten', 'budget-burn', 'invoice-details']);
});
