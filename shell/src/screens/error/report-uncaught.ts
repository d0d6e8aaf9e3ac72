import { reportClientError } from './report-client-error';

/** A loop of errors must not flood the server: no more than this many are sent from one page. */
const MOST = 10;

/** Not ours, or nothing that anybody could mend: a request that was given up, a browser's note about layout. */
function isNoise(error: unknown): boolean {
  const { name, message } = (error ?? {}) as Partial<Error>;
  return name === 'AbortError' || message?.startsWith('ResizeObserver') === true;
}

/**
 * Sends errors and rejections that nothing has caught to the team, each text once; the person is not shown them. Call once, early.
 */
export function reportUncaught(): void {
  const sent = new Set<string>();
  const report = (error: unknown) => {
    const text = String(error);
    if (isNoise(error) || sent.has(text) || sent.size >= MOST) return;
    sent.add(text);
    void reportClientError(error, window.location.pathname);
  };
  window.addEventListener('error', ({ error, message }) => report(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
}
