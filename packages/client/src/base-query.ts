import { KEPT_HEADER, TIME_HEADER } from '@dwang/contracts/values';
import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { type ApiError, hasNoNetwork, noAnswer, readError } from './api-error';
import { hearServerTime } from './server-clock';
import { serverHeard } from './server-heard';

/** A request below `/api`. Query values that are undefined or empty are left out. */
export interface ApiRequest {
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  /** An image instead of a body. */
  file?: Blob;
  query?: object;
  /** Born with the form or draft, so that a second try after a reload is still the same write. One is made per call otherwise. */
  idempotencyKey?: string;
}

const REQUEST_TIMEOUT = 20_000;
/** Waits before the second and third attempt, in milliseconds. Source: specification 1, section 9. */
const WAITS = [1000, 2000];

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Queries: not again on 401 and 404, else up to 2 retries. Writes: not again on 4xx, else 1 retry. 429 is never hammered, a device without a network told at once. */
function mayRetry(error: ApiError, isRead: boolean, attempt: number): boolean {
  if (error.status === 429 || (error.status === 0 && hasNoNetwork())) return false;
  if (isRead) return attempt < 2 && error.status !== 401 && error.status !== 404;
  return attempt < 1 && !(error.status >= 400 && error.status < 500);
}

function toUrl(request: ApiRequest): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(request.query ?? {})) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return `/api${request.url}${text ? `?${text}` : ''}`;
}

/** A page of somebody else, such as the sign-in page of a network: our server answers with none. */
const isForeign = ({ headers }: Response): boolean =>
  !headers.has(TIME_HEADER) && (headers.get('content-type') ?? '').includes('html');

/** An answer that the service worker has kept tells nothing of the server now. */
function hearAnswer({ status, headers }: Response): void {
  if (headers.has(KEPT_HEADER)) return;
  const serverTime = headers.get(TIME_HEADER);
  if (serverTime !== null) hearServerTime(serverTime);
  if (status < 500) serverHeard();
}

async function send(
  request: ApiRequest,
  key: string | null,
  signal: AbortSignal,
): Promise<{ data: unknown } | { error: ApiError }> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (request.body !== undefined) headers['content-type'] = 'application/json';
  if (request.file) headers['content-type'] = request.file.type;
  if (key) headers['idempotency-key'] = key;
  try {
    const response = await fetch(toUrl(request), {
      method: request.method ?? 'GET',
      credentials: 'include',
      headers,
      signal: AbortSignal.any([signal, AbortSignal.timeout(REQUEST_TIMEOUT)]),
      ...(request.file && { body: request.file }),
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    });
    if (!isForeign(response)) hearAnswer(response);
    else if (response.ok) return { error: noAnswer() };
    if (!response.ok) return { error: await readError(response) };
    const text = await response.text();
    return { data: text === '' ? null : JSON.parse(text) };
  } catch {
    return { error: noAnswer() };
  }
}

/** Sends one request with the specification's retry rules; every attempt of a write carries the same Idempotency-Key. */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError> = async (request, { signal }) => {
  const isRead = (request.method ?? 'GET') === 'GET';
  const key = isRead ? null : (request.idempotencyKey ?? crypto.randomUUID());
  for (let attempt = 0; ; attempt += 1) {
    const result = await send(request, key, signal);
    if ('data' in result || signal.aborted || !mayRetry(result.error, isRead, attempt)) return result;
    await pause(WAITS[attempt] ?? 2000);
  }
};
