import { postStream } from './stream';

const encoder = new TextEncoder();

/** A server that sends these pieces, then ends, breaks, or falls silent. */
function serve(pieces: string[], end: 'close' | 'break' | 'wait' = 'close') {
  let left = false;
  globalThis.fetch = async () => {
    const stream = new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(encoder.encode(piece));
        if (end === 'close') controller.close();
      },
      pull(controller) {
        if (end === 'break') controller.error(new TypeError('network error'));
      },
      cancel() {
        left = true;
      },
    });
    return new Response(stream, { headers: { 'content-type': 'text/event-stream' } });
  };
  return { hasLeft: () => left };
}

const ask = (signal = new AbortController().signal) => postStream<{ n: number }>('/numbers', {}, signal);
const all = async (events: AsyncGenerator<{ n: number }>) => {
  const found: number[] = [];
  for await (const { n } of events) found.push(n);
  return found;
};

test('events are read however they are cut into pieces, beats and comments are left out', async () => {
  serve(['retry: 5\n\nda', 'ta: {"n":1}\n', '\nevent: beat\ndata: 1\n\n: x\n\ndata: {"n":2}\n\n']);
  expect(await all(ask())).toEqual([1, 2]);
});

test('letters that were cut in two arrive whole', async () => {
  const bytes = encoder.encode('data: {"n":"Ō"}\n\n');
  globalThis.fetch = async () => {
    const stream = new ReadableStream({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    return new Response(stream);
  };
  expect(await all(ask())).toEqual(['Ō']);
});

test('a refusal is thrown with its code and words', async () => {
  const problem = { code: 'REQUEST.RATE_LIMITED', detail: 'Too many requests' };
  const headers = { 'content-type': 'application/problem+json' };
  globalThis.fetch = async () => new Response(JSON.stringify(problem), { status: 429, headers });
  await expect(all(ask())).rejects.toMatchObject({ status: 429, ...problem });
});

test('a stream that breaks off, and a server that is not there, are told as no answer', async () => {
  serve(['data: {"n":1}\n\n'], 'break');
  await expect(all(ask())).rejects.toMatchObject({ status: 0 });
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(all(ask())).rejects.toMatchObject({ status: 0 });
});

test('what is stopped while the server is silent ends at once, as no answer', async () => {
  const server = serve(['data: {"n":1}\n\n'], 'wait');
  const stop = new AbortController();
  const events = ask(stop.signal);
  expect((await events.next()).value).toEqual({ n: 1 });
  const next = events.next();
  stop.abort();
  await expect(next).rejects.toMatchObject({ status: 0 });
  expect(server.hasLeft()).toBe(true);
});

test('who stops reading leaves the server', async () => {
  const server = serve(['data: {"n":1}\n\ndata: {"n":2}\n\n'], 'wait');
  for await (const { n } of ask()) if (n === 1) break;
  expect(server.hasLeft()).toBe(true);
});
