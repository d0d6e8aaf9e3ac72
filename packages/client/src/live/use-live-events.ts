import type { LiveEvent } from '@dwang/contracts';
import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import type { DwangStore } from '../store';
import type { ApiTag } from '../tags';
import { wakeOutbox } from '../unsent';
import { shareStream } from './one-stream';
import { tagSink } from './tag-sink';

export type LiveNotification = Extract<LiveEvent, { type: 'notification' }>;

/** What nobody should see old after a break of the stream. The rest is read again as it is opened. */
const AFTER_A_BREAK: ApiTag[] = ['Timer', 'Notification', 'App'];
/** What the page read so shortly before it was connected is fresh. */
const JUST_LOADED = 10_000;

interface Listening {
  userId: number;
  /** When the page read what it shows. */
  loadedAt: number;
  onNotification: (notification: LiveNotification) => void;
}

function listen(store: DwangStore, { userId, loadedAt, onNotification }: Listening): () => void {
  const sink = tagSink(store.dispatch);
  const leave = shareStream(userId, {
    onEvent(event) {
      sink.add(event.type === 'changed' ? event.tags : ['Notification']);
      if (event.type === 'notification') onNotification(event);
    },
    onOpen() {
      if (Date.now() - loadedAt <= JUST_LOADED) return;
      sink.add(AFTER_A_BREAK);
      void wakeOutbox();
    },
  });
  return () => {
    leave();
    sink.close();
  };
}

/**
 * Keeps what is on the screen in step with the user's other devices and colleagues, for as long as somebody is signed in; null means
 * nobody. Without support for it, or without a network, everything else works as before. The stream is given up while the page is put
 * away, so that Back brings it up at once.
 */
export function useLiveEvents(userId: number | null, onNotification: (notification: LiveNotification) => void): void {
  const store = useStore() as DwangStore;
  const latest = useRef(onNotification);
  latest.current = onNotification;
  useEffect(() => {
    if (userId === null || typeof EventSource === 'undefined') return undefined;
    const loadedAt = Date.now();
    const onNotified: Listening['onNotification'] = (notification) => latest.current(notification);
    const start = () => listen(store, { userId, loadedAt, onNotification: onNotified });
    let stop: (() => void) | null = start();
    const onHide = () => {
      stop?.();
      stop = null;
    };
    const onShow = () => {
      stop ??= start();
    };
    window.addEventListener('pagehide', onHide);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('pagehide', onHide);
      window.removeEventListener('pageshow', onShow);
      onHide();
    };
  }, [store, userId]);
}
