let timer: ReturnType<typeof setTimeout> | undefined;
let wake: (() => void) | null = null;

const onVisible = () => {
  if (document.visibilityState === 'visible') wake?.();
};
const onSignal = () => wake?.();

/** Calls `send` whenever there is reason to think that the server can be reached again. */
export function wakeOnEvents(send: () => void): void {
  stopWaking();
  wake = send;
  window.addEventListener('online', onSignal);
  window.addEventListener('focus', onSignal);
  document.addEventListener('visibilitychange', onVisible);
}

/** Tries again after a while, in milliseconds; a later call replaces an earlier one. */
export function wakeAgainIn(milliseconds: number): void {
  clearTimeout(timer);
  timer = setTimeout(onSignal, milliseconds);
}

export function stopWaking(): void {
  clearTimeout(timer);
  wake = null;
  window.removeEventListener('online', onSignal);
  window.removeEventListener('focus', onSignal);
  document.removeEventListener('visibilitychange', onVisible);
}
