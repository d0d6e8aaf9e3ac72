import { aUser, expectText, fakeApi, NO_NETWORK, refuse } from '@dwang/testing/web';
import { screen, waitFor, within } from '@testing-library/react';
import { freshDevice, renderWithSession } from '../../session/testing/render-signed';
import HelpScreen from './help-screen';

async function open(address = '/help', handlers: Parameters<typeof fakeApi>[0] = {}) {
  freshDevice(aUser());
  const server = fakeApi({
    'GET /auth/status': () => ({ authenticated: true }),
    'GET /auth/user': () => aUser(),
    ...handlers,
  });
  const view = renderWithSession(<HelpScreen />, address);
  await screen.findByRole('heading', { name: 'Working Offline' });
  return { ...view, server };
}

test('an address with a place goes there, also from the search', async () => {
  const { user } = await open('/help#topic-working-offline-unsent');
  const place = screen.getByRole('heading', { name: 'Unsent work' }).closest('article');
  await waitFor(() => expect(place).toHaveFocus());
  await user.type(screen.getByRole('searchbox', { name: 'Search features' }), 'forgot timer{Enter}');
  const found = await screen.findByRole('list', { name: 'Matches' });
  expect(within(found).getAllByText(/timer/i)[0]?.tagName).toBe('MARK');
  await user.click(within(found).getByRole('link', { name: /I forgot to stop the timer/ }));
  await waitFor(() => expect(screen.getByRole('heading', { name: /I forgot to stop/ }).closest('article')).toHaveFocus());
});

test('feedback is sent with the screen and the version, and thanked for', async () => {
  const { user, server } = await open('/help?feedback=1', { 'POST /feedback': () => null });
  await user.type(screen.getByLabelText('What would you like to tell us?'), 'Kōrero louder');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Send Feedback' }));
  await expectText('Feedback Sent');
  expect(server.sent('POST', '/feedback')[0]?.body).toMatchObject({ kind: 'problem', text: 'Kōrero louder', version: '3.4' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('feedback without a network stays as a draft; one that is refused says why at the field', async () => {
  const { user, server, unmount } = await open('/help?feedback=1', { 'POST /feedback': () => NO_NETWORK });
  await user.type(screen.getByLabelText('What would you like to tell us?'), 'From the roof');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Send Feedback' }));
  expect(await screen.findByText(/There is no network/, undefined, { timeout: 8000 })).toBeInTheDocument();
  server.handle['POST /feedback'] = () => refuse(400, 'REQUEST.INVALID', 'No', [{ field: 'text', message: 'Must be shorter' }]);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Send Feedback' }));
  await expectText('Must be shorter');
  unmount();
  renderWithSession(<HelpScreen />, '/help?feedback=1');
  expect(await screen.findByLabelText('What would you like to tell us?')).toHaveValue('From the roof');
});
