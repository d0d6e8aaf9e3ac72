import type { Portal } from '@dwang/contracts';
import { Route, Routes } from '@dwang/kit';
import { expectText, fakeApi, refuse } from '@dwang/testing/web';
import { screen } from '@testing-library/react';
import { freshDevice, renderWithSession } from '../../session/testing/render-signed';
import OptOutScreen from './opt-out-screen';
import PortalScreen from './portal-screen';
import SharedEstimateScreen from './shared-estimate-screen';

const app = (
  <Routes>
    <Route path="/portal/:token" element={<PortalScreen />} />
    <Route path="/shared-estimate/:token" element={<SharedEstimateScreen />} />
    <Route path="/opt-out/:token" element={<OptOutScreen />} />
  </Routes>
);
const job = { id: 1, location: '', startDate: '2026-03-02', endDate: null, photos: [] };
const portal: Portal = {
  company: { name: 'Kauri & Sons', phone: '09 555 0142', email: '' },
  client: { name: 'Smith', contact: 'Hannah' },
  expiresAt: '2026-05-30T00:00:00.000Z',
  timeZone: 'Pacific/Auckland',
  jobs: [
    {
      ...job,
      name: 'Deck',
      stage: 'in_progress',
      progress: 60,
      photos: [{ id: 4, caption: 'Joists', takenAt: '2026-03-02T00:00:00.000Z', width: 4, height: 3 }],
    },
    { ...job, id: 2, name: 'Pergola', stage: 'done', progress: 100 },
  ],
};

function open(address: string, handlers: Parameters<typeof fakeApi>[0]) {
  freshDevice(null);
  const server = fakeApi({ 'GET /auth/status': () => ({ authenticated: false }), ...handlers });
  return { ...renderWithSession(app, address), server };
}

test('shows a client their jobs and photos without an account, and keeps search engines away', async () => {
  const { unmount } = open('/portal/secret', { 'GET /portal/secret': () => portal });
  await expectText('Kia ora Hannah, your jobs with us');
  expect(screen.getByRole('progressbar', { name: 'Progress of Deck' })).toHaveAttribute('aria-valuenow', '60');
  expect(screen.getByRole('img', { name: 'Joists' })).toHaveAttribute('src', '/api/portal/secret/photos/4/thumbnail');
  expect(screen.getByRole('region', { name: 'Completed' })).toHaveTextContent('Pergola');
  expect(screen.getByRole('link', { name: '09 555 0142' })).toHaveAttribute('href', 'tel:095550142');
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  unmount();
  expect(document.querySelector('meta[name="robots"]')).toBeNull();
});

test('a link that does not work says so', async () => {
  open('/portal/old', { 'GET /portal/old': () => refuse(404, 'REQUEST.NOT_FOUND', 'This link does not work any more.') });
  await expectText('This link does not work any more.');
});

test('letters are ended by one tap, never by looking', async () => {
  const told = { companyName: 'Kauri & Sons', clientName: 'Smith', isOut: false };
  const { user, server } = open('/opt-out/secret', {
    'GET /opt-outs/secret': () => told,
    'POST /opt-outs/secret': () => ({ ...told, isOut: true }),
  });
  await expectText('Shall Kauri & Sons stop sending you letters to all clients?');
  expect(server.sent('POST', '/opt-outs/secret')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Stop these letters' }));
  await expectText('You will get no more letters to all clients of Kauri & Sons. Letters about your own jobs still come.');
});

test('an estimate is read by its link, and one that was ended says so', async () => {
  const seller = {
    name: 'Kauri & Sons',
    contact: '',
    email: '',
    phone: '09 555 0142',
    address: '',
    gstNumber: '',
    bankAccount: '',
  };
  const lines = [{ description: 'Carpentry', quantity: '7.5', unit: 'h', unitPrice: '65.00', amount: '487.50' }];
  const sums = { gst: 'exclusive', subtotal: '487.50', tax: '73.13', total: '560.63' };
  const { unmount } = open('/shared-estimate/secret', {
    'GET /shared-estimates/secret': () => ({
      name: 'Deck',
      projectName: null,
      day: '2026-11-20',
      seller,
      lines,
      ...sums,
      notes: '',
    }),
  });
  await expectText('Estimate: Deck');
  expect(screen.getByText('7.5 h at $65.00')).toBeVisible();
  expect(screen.getByText('$560.63')).toBeVisible();
  unmount();
  open('/shared-estimate/old', { 'GET /shared-estimates/old': () => refuse(404, 'REQUEST.NOT_FOUND', 'No') });
  await expectText('This link does not work any more.');
});
