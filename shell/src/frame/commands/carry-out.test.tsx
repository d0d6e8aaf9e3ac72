import { createStore, currentTimer, forgetServerClock, setOutboxUser, timerApi } from '@dwang/client';
import type { Timer, VoiceProposal } from '@dwang/contracts';
import { KitProvider } from '@dwang/kit';
import {
  aProject,
  aUser,
  expectText,
  fakeApi,
  freshOutbox,
  NO_NETWORK,
  pushableClock,
  refuse,
  setNetwork,
  TimerServer,
} from '@dwang/testing/web';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { notify } from '../../federation';
import { freshDevice } from '../../session/testing/render-signed';
import { carryOut } from './carry-out';

const START = '2026-03-02T20:00:00.000Z';
const HOUR = 3600;
const before = (seconds: number): string => new Date(Date.parse(START) - seconds * 1000).toISOString();
const running = (fields: Partial<Timer> = {}): Partial<Timer> => ({
  uid: 'a0000000-0000-4000-8000-000000000001',
  status: 'RUNNING',
  projectId: 11,
  projectName: 'Smith deck',
  startTime: before(HOUR),
  runningSince: before(HOUR),
  lastEventAt: before(HOUR),
  ...fields,
});

let clock: ReturnType<typeof pushableClock>;
beforeEach(async () => {
  await freshOutbox('on');
  clock = pushableClock(START);
});
afterEach(async () => {
  setNetwork('on');
  await setOutboxUser(null);
  clock.restore();
});

/** A signed-in person with this timer on the server and on the screen. */
async function open(timer: Partial<Timer> = {}) {
  const user = aUser();
  freshDevice(user);
  forgetServerClock();
  await setOutboxUser(user);
  const server = new TimerServer(timer);
  const api = fakeApi(server.handlers());
  const store = createStore();
  render(<KitProvider>here</KitProvider>);
  await store.dispatch(timerApi.endpoints.getTimer.initiate());
  const went: string[] = [];
  const desk = { store, notify, navigate: (path: string) => void went.push(path) };
  const carry = (kind: string, body: object = {}) =>
    carryOut({ desk, user, jobs: server.jobs }, { kind, body, needs: [], summary: [] } as unknown as VoiceProposal);
  /** From now on the entry that was saved last can be deleted. */
  const mayDelete = () => {
    api.handle[`DELETE /time-entries/${server.saved.at(-1)?.id}`] = () => null;
  };
  return { server, api, went, carry, mayDelete, now: () => currentTimer(store) };
}

const undo = () => fireEvent.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) as HTMLElement);
const roof = { projectId: 12, projectName: 'Ngāi Tahu roof', notes: '' };

test('start: the timer runs on the job with what was said of the work; Undo takes it away', async () => {
  const { server, carry, api } = await open();
  await carry('start-timer', { ...roof, notes: 'Hanging doors' });
  expect(server.timer).toMatchObject({ status: 'RUNNING', projectName: 'Ngāi Tahu roof', notes: 'Hanging doors' });
  await expectText('Timer started');
  undo();
  await waitFor(() => expect(server.timer.status).toBe('STOPPED'));
  expect(api.sent('POST', '/timer/save')).toHaveLength(0);
});

