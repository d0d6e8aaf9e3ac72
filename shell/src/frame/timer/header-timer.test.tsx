import {
  aUser,
  fakeApi,
  freshOutbox,
  NO_NETWORK,
  pushableClock,
  renderInShell,
  setNetwork,
  TimerServer,
} from '@dwang/testing/web';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SessionContext } from '../../session/session-context';
import type { Session } from '../../session/session-state';
import { HeaderTimer } from './header-timer';

const START = '2026-03-02T20:00:00.000Z';
const HOUR = 3600;
const at = (seconds: number) => new Date(Date.parse(START) + seconds * 1000).toISOString();
const running = {
  status: 'RUNNING',
  uid: 'f3b1b0a4-7f0e-4a4e-8f7b-6d6f4c3f2a11',
  projectId: 11,
  projectName: 'Smith deck',
  hourlyRate: '80.00',
  startTime: START,
  runningSince: START,
  lastEventAt: START,
} as const;

let clock: ReturnType<typeof pushableClock>;

beforeEach(async () => {
  await freshOutbox('on');
  localStorage.clear();
  clock = pushableClock(START);
});
afterEach(() => clock.restore());

function open(server: TimerServer) {
  const api = fakeApi(server.handlers());
  const session: Session = {
    status: 'signed-in',
    user: aUser(),
    isVerified: true,
    hasLeft: false,
    hasLapsed: false,
    isHeld: false,
    signIn: async () => undefined,
    signOut: async () => undefined,
  };
  const header = (
    <SessionContext.Provider value={session}>
      <HeaderTimer />
    </SessionContext.Provider>
  );
  return { ...renderInShell(header), api };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const openPanel = async (user: ReturnType<typeof open>['user']) => {
  await user.click(await button(/Timer is (running|paused) on/));
  return screen.findByRole('region', { name: 'Job timer' });
};

it('is not there while the timer is stopped', async () => {
  const { api } = open(new TimerServer());
  await waitFor(() => expect(api.sent('GET', '/timer')).toHaveLength(1));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('stops and saves in two taps, with the note typed in the panel', async () => {
  const server = new TimerServer(running);
  const { user } = open(server);
  clock.sleep(2 * HOUR);
  await openPanel(user);
  await user.type(screen.getByLabelText('Note'), 'Whāriki laid');
  await user.click(await button('Stop & save'));
  expect(await screen.findByText('02:00:00 has been added to your timesheet.')).toBeInTheDocument();
  expect(server.saved[0]?.notes).toBe('Whāriki laid');
  await waitFor(() => expect(screen.queryByRole('button', { name: /Timer is/ })).not.toBeInTheDocument());
});

it('pauses and goes on', async () => {
  const server = new TimerServer(running);
  const { user } = open(server);
  clock.sleep(60);
  await openPanel(user);
  await user.click(await button('Pause'));
  await user.click(await button('Resume'));
  await waitFor(() => expect(server.timer).toMatchObject({ status: 'RUNNING', accumulatedSeconds: 60 }));
});

it('switches to a recent job in one tap: the time so far is an entry, the clock starts anew', async () => {
  const server = new TimerServer(running);
  const { user, api } = open(server);
  clock.sleep(HOUR);
  const panel = await openPanel(user);
  await user.click(await within(panel).findByText('Ngāi Tahu roof'));
  expect(await screen.findByText('Timer is on Ngāi Tahu roof')).toBeInTheDocument();
  expect(screen.getByText('01:00:00 on Smith deck was saved.')).toBeInTheDocument();
  expect(api.sent('POST', '/timer/switch')[0]?.body).toMatchObject({ from: running.uid, projectId: 12, at: at(HOUR) });
  expect(await button(/Timer is running on Ngāi Tahu roof\s*00:00:00/)).toBeInTheDocument();
});

it('RC-003: asks before more than 24 hours are saved, and saves until the time that the person chooses', async () => {
  const server = new TimerServer(running);
  const { user, api } = open(server);
  clock.sleep(96 * HOUR);
  await openPanel(user);
  await user.click(await button('Stop & save'));
  expect(await screen.findByRole('dialog', { name: 'Save 96:00 as one entry?' })).toBeInTheDocument();
  expect(api.sent('POST', '/timer/save')).toHaveLength(0);
  const dialog = screen.getByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Choose a time' }));
  fireEvent.change(await screen.findByLabelText('Time'), { target: { value: '17:30' } });
  await user.click(await button('Save 08:30:00'));
  expect(await screen.findByText('08:30:00 has been added to your timesheet.')).toBeInTheDocument();
  expect(api.sent('POST', '/timer/save')[0]?.body).toMatchObject({ at: at(8.5 * HOUR) });
});

it('RC-012: asks about six hours in which a laptop slept with the page in sight; takes them off or keeps them', async () => {
  const server = new TimerServer(running);
  const { user, api } = open(server);
  await button(/Timer is running/);
  clock.sleep(10);
  clock.sleep(6 * HOUR);
  await openPanel(user);
  expect(await screen.findByText('Were you working?')).toBeInTheDocument();
  expect(screen.getByText(/No sign of you from 9:00 am to 3:00 pm/)).toBeInTheDocument();
  expect(await button('Keep 6:00')).toBeEnabled();
  await user.click(await button('Take off 6:00'));
  await waitFor(() => expect(server.timer).toMatchObject({ status: 'RUNNING', accumulatedSeconds: 10 }));
  expect(api.sent('PUT', '/timer').map(({ body }) => [body.status, body.at])).toEqual([
    ['PAUSED', at(10)],
    ['RUNNING', at(6 * HOUR + 10)],
  ]);
  await waitFor(() => expect(screen.queryByText('Were you working?')).not.toBeInTheDocument());
  await waitFor(() => expect(localStorage.getItem('dwang-timer-idle')).toBeNull());
});

it('does not ask about a phone that was in the pocket for three hours', async () => {
  const { user } = open(new TimerServer(running));
  await button(/Timer is running/);
  const sight = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  sight.mockReturnValue('visible');
  clock.sleep(3 * HOUR);
  await openPanel(user);
  expect(screen.queryByText('Were you working?')).not.toBeInTheDocument();
  sight.mockRestore();
});

describe("the device's clock is set while there is no network (TR-202)", () => {
  const offline = async () => {
    const server = new TimerServer(running);
    const view = open(server);
    await button(/Timer is running/);
    for (const name of Object.keys(view.api.handle)) view.api.handle[name] = () => NO_NETWORK;
    setNetwork('off');
    const isSent = async () => {
      await screen.findByText('Time entry saved locally');
      Object.assign(view.api.handle, server.handlers());
      setNetwork('on');
      await waitFor(() => expect(server.saved).toHaveLength(1));
      return { ...view.api.sent('POST', '/timer/save')[0]?.body, seconds: server.saved[0]?.duration };
    };
    return { ...view, isSent };
  };

  it('set back an hour, the timer goes on, the person is told, and Stop saves the time that has passed', async () => {
    const { user, isSent } = await offline();
    clock.sleep(50 * 60 + 17);
    clock.set(-HOUR);
    expect(await screen.findByText("This device's clock was set back by 1:00")).toBeInTheDocument();
    await openPanel(user);
    await user.click(await button('Stop & save'));
    expect(await isSent()).toMatchObject({ at: at(50 * 60 + 17), clock: { passed: 3017_000 }, seconds: 3017 });
  });

  it('set an hour ahead, Stop asks which time is right, and saves that', async () => {
    const { user, api, isSent } = await offline();
    clock.sleep(20);
    clock.set(HOUR);
    await openPanel(user);
    expect(await button('Add 1:00')).toBeInTheDocument();
    await user.click(await button('Stop & save'));
    const dialog = await screen.findByRole('dialog', { name: "This device's clock jumped ahead" });
    expect(api.sent('POST', '/timer/save')).toEqual([]);
    expect(within(dialog).getByRole('button', { name: 'Go on with 01:00:20' })).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Go on with 00:00:20' }));
    expect(await isSent()).toMatchObject({ at: at(20), seconds: 20 });
  });
});

describe('a timer that was started here without a network and on another device as well', () => {
  const mine = async (server: TimerServer, isOver: boolean) => {
    const view = open(new TimerServer({ ...running, status: 'PAUSED', runningSince: null, pausedAt: START }));
    await button(/Timer is paused/);
    const job = await within(await openPanel(view.user)).findByText('Ngāi Tahu roof');
    for (const name of Object.keys(server.handlers())) view.api.handle[name] = () => NO_NETWORK;
    setNetwork('off');
    await view.user.click(job);
    await button(/Timer is running on Ngāi Tahu roof/);
    clock.sleep(HOUR);
    if (isOver) {
      await openPanel(view.user);
      await view.user.click(await button('Stop & save'));
      await screen.findByText('Time entry saved locally');
    }
    Object.assign(view.api.handle, server.handlers());
    view.api.handle['DELETE /timer'] = () => null;
    setNetwork('on');
    await view.user.click(await button(/needs an answer/));
    expect(await screen.findByText('Two timers')).toBeInTheDocument();
    await view.user.click(await button('Choose'));
    const dialog = await screen.findByRole('dialog', { name: 'Which timer goes on?' });
    expect(dialog).toHaveTextContent(/Smith deck.*Ngāi Tahu roof.*01:00:00/);
    return { ...view, dialog };
  };
  const elsewhere = () => new TimerServer({ ...running, uid: '0b6f7a52-58a5-4b8c-9a43-6d51c2c54a11' });

  it('goes on here from its own start, and the other one is saved', async () => {
    const server = elsewhere();
    const { user, api, dialog } = await mine(server, false);
    await user.click(within(dialog).getByRole('button', { name: 'Save the other one, go on here' }));
    await waitFor(() => expect(server.timer).toMatchObject({ projectName: 'Ngāi Tahu roof', startTime: START }));
    expect(api.sent('POST', '/timer/switch')[0]?.body).toMatchObject({ from: '0b6f7a52-58a5-4b8c-9a43-6d51c2c54a11' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.queryByRole('button', { name: /needs an answer/ })).not.toBeInTheDocument());
  });

  it('is kept as an entry, and the other one goes on', async () => {
    const server = elsewhere();
    const { user, api, dialog } = await mine(server, true);
    api.handle['POST /time-entries'] = ({ body }) => body;
    await user.click(within(dialog).getByRole('button', { name: 'Keep the other one, save this as an entry' }));
    await waitFor(() => expect(api.sent('POST', '/time-entries')[0]?.body).toMatchObject({ duration: HOUR, projectId: 12 }));
    expect(server.timer).toMatchObject({ uid: '0b6f7a52-58a5-4b8c-9a43-6d51c2c54a11', status: 'RUNNING' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.queryByRole('button', { name: /needs an answer/ })).not.toBeInTheDocument());
  });
});
