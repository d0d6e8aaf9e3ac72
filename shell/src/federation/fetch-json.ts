import { RemoteError, toRemoteError } from './remote-error';
import { withinLimit } from './time-limit';

async function read(url: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { cache: 'no-cache', signal });
  if (!response.ok) throw new RemoteError('REMOTE.UNREACHABLE', `The server answered with an error (${response.status}).`);
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new RemoteError('REMOTE.INVALID', 'The server answered with something else.', { cause });
  }
}

/** Reads a small description of a remote; every failure is a RemoteError, and none takes longer than the step limit. */
export async function fetchJson(url: string): Promise<unknown> {
  const control = new AbortController();
  try {
    return await withinLimit(read(url, control.signal));
  } catch (cause) {
    throw toRemoteError(cause);
  } finally {
    // A request that hangs would block the next one for the same address.
    control.abort();
  }
}
