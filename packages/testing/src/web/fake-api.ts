import type { FieldError, Problem } from '@dwang/contracts';
import { TIME_HEADER } from '@dwang/contracts/values';
import { aSummary, aTimer, clientsOf, entriesOf, invoicesOf, projectsOf } from './builders';

export interface FakeRequest {
  method: string;
  /** Below `/api`. */
  path: string;
  query: Record<string, string>;
  body: Record<string, unknown>;
  /** The idempotency key. */
  key: string | null;
}

export type FakeHandler = (request: FakeRequest) => unknown;

/** An answer other than 200. */
class Refusal {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {}
}

/** What a handler returns to refuse, as problem+json. `rowId` is the row that stands in the way. */
export const refuse = (status: number, code: string, detail: string, errors: FieldError[] = [], rowId?: number): Refusal =>
  new Refusal(status, { type: 'about:blank', title: 'Refused', status, code, detail, errors, requestId: 'test', rowId });

/** What a handler returns when no answer comes at all. */
export const NO_NETWORK = Symbol('no network');

/** An answer that is streamed: each of these is one event. */
class Streamed {
  constructor(readonly events: AsyncIterable<object> | Iterable<object>) {}
}

/** What a handler returns to answer with server-sent events, one after the other as they are given. */
export const streamed = (events: Streamed['events']): Streamed => new Streamed(events);

/** A new account: no rows, no layout, no timer. */
const nothingYet: Record<string, FakeHandler> = {
  'GET /app': () => ({
    name: 'Dwang',
    version: '3.4',
    companyName: 'Dwang',
    supportEmail: '',
    supportPhone: '',
    termsUrl: '',
    off: [],
  }),
  'GET /company': () => ({ id: 1, name: 'Kauri & Sons', defaultRate: '65.00', timeZone: 'Pacific/Auckland', version: 1 }),
  'GET /dashboard': () => ({ widgets: [], version: 0 }),
  'GET /timer': () => aTimer(),
  'GET /projects': () => projectsOf(),
  'GET /clients': () => clientsOf(),
  'GET /portal-links': () => ({ items: [], nextCursor: null, totals: { count: 0, open: 0 } }),
  'GET /mailings': () => ({ items: [], nextCursor: null, totals: { count: 0 } }),
  'GET /time-entries': () => entriesOf(),
  'GET /time-entries/summary': () => aSummary(),
  'GET /invoices': () => invoicesOf(),
  'GET /estimates': () => ({ items: [], nextCursor: null, totals: { count: 0 } }),
  'GET /site-days': () => ({ items: [], nextCursor: null, totals: { count: 0 } }),
  'GET /site-days/people': () => ({ items: [], nextCursor: null, totals: { count: 0 } }),
  'GET /weather/site-days': () => ({ items: [], region: 'Waikato', attribution: null }),
  'GET /weather/settings': () => ({ provider: 'auto', hasApiKey: false, region: 'Waikato', version: 0 }),
  'GET /notifications': () => ({ items: [], nextCursor: null, totals: { count: 0, unread: 0 } }),
  'GET /maps': () => ({ tilesUrl: 'https://tiles.test' }),
  'GET /test': () => ({ message: 'API is working', status: 'ok' }),
};

function toResponse(answer: unknown): Response {
  if (answer === NO_NETWORK) throw new TypeError('Failed to fetch');
  if (answer instanceof Refusal) {
    const headers = { 'content-type': 'application/problem+json' };
    return new Response(JSON.stringify(answer.problem), { status: answer.status, headers });
  }
  if (answer instanceof Streamed) return new Response(asEvents(answer.events));
  return new Response(JSON.stringify(answer), {
    status: 200,
    headers: { 'content-type': 'application/json', ...timeOf(answer) },
  });
}

/** A server whose clock matters to a test says so in the answer. */
function timeOf(answer: unknown): Record<string, string> {
  const { serverTime } = (answer ?? {}) as { serverTime?: unknown };
  return typeof serverTime === 'string' ? { [TIME_HEADER]: serverTime } : {};
}

function asEvents(events: Streamed['events']): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const write = async (controller: ReadableStreamDefaultController) => {
    for await (const event of events) controller.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`));
    controller.close();
  };
  return new ReadableStream({ start: (controller) => void write(controller) });
}

/** Puts a server in place of `fetch`: handlers by `METHOD /path`, over those of a new account. Keeps what was asked, in order. */
export function fakeApi(handlers: Record<string, FakeHandler> = {}) {
  const requests: FakeRequest[] = [];
  const handle: Record<string, FakeHandler> = { ...nothingYet, ...handlers };
  globalThis.fetch = async (input, init) => {
    const url = new URL(String(input), 'http://dwang.test');
    const request: FakeRequest = {
      method: init?.method ?? 'GET',
      path: url.pathname.replace(/^\/api/, ''),
      query: Object.fromEntries(url.searchParams),
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : {},
      key: new Headers(init?.headers).get('idempotency-key'),
    };
    requests.push(request);
    const handler = handle[`${request.method} ${request.path}`];
    return toResponse(handler ? await handler(request) : refuse(404, 'REQUEST.NOT_FOUND', `No handler for ${request.path}`));
  };
  const sent = (method: string, path: string) => requests.filter((request) => request.method === method && request.path === path);
  return { requests, handle, sent };
}
