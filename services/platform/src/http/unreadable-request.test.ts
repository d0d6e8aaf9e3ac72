import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { startTestApp, type TestApp } from '@dwang/testing/services';

let test: TestApp;
let server: Server;
beforeAll(async () => {
  test = await startTestApp();
  server = test.app.getHttpServer();
});
afterAll(() => test?.close());

/** Sends this, and never hangs up. Answers the head of what comes back, once the server has let go of the connection. */
async function stay(sent: string, onOpen: (far: Socket) => void = () => undefined): Promise<string> {
  const accepted = once(server, 'connection');
  const socket = connect({ port: Number(new URL(test.url).port), host: '127.0.0.1', allowHalfOpen: true });
  let answer = '';
  socket.on('data', (part) => (answer += String(part))).on('error', () => undefined);
  const [far] = await accepted;
  const released = once(far, 'close');
  socket.write(sent);
  onOpen(far);
  await released;
  socket.destroy();
  return answer.split('\r\n')[0] ?? '';
}

it('TR-407 lets go of a connection on which nothing readable came', async () => {
  expect(await stay('no request at all\r\n\r\n')).toBe('HTTP/1.1 400 Bad Request');
});

it('TR-407 lets go of a connection whose headers are too long', async () => {
  const long = `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(100_000)}\r\n\r\n`;
  expect(await stay(long)).toBe('HTTP/1.1 431 Request Header Fields Too Large');
});

it('TR-407 lets go of a connection whose request never came to its end', async () => {
  const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  const tell = (far: Socket) => void server.emit('clientError', late, far);
  expect(await stay('GET / HTTP/1.1\r\nHost: loc', tell)).toBe('HTTP/1.1 408 Request Timeout');
});
