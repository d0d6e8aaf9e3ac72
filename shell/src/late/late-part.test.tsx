import { fakeApi } from '@dwang/testing/web';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { lateDialog } from './late-dialog';
import { lateScreen } from './late-screen';

const onLine = jest.spyOn(navigator, 'onLine', 'get');
const showToast = jest.fn();
jest.mock('@dwang/kit', () => ({ ...jest.requireActual('@dwang/kit'), showToast: (toast: unknown) => showToast(toast) }));

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  showToast.mockClear();
});

/** Code that does not arrive while there is no network. */
function codeOf(name: string) {
  return jest.fn(async () => {
    if (!navigator.onLine) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: () => <h2>{name}</h2> };
  });
}

test('a screen whose code does not arrive says why in its place, and comes by Retry once there is a network', async () => {
  onLine.mockReturnValue(false);
  const Help = lateScreen('App Manual', codeOf('The manual'), <p>waiting</p>);
  render(
    <>
      <input aria-label="Note" defaultValue="4:15" />
      <Help />
    </>,
  );
  expect(await screen.findByText('App Manual could not be opened')).toBeVisible();
  expect(screen.getByText('You are offline, and this part is not on this device yet.')).toBeVisible();
  expect(screen.getByLabelText('Note')).toHaveValue('4:15');
  onLine.mockReturnValue(true);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('The manual')).toBeVisible();
});

const load = codeOf('All keys');
const Keys = lateDialog('The keyboard shortcuts', load);

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <input aria-label="Note" defaultValue="4:15" />
      <button type="button" onClick={() => setOpen(true)}>
        Keys
      </button>
      {isOpen && <Keys onMissing={() => setOpen(false)} />}
    </>
  );
}

test('what opens over the page says why it did not, costs nothing that was typed, and opens at the next press', async () => {
  onLine.mockReturnValue(false);
  render(<Opener />);
  const opener = screen.getByRole('button', { name: 'Keys' });
  await userEvent.click(opener);
  const toast = {
    tone: 'error',
    title: 'The keyboard shortcuts could not be opened',
    description: 'You are offline, and this part is not on this device yet.',
  };
  await waitFor(() => expect(showToast).toHaveBeenCalledWith(toast));
  onLine.mockReturnValue(true);
  await userEvent.click(opener);
  expect(await screen.findByText('All keys')).toBeVisible();
  expect(screen.getByLabelText('Note')).toHaveValue('4:15');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a part that breaks while it is drawn is reported, and costs only itself', async () => {
  onLine.mockReturnValue(true);
  const server = fakeApi({ 'POST /client-errors': () => ({}) });
  const Broken = lateScreen(
    'Profile',
    async () => ({
      default: () => {
        throw new Error('the wall fell down');
      },
    }),
    null,
  );
  render(<Broken />);
  expect(await screen.findByText('It stopped because of a fault of ours.')).toBeVisible();
  expect(server.sent('POST', '/client-errors')[0]?.body).toMatchObject({ message: 'the wall fell down' });
});
