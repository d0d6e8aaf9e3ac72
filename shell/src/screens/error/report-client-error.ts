import { buildAt } from './build-at';

const ENDPOINT = '/api/client-errors';
const LONGEST = 4000;

/** Sends what broke to our team; answers whether the report really arrived. Never throws. */
export async function reportClientError(error: unknown, place: string): Promise<boolean> {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const version = buildAt(place).slice(0, 80);
  const body = { message: message.slice(0, 500), stack: stack.slice(0, LONGEST), place: place.slice(0, 300), version };
  try {
    const response = await fetch(ENDPOINT, {
      method: 'POST',
      credentials: 'include',
      keepalive: true,
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify(body),
    });
    return response.ok;
  } catch {
    return false;
  }
}
