import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { startTestApp, type TestApp } from '@dwang/testing/services';

let test: TestApp;
const open = async (): Promise<Socket> => {
  const accepted = once(test.app.getHttpServer(), 'connection');
  const socket = connect(Number(new URL(test.url).port), '127.0.0.1');
  await accepted;
  return socket;
};

it('stops although a browser holds a connection on which it has sent nothing', async () => {
  test = await startTestApp();
  const socket = await open();
  const ended = once(socket, 'close');
  await test.close();
  await ended;
});

it('lets what has begun to come in arrive, and answers it', async () => {
  test = await startTestApp();
  const socket = await open();
  const body = JSON.stringify({ username: 'nobody', password: 'wrong password' });
  const head = [
    'POST /api/auth/login HTTP/1.1',
    'Host: localhost',
    'Sec-Fetch-Site: same-origin',
    'Content-Type: application/json',
  ];
  const taken = once(test.app.getHttpServer(), 'request');
  socket.write([...head, `Content-Length: ${body.length}`, 'Connection: close', '', body.slice(0, 5)].join('\r\n'));
  await taken;
  const closed = test.close();
  socket.write(body.slice(5));
  let answer = '';
  for await (const part of socket) answer += String(part);
  await closed;
  expect(answer).toMatch(/^HTTP\/1\.1 401 /);
});
