import { StringDecoder } from 'node:string_decoder';

/** No row is as long as this, in characters: what is longer was made to fill the memory. */
const MAX_LINE = 32 * 1024 * 1024;

export class TooLong extends Error {}

/** The lines of a text, of which no more than a line and a piece is in memory. Throws `TooLong`. */
export async function* linesOf(stream: AsyncIterable<unknown>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const piece of stream) {
    const lines = (rest + decoder.write(piece as Buffer)).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > MAX_LINE) throw new TooLong();
    yield* lines;
  }
  rest += decoder.end();
  if (rest) yield rest;
}
