import { SecurityLog, SecurityLogRow } from '@dwang/platform';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';

let test: TestApp;
let administrator: Person;
let log: SecurityLog;
beforeAll(async () => {
  test = await startTestApp([area]);
  administrator = await test.people.administrator();
  log = test.app.get(SecurityLog);
});
afterAll(() => test?.close());

const list = async (query: object = {}) => {
  await log.settled();
  return (await administrator.agent.get('/api/admin/security-logs').query(query).expect(200)).body;
};

it('tells who was kept from the administrator area, from where and when, and is for the administrator alone', async () => {
  const owner = await test.people.signUp();
  await owner.agent.get('/api/admin/security-logs').expect(403);
  await test.nobody().get('/api/admin/security-logs').expect(401);
  const { items } = await list({ q: owner.user.username, severity: 'high' });
  expect(items).toEqual([
    {
      id: expect.any(Number),
      severity: 'high',
      event: 'Refused: administrator area: GET /api/admin/security-logs',
      timestamp: expect.stringMatching(/Z$/),
      ip: '127.0.0.1',
      user: owner.user.username,
    },
  ]);
  expect((await list({ q: 'not signed in' })).items[0]).toMatchObject({ severity: 'low', user: '' });
});

it('notes the same refusal once a minute, so that nobody can fill the disk', async () => {
  const owner = await test.people.signUp();
  for (let turn = 0; turn < 20; turn += 1) await owner.agent.get('/api/admin/users').expect(403);
  expect(
    (await list({ q: owner.user.username })).items.filter(({ severity }: { severity: string }) => severity === 'high'),
  ).toHaveLength(1);
});

it('finds by words of event, user and address in any order, signs taken literally', async () => {
  await log.note('sign-in.failed', { username: 'Rāwiri 100%', ip: '203.0.113.77', userId: null });
  expect((await list({ q: '203.0.113.77 rawiri' })).totals).toEqual({ count: 1 });
  expect((await list({ q: '100% failed' })).items[0]).toMatchObject({ event: 'Failed sign-in', user: 'Rāwiri 100%' });
  expect((await list({ q: '_%_' })).items).toEqual([]);
});

it('ASVS 16.4.1 lets nobody write lines or formulas into it', async () => {
  await log.note('sign-in.failed', {
    username: 'eve\r\n2026-01-01 high,Signed in,\u202Eadmin',
    ip: '203.0.113.78',
    userId: null,
  });
  await log.note('sign-in.failed', { username: '=HYPERLINK("//evil")', ip: '203.0.113.79', userId: null });
  const [row] = (await list({ q: '203.0.113.78' })).items;
  expect(row.user).toBe('eve 2026-01-01 high,Signed in, admin');
  const answer = await administrator.agent.get('/api/admin/security-logs/export').query({ q: '203.0.113.7' }).expect(200);
  expect(answer.headers['content-type']).toContain('text/csv');
  expect(answer.text).toContain(`"'=HYPERLINK(""//evil"")"`);
  expect(answer.text).toContain('"eve 2026-01-01 high,Signed in, admin"');
});

it('RC-086 is read page by page without a gap, and the export has all of them', async () => {
  const at = new Date('2026-03-02T20:00:00.000Z');
  const row = {
    at,
    severity: 'low' as const,
    code: 'x',
    userId: null,
    username: 'pager',
    ip: '',
    about: '',
    searchText: 'pager',
  };
  for (let turn = 0; turn < 5; turn += 1) await test.db.repo(SecurityLogRow).insert({ ...row, event: `pager ${turn}` });
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await list({ q: 'pager', limit: 2, cursor });
    seen.push(...page.items.map(({ event }: { event: string }) => event));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(seen).toEqual(['pager 4', 'pager 3', 'pager 2', 'pager 1', 'pager 0']);
  const { text } = await administrator.agent.get('/api/admin/security-logs/export').query({ q: 'pager' });
  expect(text.trim().split('\r\n')).toHaveLength(6);
});

it('tells in words what the administrator set, turned off and started', async () => {
  const changes = [{ id: 'company_name', value: 'Rimu', version: 0 }];
  await administrator.agent.patch('/api/admin/settings').send({ changes }).expect(200);
  await administrator.agent.patch('/api/admin/features/schedule').send({ isOn: false, version: 0 }).expect(200);
  await administrator.agent.post('/api/admin/backups').send({}).expect(201);
  const events = (await list({ q: 'administrator action' })).items.map(({ event }: { event: string }) => event);
  expect(events.slice(0, 3)).toEqual([
    'Administrator action: started a backup',
    'Administrator action: turned Schedule off',
    expect.stringMatching(/^Administrator action: changed settings: \S/),
  ]);
});

it('keeps a year', async () => {
  const old = {
    severity: 'low' as const,
    code: 'x',
    event: 'long ago',
    userId: null,
    username: '',
    ip: '',
    about: '',
    searchText: 'long ago',
  };
  await test.db.repo(SecurityLogRow).insert({ ...old, at: new Date(Date.now() - 366 * 24 * 3600_000) });
  await log.trim(new Date());
  expect((await list({ q: 'long ago' })).items).toEqual([]);
  expect((await list()).items.length).toBeGreaterThan(0);
});
