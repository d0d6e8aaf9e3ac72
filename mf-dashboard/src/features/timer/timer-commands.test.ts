import { createStore, setOutboxUser } from '@dwang/client';
import type { CommandContext, Notice } from '@dwang/shell-api';
import { aUser, type FakeRequest, fakeApi, freshOutbox, NO_NETWORK, TimerServer } from '@dwang/testing/web';
import { waitFor } from '@testing-library/react';
import { newDevice } from '../../testing/new-device';
import { runReset, runToggle } from './timer-commands';

beforeEach(newDevice);

function context() {
  const said: string[] = [];
  const say = ({ title }: Notice) => void said.push(title);
  const notify = { success: say, info: say, warning: say, error: say };
  const value: CommandContext = { store: createStore(), notify, navigate: () => undefined };
  return { value, said };
}

describe('timer commands on a screen without the card', () => {
  it('F2 starts the timer on the last job, then pauses it, then goes on', async () => {
    const server = new TimerServer();
    const api = fakeApi(server.handlers());
    const { value, said } = context();
    await runToggle(value);
    expect(server.timer).toMatchObject({ status: 'RUNNING', projectName: 'Smith deck' });
    await runToggle(value);
    expect(server.timer.status).toBe('PAUSED');
    await runToggle(value);
    expect(api.sent('PUT', '/timer').at(-1)?.body).toMatchObject({ status: 'RUNNING', uid: server.timer.uid });
    expect(api.sent('PUT', '/timer')).toHaveLength(3);
    expect(said).toEqual(['Timer started', 'Timer paused', 'Timer started']);
  });

  it('two quick presses of F2 start and pause, one after the other', async () => {
    const server = new TimerServer();
    fakeApi(server.handlers());
    const { value } = context();
    await Promise.all([runToggle(value), runToggle(value)]);
    expect(server.timer.status).toBe('PAUSED');
  });

  it('a press goes by the presses before it, of which some are sent and some still wait', async () => {
    await freshOutbox('on');
    await setOutboxUser(aUser());
    const server = new TimerServer();
    const { 'PUT /timer': put, ...handlers } = server.handlers();
    const slow = (request: FakeRequest) => new Promise((resolve) => setTimeout(() => resolve(put?.(request)), 100));
    const api = fakeApi({ ...handlers, 'PUT /timer': slow });
    const { value } = context();
    const three = [runToggle(value), runToggle(value), runToggle(value)];
    await waitFor(() => expect(api.sent('PUT', '/timer')).toHaveLength(3));
    await Promise.all([...three, runToggle(value)]);
    expect(api.sent('PUT', '/timer').map(({ body }) => body.status)).toEqual(['RUNNING', 'PAUSED', 'RUNNING', 'PAUSED']);
    expect(server.timer.status).toBe('PAUSED');
  });

  it('Shift+F2 zeroes a running timer and leaves it paused', async () => {
    const server = new TimerServer({ status: 'RUNNING', uid: 'x', runningSince: new Date(Date.now() - 30_000).toISOString() });
    fakeApi(server.handlers());
    await runReset(context().value);
    expect(server.timer).toMatchObject({ status: 'PAUSED', accumulatedSeconds: 0 });
  });

  it('Shift+F2 changes nothing while the timer is stopped', async () => {
    const api = fakeApi(new TimerServer().handlers());
    const { value, said } = context();
    await runReset(value);
    expect(api.sent('PUT', '/timer')).toHaveLength(0);
    expect(said).toEqual(['The timer is stopped']);
  });

  it('says that the timer is not started when nothing answers', async () => {
    fakeApi({ 'GET /timer': () => NO_NETWORK });
    const { value, said } = context();
    await runToggle(value);
    expect(said).toEqual(['Timer not started']);
  });
});
