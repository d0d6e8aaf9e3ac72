import type { JobReport, MonthReport } from '@dwang/contracts';
import { expectText, fakeApi, renderInShell } from '@dwang/testing/web';
import { screen, within } from '@testing-library/react';
import ReportsRoute from './reports.route';

const sale = { invoiced: '1000.00', gst: '150.00', received: '1150.00' };
const jobs = (parts: Partial<JobReport> = {}): JobReport => ({
  items: [
    {
      projectId: 3,
      name: 'Whānau deck',
      clientName: 'Smith',
      estimate: '900.00',
      estimateSeconds: null,
      seconds: 45_000,
      cost: '1062.50',
      ...sale,
      margin: '-62.50',
    },
  ],
  nextCursor: null,
  totals: { count: 1, seconds: 45_000, cost: '1062.50', ...sale, margin: '-62.50' },
  hourCost: null,
  ...parts,
});
const months: MonthReport = {
  items: [{ month: '2026-09', invoices: 2, ...sale }],
  nextCursor: null,
  totals: { count: 1, invoices: 2, ...sale },
};
const settings = { hourCost: null, accountCode: '200' };

test('profit by job shows what its figures are made of, and the owner says what an hour costs', async () => {
  const server = fakeApi({
    'GET /reports/jobs': () => jobs(),
    'GET /finance-settings': () => settings,
    'PATCH /finance-settings': () => ({ ...settings, hourCost: '42.00' }),
  });
  const { user } = renderInShell(<ReportsRoute />, { address: '/reports?period=days&from=2026-04-01&to=2026-09-30' });
  const table = await screen.findByRole('table', { name: 'Profit by job', description: '' });
  expect(await within(table).findByText('−$62.50')).toBeVisible();
  expect(screen.getByText(/Cost is the time worked, at the rates at which it is charged/)).toBeVisible();
  expect(server.sent('GET', '/reports/jobs')[0]?.query).toMatchObject({
    from: '2026-04-01',
    to: '2026-09-30',
    sort: '-invoiced',
  });
  await user.click(await screen.findByRole('button', { name: 'Cost of an hour' }));
  await user.type(await screen.findByRole('textbox', { name: /An hour of work costs/ }), '42');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expectText('Cost of an hour saved');
  expect(server.sent('PATCH', '/finance-settings')[0]?.body).toEqual({ hourCost: '42.00' });
});

test('another report is one press away and keeps the period; a failing server says so, with Retry', async () => {
  let isUp = false;
  fakeApi({
    'GET /reports/jobs': () => jobs({ items: [], totals: { ...jobs().totals, count: 0 } }),
    'GET /reports/months': () => {
      if (!isUp) throw new TypeError('Failed to fetch');
      return months;
    },
    'GET /finance-settings': () => settings,
  });
  const { user } = renderInShell(<ReportsRoute />, { address: '/reports?period=all' });
  await expectText('No work and no invoices in these days.');
  await user.click(screen.getByRole('tab', { name: 'Months' }));
  await expectText('Could not load the report');
  isUp = true;
  await user.click(screen.getByRole('button', { name: /Retry/ }));
  expect(await screen.findAllByText('Sep 2026')).not.toHaveLength(0);
});
