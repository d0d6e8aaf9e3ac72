import type { Chance } from './chance';

/** What a bad network does to one request. */
type LineFault = 'not sent' | 'answer lost' | 'half an answer';

const FAULTS: readonly LineFault[] = ['not sent', 'answer lost', 'half an answer'];

export interface BadLine {
  /** Stands for `fetch` of one tab. */
  ask: typeof fetch;
  /** The tab is closed: nothing that it asked ever comes back. */
  cut(): void;
  readonly faults: Record<LineFault, number>;
}

const never = () => new Promise<never>(() => undefined);

function halfOf(response: Response): Response {
  const stream = new ReadableStream({
    start(control) {
      control.enqueue(new TextEncoder().encode('{"id":1,"ver'));
      control.error(new TypeError('The connection was reset'));
    },
  });
  return new Response(stream, { status: response.status, headers: { 'content-type': 'application/json' } });
}

/** A line from one tab to the server, of which a share of the requests fails: before it is sent, after the server has done it, or half way. */
export function badLine(url: string, cookie: () => string, chance: Chance, share: number): BadLine {
  const faults: Record<LineFault, number> = { 'not sent': 0, 'answer lost': 0, 'half an answer': 0 };
  let isCut = false;
  const send: typeof fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('cookie', cookie());
    headers.set('sec-fetch-site', 'same-origin');
    return fetch(`${url}${String(input)}`, { ...init, headers });
  };
  const ask: typeof fetch = async (input, init) => {
    const fault = chance.happens(share) ? chance.pick(FAULTS) : null;
    if (fault) faults[fault] += 1;
    if (isCut) return never();
    if (fault === 'not sent') throw new TypeError('Failed to fetch');
    const response = await send(input, init);
    if (isCut) return never();
    if (fault === null) return response;
    await response.arrayBuffer();
    if (fault === 'half an answer') return halfOf(response);
    throw new TypeError('Failed to fetch');
  };
  return {
    ask,
    faults,
    cut() {
      isCut = true;
    },
  };
}
