import { request } from 'node:http';
import { SettingRows, Settings } from '@dwang/platform';
import { startTestApp, type TestApp } from '@dwang/testing/services';
import { createGateway } from '../create-gateway';
import { type BuiltFront, makeBuiltFront, PAGE, SCRIPT } from '../testing/built-front';
import { Front } from './front';

let test: TestApp;
let built: BuiltFront;
beforeAll(async () => {
  built = makeBuiltFront();
  test = await startTestApp([], { compose: (env) => createGateway(env, new Front(undefined, built.root)) });
});
afterAll(async () => {
  await test?.close();
  built.remove();
});

const get = (path: string, accept = '*/*') => test.nobody().get(path).set('accept', accept);
const HTML = 'text/html,application/xhtml+xml';

/** Sends the path as it is, which a URL parser would tidy up. */
const rawGet = (path: string) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(test.url);
    const outgoing = request({ hostname, port, path }, (answer) => {
      let text = '';
      answer.on('data', (part) => {
        text += String(part);
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    outgoing.on('error', reject).end();
  });

it.each(['/', '/jobs', '/invoices/7', '/jobs?tab=clients'])(
  'gives the page for the screen %s, to be asked for again each time',
  async (path) => {
    const answer = await get(path, HTML);
    expect([answer.status, answer.text]).toEqual([200, PAGE]);
    expect(answer.headers['cache-control']).toBe('no-cache');
  },
);

it.each(['/assets/gone.12345678.js', '/gone.js', '/mf-jobs/stable/gone.js', '/mf-jobs/stable/screen', '/logo.png'])(
  'answers the missing file %s with 404 in plain text, never with the page',
  async (path) => {
    const answer = await get(path, HTML);
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toContain('text/plain');
  },
);

const call = async (name: string) => {
  const [rows, settings] = [test.app.get(SettingRows), test.app.get(Settings)];
  const version = (await rows.rows()).find((row) => row.name === 'app_name')?.version ?? 0;
  await test.db.tx(async () => {
    await rows.write('app_name', name, version, 1);
    settings.forget();
  });
};

it('titles the page and the description of the API as the administrator has named the product (TR-310)', async () => {
  await call('Nails & Co');
  for (const path of ['/', '/jobs', '/index.html'])
    expect((await get(path, HTML)).text).toBe('<!doctype html><title>Nails &amp; Co</title>');
  expect((await get('/api/docs/openapi.json')).body.info.title).toBe('Nails & Co');
  expect((await get('/api/docs')).text).not.toContain('Dwang');
  await call('Dwang');
  expect((await get('/', HTML)).text).toBe(PAGE);
  expect((await get('/api/docs/openapi.json')).body.info.title).toBe('Dwang');
});

it('names the app to be installed as the administrator has named it', async () => {
  expect((await get('/manifest.webmanifest')).status).toBe(404);
  built.write('shell/dist/manifest.webmanifest', '{"id":"/","name":"Dwang","short_name":"Dwang","lang":"en-NZ"}');
  await call('Kōwhai Works');
  const answer = await get('/manifest.webmanifest');
  expect(answer.headers['content-type']).toContain('application/manifest+json');
  expect(answer.headers['cache-control']).toBe('no-cache');
  expect(JSON.parse(answer.text)).toEqual({
    ...{ id: '/', lang: 'en-NZ', name: 'Kōwhai Works', short_name: 'Kōwhai Works' },
  });
  await call('Dwang');
});

it('gives no page to a caller that does not ask for one', async () => {
  expect((await get('/jobs', 'application/json')).status).toBe(404);
  expect((await get('/jobs', '*/*').set('sec-fetch-dest', 'script')).status).toBe(404);
  for (const path of ['/.env', '/assets/gone', '/mf-jobs/stable/gone']) expect((await get(path, '*/*')).status).toBe(404);
});

it('gives the page of a screen to a tool that takes anything', async () => {
  expect((await get('/jobs', '*/*')).text).toBe(PAGE);
});

it.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
])('sends a hashed file as %s, to be kept for ever', async (accepted, encoding) => {
  const answer = await get('/assets/main.74e8b76e.js').set('accept-encoding', accepted);
  expect(answer.status).toBe(200);
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(answer.headers['content-type']).toContain('javascript');
  if (encoding !== 'br') expect(answer.text).toBe(SCRIPT);
});

it.each(['/sw.js', '/remotes.json', '/mf-jobs/stable/remote.manifest.json', '/mf-jobs/staging/remote.manifest.json'])(
  'RC-111: has %s asked for again each time',
  async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-cache');
  },
);

it.each([
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%2f..%2f..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/mf-jobs/stable/../../../secret.txt',
  '/mf-jobs/stable/..%2f..%2f..%2fsecret.txt',
  '/.hidden',
  '/%2fetc/passwd',
  '/a%00b.js',
])('lets nobody out of the built folders by %s', async (path) => {
  const answer = await rawGet(path);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.text).not.toContain('secret"');
  expect(answer.text).not.toBe('secret');
});

it.each(['nowhere', 'a%00b', 'a%5Cb'])(
  'answers the unknown API address %s with a problem, whatever is accepted',
  async (path) => {
    const answer = await get(`/api/${path}`, HTML);
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  },
);

it('lets the page load scripts from itself and from the origins of remotes.json, as it is now', async () => {
  const policy = async () => String((await get('/', HTML)).headers['content-security-policy']);
  expect(await policy()).toContain("script-src 'self';");
  expect(await policy()).not.toMatch(/unsafe|nonce/);
  built.write(
    'shell/dist/remotes.json',
    '{"remotes":{"mf-jobs":{"channels":{"stable":"https://jobs.example.nz/mf/remote.manifest.json"}}}}',
  );
  built.write('shell/dist/csp.json', '{"styleHashes":["sha256-AAAA","\'unsafe-inline\'"]}');
  expect(await policy()).toContain("script-src 'self' https://jobs.example.nz;");
  expect(await policy()).toContain("connect-src 'self' https://jobs.example.nz;");
  expect(await policy()).toContain("style-src 'self' https://jobs.example.nz 'sha256-AAAA';");
  expect(await policy()).toContain("img-src 'self' https://jobs.example.nz data: blob: https://tile.openstreetmap.org;");
  expect((await get('/remotes.json')).body.remotes['mf-jobs']).toBeDefined();
});

it('protects every answer', async () => {
  const { headers } = await get('/api/health');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cache-control': 'no-store',
  });
  expect(headers['strict-transport-security']).toBeUndefined();
  expect(headers['x-powered-by']).toBeUndefined();
  for (const part of ["default-src 'none'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
    expect(headers['content-security-policy']).toContain(part);
  }
});
