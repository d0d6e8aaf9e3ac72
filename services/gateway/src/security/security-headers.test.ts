import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import fastify, { type FastifyInstance } from 'fastify';
import type { Front } from '../static/front';
import { protectAnswers } from './security-headers';

let server: FastifyInstance;
let url: string;
beforeAll(async () => {
  server = fastify({ trustProxy: (_address, hop) => hop < 1 });
  const front = { origins: () => [], styleHashes: () => [] } as unknown as Front;
  const app = { getHttpAdapter: () => ({ getInstance: () => server }) } as unknown as NestFastifyApplication;
  protectAnswers(app, front, 'https://tile.example.nz/{z}/{x}/{y}.png');
  server.get('/', () => 'ok');
  url = await server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

const headersOver = async (protocol: string) =>
  (await fetch(url, { headers: { 'x-forwarded-proto': protocol, origin: 'https://elsewhere.example' } })).headers;

it('keeps a browser that came by HTTPS there for a year, and no other (TR-414)', async () => {
  expect((await headersOver('https')).get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  expect((await headersOver('http')).get('strict-transport-security')).toBeNull();
});

it('lets no other origin read an answer (TR-414)', async () => {
  const names = [...(await headersOver('https')).keys()];
  expect(names).toContain('x-frame-options');
  expect(names.filter((name) => name.startsWith('access-control-'))).toEqual([]);
});
