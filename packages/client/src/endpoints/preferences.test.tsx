import 'fake-indexeddb/auto';
import { Preferences } from '@dwang/contracts';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createStore } from '../store';
import { closeOutbox, setOutboxUser, wakeOutbox } from '../unsent';
import { useGetPreferencesQuery, usePatchPreferencesMutation } from './preferences';

const server = Preferences.parse({ version: 1 });
const problem = { 'content-type': 'application/problem+json' };
const refusal = { type: 'about:blank', title: 'Refused', status: 422, code: 'invalid', detail: 'No', errors: [], requestId: 't' };
let refuses = false;
const sent: { headers: Headers; body: unknown }[] = [];
const network = (isOn: boolean) => Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOn });

function Setting() {
  const { data } = useGetPreferencesQuery();
  const [patch] = usePatchPreferencesMutation();
  return (
    <button type="button" onClick={() => void patch({ voice: { enabled: false } })}>
      {data ? `Voice ${data.voice.enabled ? 'on' : 'off'}, ${data.units}` : '…'}
    </button>
  );
}

const open = () =>
  render(
    <Provider store={createStore()}>
      <Setting />
    </Provider>,
  );

beforeEach(async () => {
  sent.length = 0;
  refuses = false;
  globalThis.fetch = async (_url, init) => {
    if (init?.method === 'PATCH' && refuses) return new Response(JSON.stringify(refusal), { status: 422, headers: problem });
    if (init?.method === 'PATCH') sent.push({ headers: new Headers(init.headers), body: JSON.parse(String(init.body)) });
    const answer = init?.method === 'PATCH' ? { ...server, voice: { ...server.voice, enabled: false }, version: 2 } : server;
    return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
  };
  network(true);
  await setOutboxUser({ id: 7, username: 'aroha' });
});
afterAll(() => closeOutbox());

test('a setting changed without a network shows at once, still after a reload, and is sent when the network is back', async () => {
  const first = open();
  const button = await screen.findByText('Voice on, metric');
  network(false);
  act(() => button.click());
  await screen.findByText('Voice off, metric');
  first.unmount();
  open();
  await screen.findByText('Voice off, metric');
  expect(sent).toEqual([]);
  network(true);
  await act(() => wakeOutbox());
  expect(sent.map(({ body }) => body)).toEqual([{ voice: { enabled: false } }]);
  expect(sent[0]?.headers.get('idempotency-key')).toBeTruthy();
  expect(screen.getByRole('button')).toHaveTextContent('Voice off, metric');
});

test('a kept setting that the server refuses later shows as the server has it', async () => {
  await setOutboxUser({ id: 8, username: 'mere' });
  open();
  const button = await screen.findByText('Voice on, metric');
  network(false);
  act(() => button.click());
  await screen.findByText('Voice off, metric');
  network(true);
  refuses = true;
  await act(() => wakeOutbox());
  await screen.findByText('Voice on, metric');
});
