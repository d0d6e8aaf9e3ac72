import { EventSourceParserStream } from 'eventsource-parser/stream';
import { isApiError, noAnswer, readError } from './api-error';

/** A stream that says nothing for so many milliseconds is dead. */
const SILENCE = 30_000;

/**
 * Sends a body and gives each event of the streamed answer (server-sent events) as it arrives. It is sent once: what it asks for is not
 * free. Throws `ApiError` when it is refused, cannot be sent or breaks off, also when `signal` is aborted.
 */
export async function* postStream<Event>(url: string, body: object, signal: AbortSignal): AsyncGenerator<Event> {
  const silence = new AbortController();
  const until = AbortSignal.any([signal, silence.signal]);
  let timer = setTimeout(() => silence.abort(), SILENCE);
  try {
    const response = await fetch(`/api${url}`, {
      method: 'POST',
      credentials: 'include',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: until,
    });
    if (!response.ok || !response.body) throw await readError(response);
    for await (const data of dataOf(response.body, until)) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), SILENCE);
      yield JSON.parse(data) as Event;
    }
  } catch (error) {
    throw isApiError(error) ? error : noAnswer();
  } finally {
    clearTimeout(timer);
  }
}

/** Not every browser can walk over a stream itself. */
async function* dataOf(body: ReadableStream<Uint8Array>, until: AbortSignal): AsyncGenerator<string> {
  const reader = body.pipeThrough(decode()).pipeThrough(new EventSourceParserStream()).getReader();
  const leave = () => void reader.cancel().catch(() => undefined);
  until.addEventListener('abort', leave);
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) if (!part.value.event) yield part.value.data;
    until.throwIfAborted();
  } finally {
    until.removeEventListener('abort', leave);
    await reader.cancel().catch(() => undefined);
  }
}

function decode(): TransformStream<Uint8Array, string> {
  const decoder = new TextDecoder();
  return new TransformStream({ transform: (bytes, out) => out.enqueue(decoder.decode(bytes, { stream: true })) });
}
