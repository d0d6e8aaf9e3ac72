import type { LiveEvent } from '@dwang/contracts';
import type { Person } from './people';

export interface LiveListening {
  response: Response;
  /** Waits for the next event. */
  next(): Promise<LiveEvent>;
  /** When the server has ended the stream. */
  ended: Promise<void>;
  close(): void;
}

/** Opens a person's stream of live events as a browser does. `url` is where the app listens. */
export async function listenLive(url: string, person: Person): Promise<LiveListening> {
  const abort = new AbortController();
  const response = await fetch(`${url}/api/events`, { headers: { cookie: person.cookie }, signal: abort.signal });
  const events: LiveEvent[] = [];
  let arrived = () => undefined as unknown;
  const read = async () => {
    let text = '';
    for await (const part of response.body ?? []) {
      text += Buffer.from(part).toString();
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      events.push(...blocks.filter((block) => block.startsWith('data: ')).map((block) => JSON.parse(block.slice(6))));
      arrived();
    }
  };
  const next = async (): Promise<LiveEvent> => {
    while (events.length === 0) await new Promise((resolve) => (arrived = () => resolve(undefined)));
    return events.shift() as LiveEvent;
  };
  return { response, next, ended: read().catch(() => undefined), close: () => abort.abort() };
}
