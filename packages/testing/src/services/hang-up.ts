import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';

export interface HangingUp {
  /** Ends the connection; resolves when the server has noticed. */
  hangUp(): Promise<void>;
}

/** Sends a whole request as somebody who may hang up before the answer. `server` is the one that listens at `url`. */
export async function sendAndHold(server: Server, url: string, request: SentRequest): Promise<HangingUp> {
  const accepted = once(server, 'connection') as Promise<[Socket]>;
  const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined);
  const [far] = await accepted;
  const body = JSON.stringify(request.body);
  const headers = { host: 'localhost', 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...request.headers };
  const lines = Object.entries({ ...headers, 'content-length': Buffer.byteLength(body) }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  socket.write([`POST ${request.path} HTTP/1.1`, ...lines, '', body].join('\r\n'));
  return {
    hangUp: async () => {
      const closed = once(far, 'close');
      socket.destroy();
      await closed;
    },
  };
}

export interface SentRequest {
  path: string;
  headers: Record<string, string>;
  body: object;
}
