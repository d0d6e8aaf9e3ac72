import { addDays, dayOf } from '@dwang/domain';
import { aUser, expectText, fakeApi, refuse } from '@dwang/testing/web';
import { screen, waitFor } from '@testing-library/react';
import { freshDevice, renderWithSession } from '../../session/testing/render-signed';
import { ClosingBanner } from './closing-banner';

const { company } = aUser();
const today = dayOf(Date.now(), company.timeZone);

function open(lastDay: string | null, handlers: Parameters<typeof fakeApi>[0] = {}) {
  const user = () => aUser({ company: { ...company, lastDay } });
  freshDevice(user());
  fakeApi({ 'GET /auth/status': () => ({ authenticated: true }), 'GET /auth/user': user, ...handlers });
  return renderWithSession(<ClosingBanner />);
}
const banner = () => screen.queryByRole('region', { name: 'Closing of the company' });

test('says until when everybody works on, and goes once the company is kept', async () => {
  let isKept = false;
  const kept = () => {
    isKept = true;
    return null;
  };
  const { user } = open('2126-03-16', {
    'DELETE /company/closing': kept,
    'GET /auth/user': () => aUser({ company: { ...company, lastDay: isKept ? null : '2126-03-16' } }),
  });
  await waitFor(() =>
    expect(banner()).toHaveTextContent(/Kauri & Sons is to close\. Everybody works on until the end of Sat 16 Mar/),
  );
  await user.click(screen.getByRole('button', { name: 'Keep the company' }));
  await expectText('Kauri & Sons goes on as before.');
  await waitFor(() => expect(banner()).toBeNull());
});

test('says on the last day that it is the last', async () => {
  open(today);
  await waitFor(() => expect(banner()).toHaveTextContent(/Today is its last day/));
});

test('names the day until the last one has begun', async () => {
  open(addDays(today, 1));
  await waitFor(() => expect(banner()).toHaveTextContent(/Everybody works on/));
});

test('stays, with the reason, when the company could not be kept', async () => {
  const { user } = open(today, {
    'DELETE /company/closing': () => refuse(403, 'REQUEST.FORBIDDEN', 'Only an owner can do this'),
  });
  await user.click(await screen.findByRole('button', { name: 'Keep the company' }));
  await expectText('Only an owner can do this');
  expect(banner()).not.toBeNull();
});

test('is not there while the company does not close', async () => {
  open(null);
  await waitFor(() => expect(banner()).toBeNull());
});
