import type { LiveEvent } from '@dwang/contracts';

/** What a stream tells. */
export interface LiveFeed {
  onEvent(event: LiveEvent): void;
  /** Connected, anew or for the first time: what happened before was missed. */
  onOpen(): void;
}

const FIRST_WAIT = 2000;
const LONGEST_WAIT = 300_000;
/** The server sends a beat every 25 s; after so many milliseconds without one the line is dead. */
const SILENCE = 70_000;

/** Milliseconds until the next attempt: doubled each time up to five minutes, spread so that not all browsers come back at once. */
const waitAfter = (failures: number): number =>
  Math.min(FIRST_WAIT * 2 ** (failures - 1), LONGEST_WAIT) * (0.75 + Math.random() / 2);

/** Keeps `GET /api/events` open while there is a network; answers how to close it for good. */
export function openSource({ onEvent, onOpen }: LiveFeed): () => void {
  let source: EventSource | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const close = () => {
    clearTimeout(retry);
    clearTimeout(silence);
    source?.close();
    source = null;
  };
  const fail = () => {
    close();
    failures += 1;
    retry = setTimeout(connect, waitAfter(failures));
  };
  const hear = () => {
    clearTimeout(silence);
    silence = setTimeout(fail, SILENCE);
  };
  const connect = () => {
    close();
    if (!navigator.onLine) return;
    source = new EventSource('/api/events');
    source.onopen = () => {
      failures = 0;
      hear();
      onOpen();
    };
    source.onmessage = ({ data }) => {
      hear();
      const event = readEvent(data);
      if (event) onEvent(event);
    };
    source.addEventListener('beat', hear);
    source.onerror = fail;
  };
  const onOnline = () => {
    failures = 0;
    connect();
  };
  window.addEventListener('online', onOnline);
  window.addEventListener('offline', close);
  connect();
  return () => {
    window.removeEventListener('online', onOnline);
    window.removeEventListener('offline', close);
    close();
  };
}

/** A newer server may tell what this page does not know. */
function readEvent(data: unknown): LiveEvent | null {
  try {
    const event: unknown = JSON.parse(String(data));
    return typeof event === 'object' && event !== null && 'type' in event ? (event as LiveEvent) : null;
  } catch {
    return null;
  }
}
