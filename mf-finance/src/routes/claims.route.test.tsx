import type { ClaimPage, PaymentClaim } from '@dwang/contracts';
import { expectText, fakeApi, renderInShell } from '@dwang/testing/web';
import { screen, within } from '@testing-library/react';
import { ClaimCard } from '../features/claims';
import { anInvoice } from '../testing/invoice-data';
import ClaimsRoute from './claims.route';

const aClaim = (parts: Partial<PaymentClaim> = {}): PaymentClaim => ({
  id: 4,
  invoiceId: 7,
  invoiceNumber: 'INV-2026-10001',
  invoiceStatus: 'sent',
  clientId: 2,
  clientName: 'Tāmaki Homes',
  projectId: 3,
  projectName: 'West wing',
  contract: 'Subcontract 14',
  work: 'Framing',
  periodFrom: '2026-09-01',
  periodTo: '2026-09-30',
  basis: 'As the lines say',
  responseDays: null,
  formAttached: true,
  formText: '',
  claimed: '1150.00',
  dueOn: '2026-11-10',
  servedOn: '2026-10-05',
  servedBy: 'email',
  servedNote: '',
  respondBy: '2026-11-03',
  schedule: null,
  notice: null,
  stage: 'waiting',
  nextDay: '2026-11-03',
  daysLeft: 20,
  due: null,
  unpaid: '1150.00',
  ...parts,
});
const NOT_SERVED = { servedOn: null, servedBy: null, respondBy: null, stage: 'draft', nextDay: null, daysLeft: null } as const;
const none = { count: 0, amount: '0.00' };
const pageOf = (...items: PaymentClaim[]): ClaimPage => ({
  items,
  nextCursor: null,
  totals: { count: items.length, waiting: { count: 1, amount: '1150.00' }, due: none, unpaid: none },
});
const settings = { formText: '', anniversaryRegion: null };

test('the list shows what waits for a schedule and for how many working days, and the closed ones', async () => {
  const server = fakeApi({
    'GET /payment-claims': ({ query }) => (query.state === 'open' ? pageOf(aClaim()) : pageOf()),
    'GET /payment-claims/settings': () => settings,
    'PUT /payment-claims/settings': ({ body }) => body,
  });
  const { user } = renderInShell(<ClaimsRoute />, { address: '/payment-claims' });
  const table = await screen.findByRole('table', { name: 'Payment claims' });
  expect(await within(table).findByText('3 Nov 2026, in 20 working days')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Form 1 and days' }));
  await user.type(await screen.findByLabelText(/Text of Form 1/), 'The prescribed words');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expectText('Saved for all claims from now on');
  expect(server.sent('PUT', '/payment-claims/settings')[0]?.body).toEqual({
    formText: 'The prescribed words',
    anniversaryRegion: null,
  });
  await user.click(screen.getByText('Closed'));
  await expectText('No closed payment claims.');
});

test('the page of an invoice says item by item what it lacks to be a claim', async () => {
  let claim: PaymentClaim | null = null;
  const server = fakeApi({
    'GET /payment-claims': () => (claim ? pageOf(claim) : pageOf()),
    'GET /payment-claims/settings': () => settings,
    'PUT /invoices/7/payment-claim': () => {
      claim = aClaim({ ...NOT_SERVED, work: '', periodFrom: null, periodTo: null, formAttached: false });
      return claim;
    },
  });
  const { user } = renderInShell(<ClaimCard invoice={anInvoice({ id: 7, status: 'pending' })} />);
  await user.click(await screen.findByRole('button', { name: 'Make it a payment claim' }));
  await user.click(await screen.findByRole('button', { name: 'Save claim' }));
  await expectText('Payment claim saved');
  expect(server.sent('PUT', '/invoices/7/payment-claim')[0]?.body).toMatchObject({ responseDays: null, periodFrom: null });
  const missing = await screen.findAllByLabelText('Missing');
  expect(missing.map((icon) => icon.parentElement?.textContent)).toEqual([
    'Describe the construction work that is claimed for',
    'Say which days the work was done on, from and to',
    'Form 1 has to go with it: paste its text, or attach it',
  ]);
  expect(screen.queryByRole('button', { name: 'Record that it was served' })).toBeNull();
});

test('a payment schedule is recorded, and taken out again with Undo', async () => {
  const schedule = { receivedOn: '2026-11-02', amount: '700.00', reasons: 'Not plumb', difference: '450.00', isLate: false };
  let claim = aClaim();
  const server = fakeApi({
    'GET /payment-claims': () => pageOf(claim),
    'PUT /payment-claims/4/schedule': () => {
      claim = aClaim({ schedule, stage: 'due', due: '700.00', unpaid: '700.00', nextDay: '2026-11-10', daysLeft: 5 });
      return claim;
    },
    'DELETE /payment-claims/4/schedule': () => {
      claim = aClaim();
      return claim;
    },
  });
  const { user } = renderInShell(<ClaimCard invoice={anInvoice({ id: 7, status: 'sent' })} />);
  await expectText(
    'A payment schedule may come until 3 Nov 2026, in 20 working days. Without one in time, all that is claimed is due.',
  );
  await user.click(screen.getByRole('button', { name: 'Record payment schedule' }));
  await user.click(await screen.findByRole('button', { name: 'Record schedule' }));
  await expectText('$700.00 is to be paid by 10 Nov 2026, in 5 working days.');
  await expectText('$450.00: Not plumb');
  await user.click(screen.getByRole('button', { name: 'More about the payment claim' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Take out the payment schedule' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await expectText('$450.00: Not plumb');
  expect(server.sent('PUT', '/payment-claims/4/schedule')[1]?.body).toEqual({
    receivedOn: '2026-11-02',
    amount: '700.00',
    reasons: 'Not plumb',
  });
});
