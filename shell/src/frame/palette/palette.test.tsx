import { Route, Routes } from '@dwang/kit';
import { aClient, aProject, aUser, clientsOf, expectText, fakeApi, projectsOf } from '@dwang/testing/web';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { freshDevice, renderWithSession } from '../../session/testing/render-signed';
import { Frame } from '..';
import { closeAnswer } from '../commands/shown-answer';
import { closePalette } from './palette-state';

const found = (q: string) =>
  projectsOf(...(q === 'ota' ? [aProject({ id: 9, name: 'Ōtara hall' })] : [aProject({ id: 5, name: 'Smith deck' })]));

beforeEach(() =>
  act(() => {
    closePalette();
    closeAnswer();
  }),
);

async function open(handlers: Parameters<typeof fakeApi>[0] = {}) {
  freshDevice(aUser());
  sessionStorage.setItem('dwang-voice-hint', 'shown');
  const server = fakeApi({
    'GET /auth/status': () => ({ authenticated: true }),
    'GET /auth/user': () => aUser(),
    'GET /projects': ({ query }) => found(query.q ?? ''),
    'GET /clients': () => clientsOf(aClient({ name: 'Ōtautahi Timber' })),
    'GET /invoices': () => ({ items: [{ id: 3, invoiceNumber: 'INV-2026-11007', clientName: 'Otago Builds' }] }),
    ...handlers,
  });
  const page = (
    <Route
      path="*"
      element={
        <Frame>
          <h1>Here</h1>
          <input aria-label="Notes" />
        </Frame>
      }
    />
  );
  const view = renderWithSession(<Routes>{page}</Routes>, '/timesheet');
  await screen.findByRole('heading', { name: 'Here' });
  return { ...view, server };
}

const field = () => screen.findByRole('combobox', { name: 'Search or say what to do' });
const ctrlK = (fields: KeyboardEventInit = { ctrlKey: true }) => fireEvent.keyDown(window, { key: 'k', ...fields });
const chosen = () => screen.getByRole('option', { selected: true });

test.each([
  ['Ctrl K', () => ctrlK()],
  ['Command K', () => ctrlK({ metaKey: true })],
  ['a slash', () => fireEvent.keyDown(window, { key: '/' })],
  ['the button in the header', () => fireEvent.click(screen.getByRole('button', { name: 'Search and commands' }))],
])('%s opens the palette with the cursor in its field', async (_name, press) => {
  await open();
  press();
  expect(await field()).toHaveFocus();
});

test('a slash that is typed stays text, and Ctrl C is left to the browser', async () => {
  await open();
  fireEvent.keyDown(screen.getByLabelText('Notes'), { key: '/' });
  expect(fireEvent.keyDown(window, { key: 'c', ctrlKey: true })).toBe(true);
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('screens, jobs, clients and invoices are found by the keyboard alone', async () => {
  const { user, address } = await open();
  ctrlK();
  await user.type(await field(), 'ota');
  expect(await screen.findByRole('option', { name: /Ōtara hall/ })).toBeVisible();
  expect(screen.getByRole('option', { name: /Ōtautahi Timber/ })).toBeVisible();
  expect(screen.getByRole('option', { name: /INV-2026-11007/ })).toBeVisible();
  expect(chosen()).toHaveTextContent('Ōtara hall');
  await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  expect(address()).toBe('/jobs/9');
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('a typed sentence is read like a spoken one', async () => {
  const { user, server } = await open({
    'POST /ai/voice-command': () => ({
      intent: 'calculation',
      action: 'sum',
      parameters: {},
      say: '3.6 × 2.4 is 8.64',
      readBy: 'grammar',
    }),
  });
  ctrlK();
  await user.type(await field(), 'what is 3.6 by 2.4');
  await waitFor(() => expect(chosen()).toHaveTextContent('what is 3.6 by 2.4'));
  await user.keyboard('{Enter}');
  await expectText('3.6 × 2.4 is 8.64');
  expect(server.sent('POST', '/ai/voice-command')[0]?.body).toEqual({ command: 'what is 3.6 by 2.4' });
});

test('what is not understood offers what could be said', async () => {
  const { user } = await open({
    'POST /ai/voice-command': () => ({
      intent: 'unknown',
      action: 'none',
      parameters: {},
      say: 'I did not understand that.',
      suggestions: ['Open invoices'],
      readBy: 'grammar',
    }),
  });
  ctrlK();
  await user.type(await field(), 'zzz{Enter}');
  expect(await screen.findByRole('button', { name: 'Open invoices' })).toBeVisible();
});
