import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { area as identity, SessionScopeResolver } from '@dwang/identity';
import { createApp, LiveEvents, type LiveMessage, readEnv } from '@dwang/platform';
import { area as tools } from '@dwang/service-tools';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { proxyArea } from './area-proxy';

let upstream: Server;
let asked: { request: IncomingMessage; body: string } | undefined;
let test: TestApp;
let person: Person;

beforeAll(async () => {
  upstream = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += String(part);
    });
    request.on('end', () => {
      asked = { request, body };
      if (request.url?.includes('hang')) return;
      if (request.url?.includes('stream')) {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.write('data: first\n\n');
        return;
      }
      response.writeHead(201, {
        'content-type': 'application/json',
        'x-area': 'tools',
        connection: 'keep-alive, x-hop',
        'x-hop': '1',
      });
      response.end('{"done":true}');
    });
  });
  await new Promise<void>((listening) => upstream.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
  test = await startTestApp([], {
    settings: { AREA_TIMEOUT_SECONDS: '1' },
    compose: async (env) => {
      const started = await createApp({
        env,
        areas: [identity, tools],
        mounted: ['identity'],
        scopeResolver: SessionScopeResolver,
      });
      proxyArea(started.app, tools, url, { ...env, INTERNAL_KEY: 'k'.repeat(32) });
      return started;
    },
  });
  person = await test.people.signUp();
});
afterAll(async () => {
  await test?.close();
  upstream.closeAllConnections();
  await new Promise((closed) => upstream.close(closed));
});

it("passes the request on with the gateway's word in place of the cookie, and the answer back", async () => {
  const answer = await person.agent
    .post('/api/measurements?x=1')
    .set({ 'idempotency-key': 'key-1', 'x-internal-identity': 'forged', 'x-internal-anything': 'forged' })
    .send({ name: 'Ōtara' });
  expect(answer.status).toBe(201);
  expect(answer.body).toEqual({ done: true });
  expect(answer.headers['x-area']).toBe('tools');
  expect(answer.headers['x-hop']).toBeUndefined();
  const { headers, url } = asked?.request ?? {};
  expect(url).toBe('/api/measurements?x=1');
  expect(asked?.body).toBe('{"name":"Ōtara"}');
  expect(headers).toMatchObject({ 'idempotency-key': 'key-1', 'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/) });
  expect(headers?.cookie).toBeUndefined();
  expect(headers?.['x-internal-anything']).toBeUndefined();
  const claim = JSON.parse(Buffer.from(String(headers?.['x-internal-identity']).split('.')[0] ?? '', 'base64url').toString());
  expect(claim).toMatchObject({ aud: 'tools', scope: { userId: person.user.id, companyId: person.user.company.id } });
});

it('passes a stream on as it comes, and ends it when the server stops', async () => {
  const other = await startTestApp([], {
    compose: async (env) => {
      const started = await createApp({
        env,
        areas: [identity, tools],
        mounted: ['identity'],
        scopeResolver: SessionScopeResolver,
      });
      proxyArea(started.app, tools, `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`, env);
      return started;
    },
  });
  const { cookie } = await other.people.signUp();
  const answer = await fetch(`${other.url}/api/measurements/stream`, { headers: { cookie } });
  const reader = answer.body?.getReader();
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('data: first\n\n');
  const ended = reader?.read().catch(() => ({ done: true }));
  await other.close();
  expect(await ended).toMatchObject({ done: true });
});

it('tells open tabs of a write that the area has done', async () => {
  const told: LiveMessage[] = [];
  const stop = test.app.get(LiveEvents).subscribe((message) => void told.push(message));
  await person.agent.get('/api/measurements');
  await person.agent.post('/api/measurements').send({ name: 'Deck' }).expect(201);
  stop();
  expect(told).toEqual([
    {
      companyId: person.user.company.id,
      userId: person.user.id,
      isPrivate: false,
      event: { type: 'changed', tags: ['Measurement', 'Activity'] },
    },
  ]);
});

it('gives nobody a word', async () => {
  await test.nobody().get('/api/measurements').set('x-internal-identity', 'forged');
  expect(asked?.request.headers['x-internal-identity']).toBeUndefined();
});

it('checks the origin before anything is passed on', async () => {
  asked = undefined;
  await test.people
    .stranger()
    .post('/api/measurements')
    .set({ cookie: person.cookie, 'sec-fetch-site': 'cross-site' })
    .send({})
    .expect(403);
  expect(asked).toBeUndefined();
});

it('refuses a body beyond the limit before anything is passed on, and goes on with the connection', async () => {
  asked = undefined;
  const answer = await person.agent.post('/api/measurements').send({ name: 'x'.repeat(2_000_000) });
  expect([answer.status, answer.body.status]).toEqual([413, 413]);
  expect(asked).toBeUndefined();
  await person.agent.post('/api/measurements').send({ name: 'short' }).expect(201);
});

it('answers 504 when the area takes too long', async () => {
  const answer = await person.agent.get('/api/measurements/hang');
  expect(answer.status).toBe(504);
  expect(answer.body.code).toBe('GATEWAY.AREA_UNAVAILABLE');
});

it('answers 502 when the area is down, while the other areas go on', async () => {
  const env = readEnv({ DATABASE_URL: 'mysql://u@h/d', TOOLS_SERVICE_URL: 'http://127.0.0.1:9' });
  const other = await startTestApp([], {
    compose: async (settings) => {
      const started = await createApp({
        env: settings,
        areas: [identity, tools],
        mounted: ['identity'],
        scopeResolver: SessionScopeResolver,
      });
      proxyArea(started.app, tools, env.TOOLS_SERVICE_URL ?? '', settings);
      return started;
    },
  });
  try {
    const { agent } = await other.people.signUp();
    const answer = await agent.get('/api/measurements');
    expect(answer.status).toBe(502);
    expect(answer.body).toMatchObject({
      code: 'GATEWAY.AREA_UNAVAILABLE',
      detail: expect.stringContaining('tools service cannot be reached'),
    });
    await agent.get('/api/auth/user').expect(200);
  } finally {
    await other.close();
  }
});
