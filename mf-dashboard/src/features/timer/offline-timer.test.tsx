import { closeOutbox } from '@dwang/client';
import {
  expectText,
  fakeApi,
  freshOutbox,
  NO_NETWORK,
  pushableClock,
  refuse,
  renderInShell,
  setNetwork,
  TimerServer,
} from '@dwang/testing/web';
import { screen, waitFor } from '@testing-library/react';
import { newDevice } from '../../testing/new-device';
import JobTimerCard from './job-timer-card';

const START = '2026-03-02T20:00:00.000Z';
const HOUR = 3600;
const at = (seconds: number) => new Date(Date.parse(START) + seconds * 1000).toISOString();
const button = (name: string) => screen.getByRole('button', { name });
const clockText = () => screen.getByRole('timer').textContent;

let clock: ReturnType<typeof pushableClock>;
let server: TimerServer;
let api: ReturnType<typeof fakeApi>;

beforeEach(async () => {
  await freshOutbox('on');
  newDevice();
  clock = pushableClock(START);
  server = new TimerServer();
  api = fakeApi(server.handlers());
});
afterEach(() => clock.restore());

function goOffline() {
  for (const name of Object.keys(server.handlers())) api.handle[name] = () => NO_NETWORK;
  setNetwork('off');
}

function goOnline() {
  Object.assign(api.handle, server.handlers());
  setNetwork('on');
}

const writes = () =>
  api.requests
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => [method, path, body.at ?? null, body.status ?? null]);

it('keeps no timer that the server has ended, though an answer of before comes out of a cache (TR-312)', async () => {
  const { user, unmount } = renderInShell(<JobTimerCard />);
  await screen.findByText('Smith deck');
  await user.click(button('Start'));
  await screen.findByText('TRACKING');
  const before = { ...server.timer, serverTime: at(0) };
  goOffline();
  clock.sleep(HOUR);
  await user.click(button('Stop'));
  await expectText('STOPPED');
  goOnline();
  await waitFor(() => expect(server.saved).toHaveLength(1));
  unmount();
  await closeOutbox();
  api.handle['GET /timer'] = () => before;
  renderInShell(<JobTimerCard />);
  await expectText('STOPPED');
  await waitFor(() => expect(localStorage.getItem('jobTimerState')).toBeNull());
});

it('starts, pauses, goes on and saves without a network, and tells it all with its times when the network is back', async () => {
  const { user } = renderInShell(<JobTimerCard />);
  await screen.findByText('Smith deck');
  goOffline();
  await user.click(button('Start'));
  await screen.findByText('TRACKING');
  expect(await screen.findByText('Saved on this device')).toBeInTheDocument();
  clock.sleep(HOUR);
  await user.click(button('Pause'));
  await screen.findByText('PAUSED');
  expect(clockText()).toBe('01:00:00');
  clock.sleep(HOUR);
  await user.click(button('Start'));
  await screen.findByText('TRACKING');
  clock.sleep(HOUR / 2);
  await user.click(button('Stop'));
  expect(await screen.findByText('Time entry saved locally')).toBeInTheDocument();
  expect(screen.getByText('Could not save to cloud, but your time entry was saved locally.')).toBeInTheDocument();
  expect(await screen.findByText('STOPPED')).toBeInTheDocument();
  expect(screen.getByText('Saved')).toBeInTheDocument();
  api.requests.length = 0;
  goOnline();
  await waitFor(() => expect(server.saved).toHaveLength(1));
  expect(writes()).toEqual([
    ['PUT', '/timer', at(0), 'RUNNING'],
    ['PUT', '/timer', at(HOUR), 'PAUSED'],
    ['PUT', '/timer', at(2 * HOUR), 'RUNNING'],
    ['POST', '/timer/save', at(2.5 * HOUR), null],
  ]);
  expect(server.saved[0]).toMatchObject({ duration: 1.5 * HOUR, notes: 'Work on Smith deck' });
  await waitFor(() => expect(screen.queryByText('Saved on this device')).not.toBeInTheDocument());
});

it('still runs after the tab was closed and opened again without a network (RC-013)', async () => {
  const first = renderInShell(<JobTimerCard />);
  await screen.findByText('Smith deck');
  goOffline();
  await first.user.click(button('Start'));
  await screen.findByText('Saved on this device');
  first.unmount();
  clock.sleep(3 * HOUR);
  renderInShell(<JobTimerCard />);
  await waitFor(() => expect(clockText()).toBe('03:00:00'), { timeout: 6000 });
  expect(screen.getByText('TRACKING')).toBeInTheDocument();
});

it('shows a press at once and takes it back when the server refuses', async () => {
  server.timer = {
    ...server.timer,
    status: 'RUNNING',
    uid: 'f3b1b0a4-7f0e-4a4e-8f7b-6d6f4c3f2a11',
    startTime: START,
    runningSince: START,
  };
  const { user } = renderInShell(<JobTimerCard />);
  await screen.findByText('TRACKING');
  api.handle['PUT /timer'] = () => {
    server.timer = new TimerServer().timer;
    return refuse(409, 'TIME.NO_TIMER', 'There is no such timer. It may have been saved on another device.');
  };
  await user.click(button('Pause'));
  expect(await screen.findByText('Timer not paused')).toBeInTheDocument();
  expect(screen.getByText('There is no such timer. It may have been saved on another device.')).toBeInTheDocument();
  expect(await screen.findByText('STOPPED')).toBeInTheDocument();
});

it('moves the time to another job and offers to begin a new entry instead', async () => {
  server.timer = {
    ...server.timer,
    status: 'RUNNING',
    uid: 'f3b1b0a4-7f0e-4a4e-8f7b-6d6f4c3f2a11',
    startTime: START,
    runningSince: START,
  };
  Object.assign(server.timer, { projectId: 11, projectName: 'Smith deck', lastEventAt: START });
  const { user } = renderInShell(<JobTimerCard />);
  await screen.findByText('TRACKING');
  clock.sleep(80 * 60);
  await user.click(button('Choose a job, now Smith deck'));
  await user.click(await screen.findByText('Ngāi Tahu roof'));
  await expectText('Moved 1:20 to Ngāi Tahu roof');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(await screen.findByRole('button', { name: 'New entry from now' }));
  expect(await screen.findByText('Timer is on Ngāi Tahu roof')).toBeInTheDocument();
  expect(server.saved).toEqual([expect.objectContaining({ duration: 80 * 60, notes: 'Work on Smith deck' })]);
  await waitFor(() => expect(clockText()).toBe('00:00:00'));
  expect(server.timer).toMatchObject({ status: 'RUNNING', projectName: 'Ngāi Tahu roof', startTime: at(80 * 60) });
});
