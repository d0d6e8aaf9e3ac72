import { forgetServerClock, useGetTimerQuery } from '@dwang/client';
import { Route, Routes } from '@dwang/kit';
import { aTimer, aUser, expectText, fakeApi, refuse } from '@dwang/testing/web';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { freshDevice, renderWithSession } from '../session/testing/render-signed';
import { AuthGuard, Frame } from '.';

function Work() {
  const [text, setText] = useState('');
  const { refetch } = useGetTimerQuery();
  return (
    <>
      <h1>Timesheet</h1>
      <input aria-label="Notes" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => void refetch()}>
        Ask again
      </button>
    </>
  );
}

const app = (
  <Routes>
    <Route path="/login" element="the sign-in" />
    <Route
      path="/*"
      element={
        <AuthGuard>
          <Frame>
            <Routes>
              <Route path="/profile" element={<h1>Profile</h1>} />
              <Route path="*" element={<Work />} />
            </Routes>
          </Frame>
        </AuthGuard>
      }
    />
  </Routes>
);

async function openFrame(handlers: Parameters<typeof fakeApi>[0] = {}) {
  freshDevice(aUser());
  const signedIn = { 'GET /auth/status': () => ({ authenticated: true }), 'GET /auth/user': () => aUser() };
  const server = fakeApi({ ...signedIn, 'POST /auth/logout': () => null, ...handlers });
  const view = renderWithSession(app, '/timesheet');
  await screen.findByRole('heading', { name: 'Timesheet' });
  const choose = async (name: string) => {
    await view.user.click(screen.getByRole('button', { name: 'Account of hēmi' }));
    await view.user.click(screen.getByRole('menuitem', { name }));
  };
  return { ...view, server, choose };
}

test('the logo bears the name that the administrator has given', async () => {
  const info = { name: 'Kōwhai Works', version: '3.4', companyName: 'Kōwhai', supportEmail: '', termsUrl: '', off: [] };
  await openFrame({ 'GET /app': () => info });
  expect(await screen.findByRole('link', { name: 'Kōwhai Works, go to jobs' })).toHaveTextContent('Kōwhai Works');
});

test('the frame holds the logo that leads to jobs, the navigation, the year, the version and the Eco switch', async () => {
  await openFrame();
  expect(screen.getByRole('link', { name: 'Dwang, go to jobs' })).toHaveAttribute('href', '/jobs');
  const items = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(items.map((link) => link.textContent)).toEqual(['Home', 'Jobs', 'Finance', 'Tools', 'Calculators', 'Resources']);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Finance');
  expect(screen.getByRole('contentinfo')).toHaveTextContent(`© ${new Date().getFullYear()} Dwang`);
  expect(screen.getByText('Version 3.4')).toBeVisible();
});

test('the Eco switch names the other look and remembers the choice', async () => {
  const { user } = await openFrame();
  await user.click(screen.getByRole('button', { name: 'Eco Mode' }));
  expect(localStorage.getItem('dwang-low-power')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Full Graphics' }));
  expect(localStorage.getItem('dwang-low-power')).toBe('false');
});

test('the account menu opens a screen with a toast, and the heading gets the focus', async () => {
  const { choose, address } = await openFrame();
  await choose('Profile');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Profile' })).toHaveFocus());
  expect(address()).toBe('/profile');
  await expectText('Your details and your company.');
});

test('Logout clears this device, tells the server, and ignores that it fails', async () => {
  const { choose, address, server } = await openFrame({
    'POST /auth/logout': () => refuse(400, 'REQUEST.INVALID', 'No'),
  });
  localStorage.setItem('timeEntries', '[]');
  await choose('Logout');
  await expectText('the sign-in');
  expect(address()).toBe('/login');
  expect(localStorage.getItem('user')).toBeNull();
  expect(localStorage.getItem('timeEntries')).toBeNull();
  await waitFor(() => expect(server.sent('POST', '/auth/logout')).toHaveLength(1));
});

test('the jobs worked on last are read once, with the first touch or when the screen stands, to be chosen from without a network', async () => {
  const { user, server } = await openFrame();
  await waitFor(() => expect(server.sent('GET', '/auth/user')).not.toHaveLength(0));
  expect(server.sent('GET', '/projects')).toHaveLength(0);
  await user.click(screen.getByLabelText('Notes'));
  await waitFor(() => expect(server.sent('GET', '/projects').map(({ query }) => query.sort)).toEqual(['-lastActivityAt']));
  await user.click(screen.getByRole('button', { name: 'Ask again' }));
  expect(server.sent('GET', '/projects')).toHaveLength(1);
});

test('a running timer is shown in the header by the clock of the server', async () => {
  forgetServerClock();
  const server = Date.now() - 3_600_000;
  const since = new Date(server - 754_000).toISOString();
  const running = aTimer({
    status: 'RUNNING',
    projectName: 'Smith deck',
    runningSince: since,
    serverTime: new Date(server).toISOString(),
  });
  await openFrame({ 'GET /timer': () => running });
  const chip = await screen.findByRole('button', { name: /Timer is running on Smith deck/ });
  expect(chip).toHaveTextContent(/00:1[23]:\d\d/);
  expect(chip).toHaveAttribute('aria-expanded', 'false');
});

test('RC-094: a session that ends during work asks for the password over it, and what was typed stays', async () => {
  let isOver = false;
  const { user, server } = await openFrame({
    'GET /timer': () => (isOver ? refuse(401, 'AUTH.SIGNED_OUT', 'Please sign in.') : aTimer()),
    'POST /auth/login': () => ({ user: aUser() }),
  });
  await user.type(screen.getByLabelText('Notes'), 'Framing the deck');
  isOver = true;
  await user.click(screen.getByRole('button', { name: 'Ask again' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sign in to carry on' });
  isOver = false;
  await user.type(await within(dialog).findByLabelText('Password'), 'secret-1');
  await user.click(within(dialog).getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.sent('POST', '/auth/login')[0]?.body).toEqual({ username: 'hēmi', password: 'secret-1' });
  expect(screen.getByLabelText('Notes')).toHaveValue('Framing the deck');
});

test('RC-096: signing out in another tab signs out here, and drafts of forms stay on the device', async () => {
  await openFrame();
  localStorage.setItem('dwang-draft:1:note', '"Framing"');
  localStorage.removeItem('user');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'user', newValue: null })));
  await expectText('the sign-in');
  expect(localStorage.getItem('dwang-draft:1:note')).toBe('"Framing"');
});
