import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { Like } from 'typeorm';
import { Log } from '../logs/log';
import { Probe, probeArea } from '../testing/probe-area';

let test: TestApp;
let person: Person;
beforeAll(async () => {
  test = await startTestApp([probeArea]);
  person = await test.people.signUp();
});
afterAll(() => test?.close());

const send = (body: string, type = 'application/json') => person.agent.post('/api/probes').set('content-type', type).send(body);

it.each([
  ['broken JSON', '{"name":', 400, 'REQUEST.MALFORMED'],
  ['a body nested too deep', `{"name":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, 400, 'REQUEST.MALFORMED'],
  ['a prototype', '{"__proto__":{"x":1},"name":"n"}', 400, 'REQUEST.MALFORMED'],
  ['an array', '[]', 400, 'REQUEST.INVALID'],
  ['null', 'null', 400, 'REQUEST.INVALID'],
  ['nothing', '', 400, 'REQUEST.INVALID'],
])('answers %s with a problem', async (_, body, status, code) => {
  const answer = await send(body);
  expect(answer.status).toBe(status);
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(answer.body).toMatchObject({ type: 'about:blank', status, code, requestId: answer.headers['x-request-id'] });
});

it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
  'takes no %s, which a page of another site could send unasked',
  async (type) => {
    expect((await send('name=x', type)).status).toBe(415);
  },
);

it('takes no other character set and nothing compressed', async () => {
  for (const type of ['application/json; charset=utf-16', 'application/json;charset="latin1"'])
    expect((await send('{}', type)).status).toBe(415);
  const packed = person.agent.post('/api/probes').set('content-encoding', 'gzip').set('content-type', 'application/json');
  expect((await packed.send('{}')).status).toBe(415);
  expect((await send('{}', 'application/json; charset="UTF-8"')).status).toBe(400);
});

it('refuses a body beyond the limit', async () => {
  const answer = await send(JSON.stringify({ name: 'x'.repeat(1_100_000) }));
  expect(answer.status).toBe(413);
  expect(answer.headers['content-type']).toContain('application/problem+json');
});

it('names every field at fault by its path', async () => {
  const answer = await send(JSON.stringify({ cents: 1.5, lines: [{ n: 1 }, { n: 'two' }] }));
  expect(answer.body.errors.map(({ field }: { field: string }) => field).sort()).toEqual(['cents', 'lines.1.n', 'name']);
  expect(answer.body.errors).toContainEqual({ field: 'name', message: 'This field is required' });
});

it.each(['/api/probes?page=2&q=x', '/api/probes/7?x=1', '/api/health?x=1'])(
  'refuses the unknown query name of %s',
  async (url) => {
    const answer = await person.agent.get(url);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toHaveLength(1);
  },
);

it.each(['abc', '-1', '1.5', '1e999', '%00'])('refuses the id %j and names it', async (id) => {
  const answer = await person.agent.get(`/api/probes/${id}`);
  expect(answer.status).toBe(400);
  expect(answer.body.errors[0].field).toBe('id');
});

it.each([
  ['a cut character', [0xc4]],
  ['Latin-1', [0x4d, 0xe4, 0x6f, 0x72, 0x69]],
  ['half of a pair', [0xed, 0xa0, 0x80]],
])('TR-413 refuses a body with %s, which is not UTF-8, and keeps nothing of it', async (_, bytes) => {
  const body = Buffer.concat([Buffer.from('{"name":"utf8 '), Buffer.from(bytes), Buffer.from('"}')]);
  const headers = { cookie: person.cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const answer = await fetch(`${test.url}/api/probes`, { method: 'POST', headers, body });
  expect([answer.status, ((await answer.json()) as { detail: string }).detail]).toEqual([400, 'The body is not UTF-8']);
  expect(await test.db.repo(Probe).countBy({ name: Like('utf8%') })).toBe(0);
});

it('TR-413 takes a caller who hangs up while sending for no fault of the server', async () => {
  const written = jest.spyOn(test.app.get(Log), 'write');
  const accepted = once(test.app.getHttpServer(), 'connection') as Promise<[Socket]>;
  const socket = connect(Number(new URL(test.url).port), '127.0.0.1').on('error', () => undefined);
  const [far] = await accepted;
  const taken = once(test.app.getHttpServer(), 'request');
  const head = ['POST /api/probes HTTP/1.1', 'host: x', 'sec-fetch-site: same-origin', 'content-type: application/json'];
  socket.write([...head, `cookie: ${person.cookie}`, 'content-length: 1000', '', '{"name":'].join('\r\n'));
  await taken;
  const told = new Promise<void>((resolve) => {
    written.mockImplementation((_level, event) => void (/^(fault|request aborted)$/.test(event) && resolve()));
  });
  const closed = once(far, 'close');
  socket.destroy();
  await closed;
  await told;
  expect(written.mock.calls.filter(([level]) => level === 'error' || level === 'warn')).toEqual([]);
  written.mockRestore();
});

it('says nothing of an error nobody foresaw', async () => {
  const answer = await send(JSON.stringify({ name: 'breaks' }));
  expect(answer.status).toBe(500);
  expect(answer.body.code).toBe('SERVER.INTERNAL');
  expect(answer.text).not.toMatch(/SELECT|secret|vault|at /);
});

it('lets nothing leave that the contract does not know', async () => {
  expect((await person.agent.get('/api/probes')).body).toEqual({ ok: true });
  expect((await person.agent.get('/api/probes/odd-answer')).status).toBe(500);
});

it('carries the headers of an error', async () => {
  const answer = await person.agent.get('/api/probes/7');
  expect(answer.status).toBe(503);
  expect(answer.headers['retry-after']).toBe('9');
});

it('tells a wrong method from a wrong address', async () => {
  const method = await person.agent.put('/api/probes/7').send({});
  expect(method.status).toBe(405);
  expect(method.headers.allow).toBe('DELETE, GET');
  for (const path of ['/api/nowhere', '/api/probes/']) {
    const address = await person.agent.get(path);
    expect([address.status, address.body.code]).toEqual([404, 'REQUEST.NOT_FOUND']);
  }
});

it.each([
  ['an address that cannot be decoded', 'GET /api/%zz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 400],
  ['an address beyond all measure', `GET /api/probes?q=${'x'.repeat(40_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 431],
  ['what is no request', 'HELLO\r\n\r\n', 400],
])('answers %s with a problem', async (_, sent, status) => {
  const text = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(new URL(test.url).port), '127.0.0.1', () => socket.write(sent));
    let all = '';
    socket.on('data', (part) => {
      all += String(part);
    });
    socket.on('end', () => resolve(all)).on('error', reject);
  });
  expect(text.startsWith(`HTTP/1.1 ${status} `)).toBe(true);
  expect(text).toContain('application/problem+json');
  expect(JSON.parse(text.slice(text.indexOf('{')))).toMatchObject({ status });
});
