import type { ClaimPage, PaymentClaim } from '@dwang/contracts';
import { expectText, fakeApi, renderInShell } from '@dwang/testing/web';
import { screen, within } from '@testing-library/react';
import { ClaimCard } from '../features/claims';
import { aClaim } from '../testing/claim-data';
import { anInvoice } from '../testing/invoice-data';
import ClaimsRoute from './claims.route';

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
    'GET /payment-claims/settings': () => settings,
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

test('what was due and is unpaid can be followed by a notice, given as a letter and recorded', async () => {
  const unpaid = { stage: 'unpaid', due: '1150.00', nextDay: '2026-11-10', daysLeft: -3 } as const;
  let claim = aClaim(unpaid);
  const server = fakeApi({
    'GET /payment-claims': () => pageOf(claim),
    'GET /payment-claims/settings': () => settings,
    'PUT /payment-claims/4/notice': () => {
      claim = aClaim({ ...unpaid, stage: 'notice', notice: { day: '2026-11-11', endsOn: '2026-11-18', note: '' } });
      return claim;
    },
  });
  const { user } = renderInShell(<ClaimCard invoice={anInvoice({ id: 7, status: 'overdue' })} />);
  await user.click(await screen.findByRole('button', { name: 'Give notice of suspension' }));
  expect(await screen.findByRole('button', { name: 'Letter as PDF' })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Record notice' }));
  await expectText('Notice recorded');
  expect(server.sent('PUT', '/payment-claims/4/notice')).toHaveLength(1);
  await user.click(await screen.findByRole('button', { name: 'More about the payment claim' }));
  expect(await screen.findByRole('menuitem', { name: 'Notice as PDF' })).toBeVisible();
});

test('before it is served, a due day that the Act does not give is said', async () => {
  fakeApi({
    'GET /payment-claims': () => pageOf(aClaim({ ...NOT_SERVED, dueOn: '2020-01-20' })),
    'GET /payment-claims/settings': () => settings,
  });
  renderInShell(<ClaimCard invoice={anInvoice({ id: 7, status: 'pending' })} />);
  expect(await screen.findByText(/The invoice is due on 20 Jan 2020\. A payment schedule may still come until/)).toBeVisible();
});
