import type { FieldError, Problem } from '@dwang/contracts';
import { aSummary, aTimer, clientsOf, entriesOf, projectsOf } from './builders';

export interface FakeRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  body: Record<string, unknown>;
}

type Handler = (request: FakeRequest) => unknown;

/** An answer other than 200. */
class Refusal {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {}
}

/** What a handler returns to refuse, as problem+json. */
export const refuse = (status: number, code: string, detail: string, errors: FieldError[] = []): Refusal =>
  new Refusal(status, { type: 'about:blank', title: 'Refused', status, code, detail, errors, requestId: 'test' });

/** A company without rows: what every screen of this remote asks for when nothing else is said. */
const nothingYet: Record<string, Handler> = {
  'GET /projects': () => projectsOf(),
  'GET /clients': () => clientsOf(),
  'GET /time-entries': () => entriesOf(),
  'GET /time-entries/summary': () => aSummary(),
  'GET /timer': () => aTimer(),
};

const toResponse = (answer: unknown): Response =>
  answer instanceof Refusal
    ? new Response(JSON.stringify(answer.problem), {
        status: answer.status,
        headers: { 'content-type': 'application/problem+json' },
      })
    : new Response(JSON.stringify(answer), { status: 200, headers: { 'content-type': 'application/json' } });

/** Puts a server in place of `fetch`: handlers by `METHOD /path`. Answers every request it was sent, in order. */
export function fakeApi(handlers: Record<string, Handler>): { requests: FakeRequest[]; handle: Record<string, Handler> } {
  const requests: FakeRequest[] = [];
  const handle = { ...nothingYet, ...handlers };
  globalThis.fetch = async (input, init) => {
    const url = new URL(String(input), 'http://dwang.test');
    const request: FakeRequest = {
      method: init?.method ?? 'GET',
      path: url.pathname.replace(/^\/api/, ''),
      query: Object.fromEntries(url.searchParams),
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : {},
    };
    requests.push(request);
    const handler = handle[`${request.method} ${request.path}`];
    return toResponse(handler ? handler(request) : refuse(404, 'REQUEST.NOT_FOUND', `No handler for ${request.path}`));
  };
  return { requests, handle };
}
