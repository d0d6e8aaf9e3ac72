import { type LiveFeed, openSource } from './live-source';

type Word = { type: 'event'; event: Parameters<LiveFeed['onEvent']>[0] } | { type: 'open' } | { type: 'leading' };

const LEADING_EVERY = 25_000;
/** Timers of hidden tabs run once a minute at worst: a leader that is not heard for so many milliseconds was frozen by the browser. */
const LEADER_LOST = 150_000;

/** Shares one stream among all tabs of this user: one tab holds the lock and the connection, and passes on what it hears. */
export function shareStream(userId: number, feed: LiveFeed): () => void {
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') return openSource(feed);
  const name = `dwang-live:${userId}`;
  const channel = new BroadcastChannel(name);
  const left = new AbortController();
  let heardAt = Date.now();

  /** A closed channel throws; what is heard while this tab leaves is the next leader's to tell. */
  const say = (word: Word) => {
    if (!left.signal.aborted) channel.postMessage(word);
  };
  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    heardAt = Date.now();
    if (data.type === 'event') feed.onEvent(data.event);
    if (data.type === 'open') feed.onOpen();
  };

  const lead = (lost: AbortSignal) =>
    new Promise<void>((done) => {
      const close = openSource({
        onEvent: (event) => {
          say({ type: 'event', event });
          feed.onEvent(event);
        },
        onOpen: () => {
          say({ type: 'open' });
          feed.onOpen();
        },
      });
      const leading = setInterval(() => {
        heardAt = Date.now();
        say({ type: 'leading' });
      }, LEADING_EVERY);
      const stop = () => {
        clearInterval(leading);
        close();
        done();
      };
      lost.addEventListener('abort', stop);
    });
  /** Leads from when it gets the lock until it leaves or another tab takes the lock away; false when there are no locks to be had. */
  const stand = async (options: LockOptions): Promise<boolean> => {
    const lost = new AbortController();
    const leave = () => lost.abort();
    left.signal.addEventListener('abort', leave);
    try {
      await navigator.locks.request(name, options, () => lead(lost.signal));
      return true;
    } catch (error) {
      return error instanceof DOMException && error.name === 'AbortError';
    } finally {
      leave();
      left.signal.removeEventListener('abort', leave);
    }
  };
  const queue = async () => {
    while (!left.signal.aborted && (await stand({ signal: left.signal })));
  };
  const watch = setInterval(() => {
    if (document.visibilityState === 'hidden' || Date.now() - heardAt < LEADER_LOST) return;
    heardAt = Date.now();
    void stand({ steal: true });
  }, LEADING_EVERY);

  void queue();
  return () => {
    clearInterval(watch);
    left.abort();
    channel.close();
  };
}
