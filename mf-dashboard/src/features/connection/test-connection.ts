import type { ApiTest } from '@dwang/contracts';

const LIMIT_MS = 10_000;

/** Why a connection test failed, in words. */
class ConnectionError extends Error {
  code = 'DASHBOARD.CONNECTION';
}

function isApiTest(value: unknown): value is ApiTest {
  return typeof value === 'object' && value !== null && 'message' in value && 'status' in value;
}

/** The sentence in a problem+json body, else the start of the body itself. */
function saidIn(text: string): string {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && 'detail' in body && typeof body.detail === 'string') return body.detail;
  } catch {
    // Not JSON: the text stands for itself.
  }
  return text.slice(0, 200);
}

async function ask(origin: string): Promise<Response> {
  try {
    const signal = AbortSignal.timeout(LIMIT_MS);
    return await fetch(`${origin}/api/test`, { credentials: 'include', headers: { accept: 'application/json' }, signal });
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    throw new ConnectionError(isLate ? `${origin} did not answer within 10 seconds` : `no answer from ${origin}`);
  }
}

/** GET {origin}/api/test. Goes past the api of the app, which would try again and hide what was answered. */
export async function testConnection(origin: string): Promise<ApiTest> {
  const response = await ask(origin);
  const text = await response.text();
  if (!response.ok) throw new ConnectionError(`${response.status}: ${saidIn(text) || response.statusText}`);
  try {
    const body: unknown = JSON.parse(text);
    if (isApiTest(body)) return body;
  } catch {
    // Falls through: what came is no answer of this API.
  }
  throw new ConnectionError(`what ${origin} answered is not from this API`);
}
