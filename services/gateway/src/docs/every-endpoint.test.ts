import type { FieldError } from '@dwang/contracts';
import { type Agent, type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { createGateway } from '../create-gateway';
import { Front } from '../static/front';
import { makeBuiltFront } from '../testing/built-front';

interface Endpoint {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  takesBody: boolean;
  takesJson: boolean;
  isOpen: boolean;
  hasAnswer: boolean;
}

const built = makeBuiltFront();
let test: TestApp;
let person: Person;
let endpoints: Endpoint[];
beforeAll(async () => {
  test = await startTestApp([], { compose: (env) => createGateway(env, new Front(undefined, built.root)) });
  person = await test.people.signUp();
  endpoints = await readEndpoints();
});
afterAll(async () => {
  await test?.close();
  built.remove();
});

async function readEndpoints(): Promise<Endpoint[]> {
  const { body } = await test.nobody().get('/api/docs/openapi.json').expect(200);
  return Object.entries<
    Record<string, { security?: unknown; requestBody?: { content?: Record<string, unknown> }; responses: object }>
  >(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method as Endpoint['method'],
      path,
      takesBody: operation.requestBody !== undefined,
      takesJson: operation.requestBody?.content?.['application/json'] !== undefined,
      isOpen: operation.security === undefined,
      hasAnswer:
        /"(application\/json|image\/jpeg|application\/zip|application\/octet-stream|text\/calendar|text\/csv|application\/xml)"/.test(
          JSON.stringify(operation.responses),
        ) || '204' in operation.responses,
    })),
  );
}

const url = (path: string, id = '1') => path.replaceAll(/\{\w+\}/g, id);
const call = (agent: Agent, { method, path }: Endpoint, id?: string) => agent[method](url(path, id));
const isAdmins = ({ path }: Endpoint) => path.startsWith('/api/admin/');

async function countRows(): Promise<string> {
  const counts: string[] = [];
  for (const { tableName } of test.db.dataSource.entityMetadatas) {
    if (['sessions', 'sign_in_attempts', 'security_logs', 'server_processes'].includes(tableName)) continue;
    const [row] = await test.db.dataSource.query<{ n: string | number }[]>(`SELECT COUNT(*) AS n FROM ${tableName}`);
    counts.push(`${tableName} ${Number(row?.n)}`);
  }
  return counts.sort().join(', ');
}

/** Sends it, and collects where the answer is not a problem with a status of the caller's fault. */
async function faultsOf(
  list: Endpoint[],
  what: string,
  send: (endpoint: Endpoint) => ReturnType<typeof call>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const endpoint of list) {
    const answer = await send(endpoint);
    const isProblem = String(answer.headers['content-type']).includes('application/problem+json');
    const isCallers = answer.status >= 400 && answer.status < 500;
    if (!isProblem || !isCallers)
      faults.push(`${what}: ${endpoint.method} ${endpoint.path} → ${answer.status} ${answer.text.slice(0, 80)}`);
  }
  return faults;
}

it('documents every endpoint of every area with what it answers', () => {
  const areas = [
    'auth',
    'account',
    'company',
    'preferences',
    'clients',
    'projects',
    'time-entries',
    'timer',
    'measurements',
    'dashboard',
    'admin',
  ];
  for (const area of areas) expect(endpoints.some(({ path }) => path.startsWith(`/api/${area}`))).toBe(true);
  expect(endpoints.filter(({ hasAnswer }) => !hasAnswer)).toEqual([]);
  const open = endpoints.filter(({ isOpen }) => isOpen).map(({ path }) => path);
  expect([...new Set(open)].sort()).toEqual([
    '/api/app',
    '/api/auth/confirm-email',
    '/api/auth/forgot-password',
    '/api/auth/invitations/{token}',
    '/api/auth/login',
    '/api/auth/logout',
    '/api/auth/passkey/options',
    '/api/auth/passkey/sign-in',
    '/api/auth/register',
    '/api/auth/reset-password',
    '/api/auth/second-step',
    '/api/auth/status',
    '/api/billing/events',
    '/api/calendar/{file}',
    '/api/client-errors',
    '/api/health',
    '/api/opt-outs/{token}',
    '/api/portal-papers/{token}',
    '/api/portal-papers/{token}/invoices/{id}',
    '/api/portal-papers/{token}/letterhead',
    '/api/portal-papers/{token}/quotes/{id}',
    '/api/portal-papers/{token}/quotes/{id}/accept',
    '/api/portal-papers/{token}/quotes/{id}/decline',
    '/api/portal/{token}',
    '/api/portal/{token}/photos/{id}/content',
    '/api/portal/{token}/photos/{id}/thumbnail',
    '/api/ready',
    '/api/shared-estimates/{token}',
    '/api/test',
  ]);
});

