import { onServerHeard } from '../server-heard';

/** An answer so soon after a failure, in milliseconds, may be one that the service worker had kept: it proves nothing. */
const TOO_SOON = 5000;

let timer: ReturnType<typeof setTimeout> | undefined;
let failedAt = 0;
let wake: (() => void) | null = null;

const onVisible = () => {
  if (document.visibilityState === 'visible') wake?.();
};
const onSignal = () => {
  stopTimer();
  wake?.();
};
const onAnswer = () => {
  if (timer !== undefined && Date.now() - failedAt >= TOO_SOON) onSignal();
};

function stopTimer(): void {
  clearTimeout(timer);
  timer = undefined;
}

/** Calls `send` whenever there is reason to think that the server can be reached again. */
export function wakeOnEvents(send: () => void): void {
  stopWaking();
  wake = send;
  onServerHeard(onAnswer);
  window.addEventListener('online', onSignal);
  window.addEventListener('focus', onSignal);
  document.addEventListener('visibilitychange', onVisible);
}

/** Tries again after a while, in milliseconds, or as soon as the server answers something else; a later call replaces an earlier one. */
export function wakeAgainIn(milliseconds: number): void {
  stopTimer();
  failedAt = Date.now();
  timer = setTimeout(onSignal, milliseconds);
}

export function stopWaking(): void {
  stopTimer();
  wake = null;
  onServerHeard(null);
  window.removeEventListener('online', onSignal);
  window.removeEventListener('focus', onSignal);
  document.removeEventListener('visibilitychange', onVisible);
}
