import { forgetDrafts, noteSharedDevice } from '@dwang/client';
import { EntryForm, TextField } from '@dwang/kit/form';
import { aUser, expectText, fakeApi, NO_NETWORK } from '@dwang/testing/web';
import { screen, waitFor } from '@testing-library/react';
import { useSession } from './session-context';
import { freshDevice, renderWithSession } from './testing/render-signed';

const hemi = aUser({ id: 7, username: 'hemi' });
const mere = aUser({ id: 8, username: 'mere' });

/** A form as all screens have them, and the ways in and out. */
function Device() {
  const { user, signIn, signOut } = useSession();
  if (!user) {
    return [hemi, mere].map((person) => (
      <button key={person.id} type="button" onClick={() => void signIn(person)}>
        {`Sign in as ${person.username}`}
      </button>
    ));
  }
  return (
    <>
      <p>{`the work of ${user.username}`}</p>
      <EntryForm<{ text: string }> key={user.id} draftKey="clients-letter" saveLabel="Send" onSave={async () => undefined}>
        <TextField name="text" label="Letter" />
      </EntryForm>
      <button type="button" onClick={() => void signOut()}>
        Keep and sign out
      </button>
      <button
        type="button"
        onClick={() => {
          forgetDrafts(user.id);
          void signOut();
        }}
      >
        Remove and sign out
      </button>
    </>
  );
}

function open() {
  freshDevice();
  fakeApi({ 'GET /auth/status': () => ({ authenticated: false }), 'POST /auth/logout': () => null });
  const { user } = renderWithSession(<Device />);
  const letter = () => screen.getByLabelText(/Letter/);
  return {
    user,
    letter,
    enter: async (name: string) => {
      await user.click(await screen.findByRole('button', { name: `Sign in as ${name}` }));
      await expectText(`the work of ${name}`);
    },
    leave: (way: 'Keep' | 'Remove') => user.click(screen.getByRole('button', { name: `${way} and sign out` })),
    typeLetter: async (text: string) => {
      await user.type(letter(), text);
      await waitFor(() => expect(Object.values(localStorage).join()).toContain(text));
    },
  };
}

test('the next person on a device sees nothing of what was typed and kept; whose it is finds it again', async () => {
  const { enter, leave, typeLetter, letter } = open();
  await enter('hemi');
  await typeLetter('Dear all');
  await leave('Keep');
  await enter('mere');
  expect(letter()).toHaveValue('');
  await typeLetter('Kia ora');
  await leave('Keep');
  await enter('hemi');
  expect(letter()).toHaveValue('Dear all');
});

test('what is removed at sign-out is gone, and only that of this person', async () => {
  const { enter, leave, typeLetter, letter } = open();
  await enter('mere');
  await typeLetter('Kia ora');
  await leave('Keep');
  await enter('hemi');
  await typeLetter('Dear all');
  await leave('Remove');
  expect(Object.values(localStorage).join()).not.toContain('Dear all');
  await enter('hemi');
  expect(letter()).toHaveValue('');
  await leave('Keep');
  await enter('mere');
  expect(letter()).toHaveValue('Kia ora');
});

test('who goes without signing out leaves nothing that the next person sees', async () => {
  const { enter } = open();
  localStorage.setItem('dwang-person', '7');
  localStorage.setItem('jobTimerState', '{"seconds":60,"timer":{"uid":"a"}}');
  await enter('mere');
  expect(localStorage.getItem('jobTimerState')).toBeNull();
});

test('what an older app left stays where it is when this browser cannot take it over (TR-301)', async () => {
  const { enter } = open();
  const old = JSON.stringify([{ id: 1, startTime: '2026-01-05T20:00:00Z', duration: 3600 }]);
  localStorage.setItem('timeEntries', old);
  await enter('mere');
  expect(localStorage.getItem('timeEntries')).toBe(old);
});

test('on a shared device whose browser was closed the next one starts at the sign-in, also without a network', async () => {
  freshDevice(hemi);
  noteSharedDevice(true);
  fakeApi({ 'GET /auth/status': () => NO_NETWORK });
  const view = renderWithSession(<Device />);
  await expectText('the work of hemi');
  view.unmount();
  // biome-ignore lint/suspicious/noDocumentCookie: as a browser does when it is closed
  document.cookie = 'dwang-browser=; Path=/; Max-Age=0';
  renderWithSession(<Device />);
  expect(await screen.findByRole('button', { name: 'Sign in as mere' })).toBeVisible();
  expect(localStorage.getItem('user')).toBeNull();
});