it('answers 401 to nobody, and 403 to all but the administrator in the admin area', async () => {
  for (const endpoint of endpoints.filter(({ isOpen }) => !isOpen)) {
    const statuses = [(await call(test.nobody(), endpoint)).status];
    if (isAdmins(endpoint)) statuses.push((await call(person.agent, endpoint)).status);
    expect([endpoint.path, statuses]).toEqual([endpoint.path, isAdmins(endpoint) ? [401, 403] : [401]]);
  }
});

it('refuses bad bodies of many kinds everywhere, and writes nothing', async () => {
  const before = await countRows();
  const taking = endpoints.filter(({ takesBody }) => takesBody);
  const faults: string[] = [];
  const bodies = ['{"name":', '[]', 'null', '"text"', '12', '{"__proto__":{}}', JSON.stringify({ notes: 'x'.repeat(1_100_000) })];
  for (const body of bodies) {
    const send = (endpoint: Endpoint) => call(person.agent, endpoint).set('content-type', 'application/json').send(body);
    faults.push(...(await faultsOf(taking, body.slice(0, 20), send)));
  }
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    faults.push(
      ...(await faultsOf(taking, type, (endpoint) => call(person.agent, endpoint).set('content-type', type).send('a=1'))),
    );
  }
  expect(faults).toEqual([]);
  expect(await countRows()).toBe(before);
});

it('refuses by its name a key that no contract knows, on every write (TR-215)', async () => {
  const silent: string[] = [];
  for (const endpoint of endpoints.filter((each) => each.takesJson && !isAdmins(each))) {
    const answer = await call(person.agent, endpoint).send({ notKnownHere: 1 });
    const named = (answer.body.errors ?? []).some(({ field }: FieldError) => field === 'notKnownHere');
    if (!named) silent.push(`${endpoint.method} ${endpoint.path} → ${answer.status} ${answer.body.code}`);
  }
  // A sign-in is refused for its missing password first; browsers may say more of a subscription; billing events are off without a secret.
  expect(silent).toEqual([
    'post /api/auth/login → 400 REQUEST.INVALID',
    'post /api/push-subscriptions → 400 REQUEST.INVALID',
    'post /api/billing/events → 404 REQUEST.NOT_FOUND',
  ]);
});

it('RC-134 lets no key of a prototype through, at any depth', async () => {
  const taking = endpoints.filter(({ takesBody }) => takesBody);
  const planted = ['{"__proto__":{"polluted":1}}', '{"constructor":{"prototype":{"polluted":1}}}'];
  const bodies = planted.flatMap((body) => [body, `{"voice":${body}}`, `{"notifications":{"weather-risk":${body}}}`]);
  for (const body of bodies) {
    for (const endpoint of taking) {
      const { status } = await call(person.agent, endpoint).set('content-type', 'application/json').send(body);
      expect([endpoint.path, body, status]).toEqual([endpoint.path, body, expect.any(Number)]);
      expect(status).toBeLessThan(500);
    }
  }
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
  const preferences = await person.agent.get('/api/preferences').expect(200);
  expect(JSON.stringify(preferences.body)).not.toContain('polluted');
});

it('refuses bad ids and unknown query names everywhere', async () => {
  const before = await countRows();
  const withId = endpoints.filter(({ path }) => path.includes('{'));
  const faults: string[] = [];
  for (const id of ['abc', '0', '-1', '1.5', '99999999999999999999', "1' OR '1'='1", '%00']) {
    faults.push(...(await faultsOf(withId, id, (endpoint) => call(person.agent, endpoint, encodeURI(id)).send({}))));
  }
  const query = (endpoint: Endpoint) => call(person.agent, endpoint).query({ surprise: '1' });
  faults.push(
    ...(await faultsOf(
      endpoints.filter(({ method }) => method === 'get'),
      'query',
      query,
    )),
  );
  expect(faults).toEqual([]);
  expect(await countRows()).toBe(before);
});

it('answers 404 for rows that are not there', async () => {
  const reading = endpoints.filter(
    (endpoint) => endpoint.path.includes('{') && ['get', 'delete'].includes(endpoint.method) && !isAdmins(endpoint),
  );
  for (const endpoint of reading)
    expect([endpoint.path, (await call(person.agent, endpoint, '987654')).status]).toEqual([endpoint.path, 404]);
});

it('RC-123 refuses every change from another site', async () => {
  const changing = endpoints.filter(({ method }) => method !== 'get');
  const send = (endpoint: Endpoint) => call(person.agent, endpoint).set('sec-fetch-site', 'cross-site').send({});
  expect(await faultsOf(changing, 'cross-site', send)).toEqual([]);
  for (const endpoint of changing) expect((await send(endpoint)).status).toBe(403);
});

it('shows the API page without inline or evaluated scripts', async () => {
  const answer = await test.nobody().get('/api/docs').expect(200);
  expect(answer.headers['content-security-policy']).toContain("script-src 'self';");
  expect(answer.text).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>\s*\S/);
  await test.nobody().get('/api/docs/swagger-ui-bundle.js').expect(200);
});
