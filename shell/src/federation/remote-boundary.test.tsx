import type { RemoteModule } from '@dwang/shell-api';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy } from 'react';
import { forgetRemote, loadRemoteModule } from './load-remote';
import { RemoteBoundary } from './remote-boundary';
import { RemoteError } from './remote-error';

jest.mock('./load-remote', () => ({ loadRemoteModule: jest.fn(), forgetRemote: jest.fn() }));
const load = jest.mocked(loadRemoteModule);

const nothing = {};
const pick = (module: RemoteModule) => module.routes['/jobs'];
const withScreen = (Screen: RemoteModule['routes'][string]): RemoteModule => ({ routes: { '/jobs': Screen } });

function renderBoundary(limit?: number) {
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  render(
    <>
      <p>the rest</p>
      <RemoteBoundary
        remote="mf-jobs"
        pick={pick}
        partProps={nothing}
        waiting={<p>waiting</p>}
        limit={limit}
        renderFailure={(error, retry) => (
          <div role="alert">
            {error.code}
            <button type="button" onClick={retry}>
              Retry
            </button>
          </div>
        )}
      />
    </>,
  );
  return user;
}

beforeEach(() => {
  load.mockReset();
  jest.mocked(forgetRemote).mockReset();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

test('a remote that arrives is shown, also when its screen is lazy itself', async () => {
  load.mockResolvedValue(withScreen(lazy(async () => ({ default: () => <h1>Jobs</h1> }))));
  renderBoundary();
  expect(screen.getByText('waiting')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Jobs' })).toBeInTheDocument();
});

test('a remote that is down costs only its part, and Retry brings it back', async () => {
  load.mockRejectedValueOnce(new RemoteError('REMOTE.UNREACHABLE', 'down'));
  const user = renderBoundary();
  expect(await screen.findByRole('alert')).toHaveTextContent('REMOTE.UNREACHABLE');
  expect(screen.getByText('the rest')).toBeInTheDocument();
  load.mockResolvedValue(withScreen(() => <h1>Jobs</h1>));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Jobs' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('RC-112: Retry after a broken screen starts the remote afresh', async () => {
  load.mockResolvedValueOnce(withScreen(lazy(() => Promise.reject(new Error('chunk 404')))));
  const user = renderBoundary();
  await screen.findByRole('alert');
  load.mockResolvedValue(withScreen(() => <h1>Jobs</h1>));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('heading', { name: 'Jobs' });
  expect(forgetRemote).toHaveBeenCalledWith('mf-jobs');
});

test('RC-117: a screen that throws while it draws is caught', async () => {
  load.mockResolvedValue(
    withScreen(() => {
      throw new Error('bug');
    }),
  );
  renderBoundary();
  expect(await screen.findByRole('alert')).toBeInTheDocument();
});

test('a remote without the asked part needs an update', async () => {
  load.mockResolvedValue({ routes: {} });
  renderBoundary();
  expect(await screen.findByRole('alert')).toHaveTextContent('REMOTE.NEEDS_UPDATE');
});

test('a part that hangs is given up after the limit', async () => {
  jest.useFakeTimers();
  load.mockReturnValue(new Promise(() => {}));
  renderBoundary(20_000);
  await act(async () => jest.advanceTimersByTime(19_999));
  expect(screen.getByText('waiting')).toBeInTheDocument();
  await act(async () => jest.advanceTimersByTime(1));
  expect(screen.getByRole('alert')).toHaveTextContent('REMOTE.SLOW');
  jest.useRealTimers();
});
