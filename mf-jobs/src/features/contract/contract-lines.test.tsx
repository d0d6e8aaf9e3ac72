import { expectText, fakeApi, renderInShell } from '@dwang/testing/web';
import { screen } from '@testing-library/react';
import { ContractLines } from './contract-lines';

const claim = {
  id: 4,
  invoiceId: 7,
  invoiceNumber: 'INV-2026-10001',
  stage: 'waiting',
  nextDay: '2026-11-03',
  unpaid: '1150.00',
};
const retention = { id: 9, outstanding: '150.00', due: '50.00', nextDay: '2027-03-31' };
const pageOf = (...items: object[]) => ({ items, nextCursor: null, totals: {} });

test('the page of a job says which claims wait for a payment schedule and what retention is due', async () => {
  const server = fakeApi({ 'GET /payment-claims': () => pageOf(claim), 'GET /retentions': () => pageOf(retention) });
  renderInShell(<ContractLines projectId={5} />);
  await expectText('Payment schedule awaited until 3 Nov 2026');
  await expectText('$50.00 is due for release');
  expect(screen.getByRole('link', { name: /INV-2026-10001/ })).toHaveAttribute('href', '/invoices/7');
  expect(screen.getByRole('link', { name: /Retention/ })).toHaveAttribute('href', '/retentions?open=9');
  expect(server.sent('GET', '/payment-claims')[0]?.query).toMatchObject({ projectId: '5', state: 'open' });
});
