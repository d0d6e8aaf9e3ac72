import type { GstReturnPage } from '@dwang/contracts';
import { expectText, fakeApi, renderInShell } from '@dwang/testing/web';
import { screen, within } from '@testing-library/react';
import GstRoute from './gst.route';

const settings = { basis: 'payments', months: 2, endsIn: 1, isSet: true };

/** A period of two months with one payment, as the server would answer for the day asked about. */
const answer = (parts: Partial<GstReturnPage> = {}): GstReturnPage => ({
  from: '2026-10-01',
  to: '2026-11-30',
  due: '2027-01-15',
  basis: 'payments',
  gstNumber: '49-091-850',
  items: [
    {
      day: '2026-10-05',
      cause: 'payment',
      invoiceId: 7,
      invoiceNumber: 'INV-2026-11001',
      number: 'INV-2026-11001',
      clientName: 'Tāmaki Homes',
      total: '50.00',
      gst: '6.52',
    },
  ],
  nextCursor: null,
  adjustments: { credit: '15.00', debit: '6.00' },
  totals: { count: 1, sales: '50.00', withoutGst: '0.00', gst: '6.52' },
  ...parts,
});

test('shows what a period is made of, and goes to the next and to the other basis', async () => {
  const server = fakeApi({ 'GET /gst/settings': () => settings, 'GET /gst/return': () => answer() });
  const { user } = renderInShell(<GstRoute />, { address: '/gst?on=2026-10-05' });
  expect(await screen.findByRole('heading', { name: '1 Oct 2026 to 30 Nov 2026' })).toBeVisible();
  expect(await screen.findByText(/^Due 15 Jan 2027/)).toBeVisible();
  // Adjustments stand beside the sales (TR-120).
  expect(await screen.findByText('GST: credit adjustment, box 13')).toBeVisible();
  const table = await screen.findByRole('table', { name: 'What the return is made of' });
  expect(within(table).getByText('Tāmaki Homes')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'The period after' }));
  await user.click(await screen.findByText('Invoice', { selector: '.dwang-segmented *, label *' }));
  const asked = server.sent('GET', '/gst/return').map(({ query }) => [query.on, query.basis]);
  expect(asked).toEqual(
    expect.arrayContaining([
      ['2026-12-01', undefined],
      ['2026-12-01', 'invoice'],
    ]),
  );
});

test('until the owner has said how they file, it says what is assumed and asks', async () => {
  const server = fakeApi({
    'GET /gst/settings': () => ({ ...settings, isSet: false }),
    'PUT /gst/settings': () => settings,
    'GET /gst/return': () =>
      answer({
        gstNumber: '',
        items: [],
        totals: { count: 0, sales: '0.00', withoutGst: '0.00', gst: '0.00' },
      }),
  });
  const { user } = renderInShell(<GstRoute />, { address: '/gst' });
  await expectText('Two-month periods on the payments basis are assumed');
  await expectText('Your company has no GST number');
  await expectText('Nothing in this period.');
  const [ask] = await screen.findAllByRole('button', { name: 'How you file' });
  if (ask) await user.click(ask);
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await expectText('GST settings saved');
  expect(server.sent('PUT', '/gst/settings')[0]?.body).toEqual({ basis: 'payments', months: 2, endsIn: 1 });
});

test('TR-119 says what of the sales is zero-rated, and that exempt sales are in no box', async () => {
  fakeApi({
    'GET /gst/settings': () => settings,
    'GET /gst/return': () => answer({ totals: { count: 2, sales: '1315.00', withoutGst: '1200.00', gst: '15.00' } }),
  });
  renderInShell(<GstRoute />, { address: '/gst?on=2026-10-05' });
  await expectText('Box 5, from 2 rows');
  const zeroRated = (await screen.findByText('Of it zero-rated')).parentElement as HTMLElement;
  expect(zeroRated).toHaveTextContent('$1,200.00');
  expect(zeroRated).toHaveTextContent('Box 6, exports among it. Exempt and outside GST are in neither.');
  await expectText('3/23 of the sum: $15.00');
});
