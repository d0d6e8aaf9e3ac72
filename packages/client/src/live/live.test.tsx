import type { LiveEvent } from '@dwang/contracts';
import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { useGetTimerQuery } from '../endpoints/timer';
import { createStore } from '../store';
import { useLiveEvents } from './use-live-events';

/** Stands in for the browser's stream. */
class FakeSource {
  static all: FakeSource[] = [];
  onopen = (): void => undefined;
  onmessage = (_: { data: string }): void => undefined;
  onerror = (): void => undefined;
  isClosed = false;
  constructor(readonly url: string) {
    FakeSource.all.push(this);
  }
  addEventListener(): void {}
  close(): void {
    this.isClosed = true;
  }
  tell(event: LiveEvent): void {
    this.onmessage({ data: JSON.stringify(event) });
  }
}

const overdue: LiveEvent = {
  type: 'notification',
  id: 1,
  kind: 'invoice-overdue',
  tone: 'error',
  title: 'Invoice overdue',
  message: '',
  to: '/invoices',
};

const open = (): FakeSource[] => FakeSource.all.filter(({ isClosed }) => !isClosed);
const told: string[] = [];
let asked = 0;

function Page() {
  useGetTimerQuery();
  useLiveEvents(7, ({ title }) => void told.push(title));
  return null;
}

beforeEach(() => {
  jest.useFakeTimers();
  FakeSource.all = [];
  told.length = 0;
  asked = 0;
  Object.assign(globalThis, { EventSource: FakeSource });
  globalThis.fetch = async () => {
    asked += 1;
    return new Response('{}', { headers: { 'content-type': 'application/json' } });
  };
});
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

const fire = (name: string) => act(() => void window.dispatchEvent(new Event(name)));

async function openPage() {
  const view = render(
    <Provider store={createStore()}>
      <Page />
    </Provider>,
  );
  await pass(1);
  open()[0]?.onopen();
  return view;
}

it('reads again what another device changed, once for a burst of changes', async () => {
  await openPage();
  expect([open().length, asked]).toEqual([1, 1]);
  for (let count = 0; count < 5; count += 1) open()[0]?.tell({ type: 'changed', tags: ['Timer', 'Unheard'] });
  await pass(400);
  expect(asked).toBe(2);
  open()[0]?.tell({ type: 'changed', tags: ['Client'] });
  await pass(400);
  expect(asked).toBe(2);
});

it('hands on a notification, and ignores what it cannot read', async () => {
  await openPage();
  open()[0]?.onmessage({ data: '{"type":' });
  open()[0]?.tell(overdue);
  expect(told).toEqual(['Invoice overdue']);
});

it('comes back after a break with growing patience, and reads the timer that it may have missed', async () => {
  await openPage();
  open()[0]?.onerror();
  expect(open()).toHaveLength(0);
  await pass(3000);
  open()[0]?.onerror();
  await pass(2500);
  expect(open()).toHaveLength(0);
  await pass(5000);
  expect(open()).toHaveLength(1);
  await pass(10_000);
  open()[0]?.onopen();
  await pass(400);
  expect(asked).toBe(2);
});

it('takes a line without a beat for dead', async () => {
  await openPage();
  const [first] = open();
  await pass(75_000);
  expect(first?.isClosed).toBe(true);
  expect(open()).toHaveLength(1);
});

it('has no connection while offline, while the page is put away, or after sign-out', async () => {
  const view = await openPage();
  fire('offline');
  expect(open()).toHaveLength(0);
  fire('online');
  expect(open()).toHaveLength(1);
  fire('pagehide');
  expect(open()).toHaveLength(0);
  fire('pageshow');
  expect(open()).toHaveLength(1);
  view.unmount();
  expect(open()).toHaveLength(0);
});
