import type { LiveEvent } from '@dwang/contracts';
import { openSource } from './live-source';
import { shareStream } from './one-stream';

jest.mock('./live-source');

/** Locks and channels of one browser, as all its tabs see them. */
class FakeChannel {
  static all = new Set<FakeChannel>();
  onmessage = (_: { data: unknown }): void => undefined;
  constructor() {
    FakeChannel.all.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of FakeChannel.all) if (other !== this) other.onmessage({ data });
  }
  close(): void {
    FakeChannel.all.delete(this);
  }
}

type Work = () => Promise<void>;
const queue: { work: Work; signal?: AbortSignal }[] = [];
let isHeld = false;
async function request(_: string, { signal }: { signal?: AbortSignal }, work: Work): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('left', 'AbortError')));
    queue.push({ work: async () => resolve(), signal });
    void serve();
  });
  isHeld = true;
  await work();
  isHeld = false;
  void serve();
}
async function serve(): Promise<void> {
  const next = isHeld ? undefined : queue.find(({ signal }) => !signal?.aborted);
  if (!next) return;
  queue.splice(queue.indexOf(next), 1);
  isHeld = true;
  await next.work();
}

const sources: Parameters<typeof openSource>[0][] = [];
let openCount = 0;
beforeAll(() => {
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
  Object.defineProperty(navigator, 'locks', { value: { request } });
  jest.mocked(openSource).mockImplementation((feed) => {
    sources.push(feed);
    openCount += 1;
    return () => {
      openCount -= 1;
    };
  });
});

const settle = () => new Promise((resolve) => setTimeout(resolve));
const tab = () => {
  const heard: LiveEvent[] = [];
  return { heard, leave: shareStream(7, { onEvent: (event) => void heard.push(event), onOpen: () => undefined }) };
};

it('keeps one connection for three tabs, passes on what it hears, and goes over to the next tab', async () => {
  const tabs = [tab(), tab(), tab()];
  await settle();
  expect(openCount).toBe(1);
  const event: LiveEvent = { type: 'changed', tags: ['Timer'] };
  sources[0]?.onEvent(event);
  expect(tabs.map(({ heard }) => heard)).toEqual([[event], [event], [event]]);
  tabs[0]?.leave();
  await settle();
  await settle();
  expect([openCount, sources.length]).toEqual([1, 2]);
  sources[1]?.onEvent(event);
  expect(tabs.map(({ heard }) => heard.length)).toEqual([1, 2, 2]);
  tabs[1]?.leave();
  tabs[2]?.leave();
  await settle();
  await settle();
  expect(openCount).toBe(0);
});