test('start on the job that runs already changes nothing, and offers no Undo that would lose its time', async () => {
  const { server, carry } = await open(running());
  await carry('start-timer', { projectId: 11, projectName: 'Smith deck', notes: '' });
  await expectText('The timer is on Smith deck already');
  expect(server.timer).toMatchObject(running());
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('switch: Undo brings the old job back with its time and takes the entry away', async () => {
  const { server, carry, api, mayDelete, now } = await open(running());
  await carry('switch-job', roof);
  expect(server.timer).toMatchObject({ status: 'RUNNING', projectName: 'Ngāi Tahu roof' });
  expect(server.saved).toMatchObject([{ duration: HOUR }]);
  mayDelete();
  clock.sleep(5);
  undo();
  await waitFor(() => expect(server.timer).toMatchObject({ status: 'RUNNING', projectName: 'Smith deck' }));
  expect(server.timer.runningSince).toBe(before(HOUR));
  await waitFor(() => expect(api.sent('DELETE', `/time-entries/${server.saved[0]?.id}`)).toHaveLength(1));
  expect(now()).toMatchObject({ projectName: 'Smith deck' });
});

test('switch from a paused timer: Undo leaves it paused with its time', async () => {
  const paused = running({ status: 'PAUSED', runningSince: null, pausedAt: before(600), accumulatedSeconds: 3000 });
  const { server, carry, mayDelete } = await open(paused);
  await carry('switch-job', roof);
  mayDelete();
  undo();
  await waitFor(() => expect(server.timer).toMatchObject({ status: 'PAUSED', projectName: 'Smith deck' }));
  expect(server.timer.accumulatedSeconds).toBe(3000);
});

test('stop: saves the time; Undo puts it back on the clock and deletes the entry', async () => {
  const { server, carry, api, mayDelete } = await open(running());
  await carry('stop-timer');
  expect(server.saved).toMatchObject([{ duration: HOUR }]);
  mayDelete();
  undo();
  await waitFor(() => expect(server.timer).toMatchObject({ status: 'RUNNING', projectName: 'Smith deck' }));
  expect(server.timer.runningSince).toBe(before(HOUR));
  await waitFor(() => expect(api.sent('DELETE', `/time-entries/${server.saved[0]?.id}`)).toHaveLength(1));
});

test('an Undo that the server refuses says so', async () => {
  const { server, carry, api } = await open(running());
  await carry('stop-timer');
  api.handle[`DELETE /time-entries/${server.saved[0]?.id}`] = () => refuse(409, 'TIME.BILLED', 'It is on an invoice.');
  undo();
  await expectText('Undo did not work');
});

test.each([
  ['pause-timer', 'RUNNING', 'PAUSED', 'Timer paused'],
  ['resume-timer', 'PAUSED', 'RUNNING', 'Timer goes on'],
] as const)('%s: %s becomes %s, and back by Undo', async (kind, first, then, words) => {
  const stamps = first === 'PAUSED' ? { runningSince: null, pausedAt: before(60), accumulatedSeconds: 3540 } : {};
  const { server, carry } = await open(running({ status: first, ...stamps }));
  await carry(kind);
  await waitFor(() => expect(server.timer.status).toBe(then));
  await expectText(words);
  undo();
  await waitFor(() => expect(server.timer.status).toBe(first));
});

test.each([
  ['pause-timer', 'No timer is running', {}],
  ['stop-timer', 'No timer is running', {}],
  ['reset-timer', 'No timer is running', {}],
  ['resume-timer', 'The timer is running already', running()],
])('%s changes nothing and says: %s', async (kind, words, timer) => {
  const { api, carry } = await open(timer);
  await carry(kind);
  await expectText(words);
  expect(api.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('without a network the timer starts here, is known to be there, and can be paused and go on', async () => {
  const { api, carry, server, now } = await open();
  for (const name of Object.keys(server.handlers())) api.handle[name] = () => NO_NETWORK;
  setNetwork('off');
  await carry('start-timer', roof);
  expect(now()).toMatchObject({ status: 'RUNNING', projectName: 'Ngāi Tahu roof' });
  await carry('pause-timer');
  expect(now()?.status).toBe('PAUSED');
  undo();
  await waitFor(() => expect(now()?.status).toBe('RUNNING'));
});

test('a job is made and opened; Undo deletes it', async () => {
  const { api, carry, went } = await open();
  api.handle['POST /projects'] = ({ body }) => aProject({ id: 31, name: String(body.name) });
  api.handle['DELETE /projects/31'] = () => null;
  await carry('create-project', { name: 'Tāmaki Drive repaint', clientName: null });
  expect(went).toEqual(['/jobs/31']);
  await expectText('Project created');
  undo();
  await waitFor(() => expect(api.sent('DELETE', '/projects/31')).toHaveLength(1));
});

test.each([['off'], ['lost']])('a new job without a network (%s) says that it needs one', async (network) => {
  const { api, carry } = await open();
  api.handle['POST /projects'] = () => NO_NETWORK;
  if (network === 'off') setNetwork('off');
  await expect(carry('create-project', { name: 'Carport', clientName: null })).rejects.toThrow('A new job needs a network.');
});

test('a note is kept on its job; Undo deletes it', async () => {
  const { api, carry } = await open();
  api.handle['POST /projects/11/notes'] = ({ body }) => ({ id: 8, version: 1, projectId: 11, ...body });
  api.handle['DELETE /projects/11/notes/8'] = () => null;
  await carry('note', { projectId: 11, projectName: 'Smith deck', text: 'Order gib' });
  expect(api.sent('POST', '/projects/11/notes')[0]?.body).toMatchObject({ text: 'Order gib' });
  await expectText('Note saved');
  undo();
  await waitFor(() => expect(api.sent('DELETE', '/projects/11/notes/8')).toHaveLength(1));
});

const hours = { projectId: 11, projectName: 'Smith deck', day: '2026-03-02', start: null, end: null, breakSeconds: 0, notes: '' };

test('hours that share time with another entry say so, as the form does; both stay', async () => {
  const { api, carry } = await open();
  const other = {
    id: 7,
    projectName: 'Ngāi Tahu roof',
    startTime: '2026-03-01T20:00:00.000Z',
    endTime: '2026-03-01T22:00:00.000Z',
  };
  api.handle['POST /time-entries'] = ({ body }) => ({ id: 9, version: 1, ...body, overlaps: [other] });
  await carry('create-time-entry', { ...hours, seconds: 2 * HOUR, hourlyRate: null });
  await expectText('Time entry saved');
  await expectText('Overlaps 9:00–11:00 on Ngāi Tahu roof');
});

test('more than 24 hours are one entry only when the person says so', async () => {
  const { api, carry } = await open();
  api.handle['POST /time-entries'] = ({ body }) => ({ id: 9, version: 1, ...body });
  const answer = async (button: string) => fireEvent.click(await screen.findByRole('button', { name: button }));
  const declined = carry('create-time-entry', { ...hours, seconds: 30 * HOUR, hourlyRate: null });
  const refusal = expect(declined).rejects.toMatchObject({ errors: [{ field: 'hours' }] });
  await answer('Change it');
  await refusal;
  expect(api.sent('POST', '/time-entries')).toHaveLength(0);
  const meant = carry('create-time-entry', { ...hours, seconds: 30 * HOUR, hourlyRate: null });
  await answer('Save as one entry');
  await meant;
  expect(api.sent('POST', '/time-entries')[0]?.body).toMatchObject({ duration: 30 * HOUR, confirmLong: true });
});

test('a new job takes the hourly rate that was said', async () => {
  const { api, carry } = await open();
  api.handle['POST /projects'] = ({ body }) => aProject({ id: 32, name: String(body.name) });
  await carry('create-project', { name: 'Fence', clientName: null, hourlyRate: '85.00' });
  expect(api.sent('POST', '/projects')[0]?.body).toMatchObject({ name: 'Fence', hourlyRate: '85.00' });
});
