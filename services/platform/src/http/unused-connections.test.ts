import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { startTestApp, type TestApp } from '@dwang/testing/services';
import { Probes, probeArea } from '../testing/probe-area';

let test: TestApp;
const open = async (): Promise<Socket> => {
  const accepted = once(test.app.getHttpServer(), 'connection');
  const socket = connect(Number(new URL(test.url).port), '127.0.0.1');
  await accepted;
  return socket;
};
function signal(): [Promise<void>, () => void] {
  let give = () => {};
  return [new Promise<void>((resolve) => (give = resolve)), () => give()];
}

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

it('TR-212 does not wait for a connection that is kept after an answer that was begun before the stop', async () => {
  test = await startTestApp([probeArea]);
  const { cookie } = await test.people.signUp();
  const probes = test.app.get(Probes);
  const create = probes.create.bind(probes);
  const [begun, begin] = signal();
  const [goingOn, goOn] = signal();
  jest.spyOn(probes, 'create').mockImplementationOnce(async (...what) => {
    begin();
    await goingOn;
    return create(...what);
  });
  const agent = new Agent({ keepAlive: true });
  const headers = { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const sent = request(`${test.url}/api/probes`, { method: 'POST', agent, headers });
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
  sent.end(JSON.stringify({ name: 'begun' }));
  await begun;
  const closed = test.app.close();
  goOn();
  const [answer] = await answered;
  expect(answer.statusCode).toBe(201);
  answer.resume();
  await closed;
  agent.destroy();
});
