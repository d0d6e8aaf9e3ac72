import { Sessions } from '@dwang/identity';
import { AuditRow, LiveEvents, type LiveMessage, mayHear, Settings } from '@dwang/platform';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';

let test: TestApp;
let administrator: Person;
beforeEach(async () => {
  test = await startTestApp([area]);
  administrator = await test.people.administrator();
});
afterEach(() => test?.close());

type Item = { id: string; value: unknown; version: number; updatedBy: string | null };
const list = async (): Promise<Item[]> => (await administrator.agent.get('/api/admin/settings').expect(200)).body.items;
const one = async (id: string) => (await list()).find((item) => item.id === id) as Item;
const change = (...changes: object[]) => administrator.agent.patch('/api/admin/settings').send({ changes });

it('lists every entry of the specification with its type and standard value', async () => {
  const items = await list();
  const shown = items.map(({ id, value }) => [id, value]);
  expect(shown).toEqual(
    expect.arrayContaining([
      ['app_version', '3.4'],
      ['email_notifications', true],
      ['sms_notifications', false],
      ['push_notifications', true],
      ['notification_frequency', 'immediate'],
      ['db_backup_frequency', 'daily'],
      ['db_backup_retention', '30'],
      ['db_auto_optimize', true],
      ['api_timeout', '30'],
      ['api_logging', true],
    ]),
  );
  // Two are ours.
  expect(shown).toEqual(
    expect.arrayContaining([
      ['admin_second_step', false],
      ['support_phone', ''],
    ]),
  );
  expect(items).toHaveLength(18);
  expect(items.find(({ id }) => id === 'notification_frequency')).toMatchObject({
    type: 'select',
    options: ['immediate', 'hourly', 'daily', 'weekly'],
  });
});

it('saves what was changed, says by whom, and takes effect at once', async () => {
  const { version } = await one('db_backup_retention');
  const { body } = await change({ id: 'db_backup_retention', value: '7', version }).expect(200);
  expect(body.items.find(({ id }: Item) => id === 'db_backup_retention')).toMatchObject({ value: '7', version: 1 });
  expect((await one('db_backup_retention')).updatedBy).toBe(administrator.user.username);
  expect(await test.app.get(Settings).get('db_backup_retention')).toBe(7);
  const [kept] = await test.db.repo(AuditRow).find({ order: { id: 'DESC' }, take: 1 });
  expect(kept).toMatchObject({ kind: 'settings', userId: administrator.user.id });
  expect(kept?.changes).toContain('db_backup_retention');
});

it.each([
  ['app_name', ' '],
  ['app_name', true],
  ['app_name', 'Dwang <b>pro</b>'],
  ['app_name', 'Dwang\u202e gnawD'],
  ['app_name', 'Two\r\nlines'],
  ['app_version', '4.0'],
  ['support_email', 'nobody'],
  ['support_phone', 'ask Hemi'],
  ['terms_url', 'javascript:alert(1)'],
  ['email_notifications', 'true'],
  ['notification_frequency', 'sometimes'],
  ['db_backup_retention', '0'],
  ['db_backup_retention', '2.5'],
  ['api_rate_limit', '9'],
  ['api_timeout', ''],
  ['sms_notifications', true],
])('refuses %s = %j beside its field, and keeps nothing of what came with it', async (id, value) => {
  const answer = await change({ id: 'company_name', value: 'Kauri', version: 0 }, { id, value, version: 0 }).expect(400);
  expect(answer.body.errors).toHaveLength(1);
  expect(answer.body.errors[0]).toMatchObject({ field: id, message: expect.stringMatching(/^[A-Z].*/) });
  expect((await one('company_name')).version).toBe(0);
});

it('lets the second of two administrators who change the same setting know, and neither of different ones', async () => {
  await change({ id: 'app_name', value: 'One', version: 0 }).expect(200);
  const answer = await change({ id: 'app_name', value: 'Two', version: 0 }).expect(409);
  expect(answer.body.code).toBe('REQUEST.VERSION_CONFLICT');
  await change({ id: 'company_name', value: 'Two', version: 0 }).expect(200);
  expect((await one('app_name')).value).toBe('One');
});

it('limits the requests of a minute by the number that was just saved', async () => {
  const owner = await test.people.signUp();
  await change({ id: 'api_rate_limit', value: '12', version: 0 }).expect(200);
  const statuses: number[] = [];
  for (let turn = 0; turn < 14; turn += 1) statuses.push((await owner.agent.get('/api/auth/user')).status);
  expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(12);
});

it('tells everybody names, addresses, the phone of support (TR-320) and what is turned off', async () => {
  await change(
    { id: 'app_name', value: 'Kauri', version: 0 },
    { id: 'support_email', value: 'help@kauri.nz', version: 0 },
    { id: 'support_phone', value: '09 555 0123', version: 0 },
    { id: 'terms_url', value: 'https://kauri.nz/terms', version: 0 },
  ).expect(200);
  await administrator.agent.patch('/api/admin/features/sound').send({ isOn: false, version: 0 }).expect(200);
  expect((await test.nobody().get('/api/app').expect(200)).body).toEqual({
    name: 'Kauri',
    version: '3.4',
    companyName: 'Dwang',
    supportEmail: 'help@kauri.nz',
    supportPhone: '09 555 0123',
    termsUrl: 'https://kauri.nz/terms',
    off: ['sound'],
  });
});

it('is for the administrator alone', async () => {
  const owner = await test.people.signUp();
  for (const path of ['settings', 'features']) await owner.agent.get(`/api/admin/${path}`).expect(403);
  await owner.agent.patch('/api/admin/features/sound').send({ isOn: false, version: 0 }).expect(403);
});

it('has every company told of a change, once it stands', async () => {
  const heard: LiveMessage[] = [];
  const told = new Promise<void>((resolve) =>
    test.app.get(LiveEvents).subscribe((message) => {
      heard.push(message);
      resolve();
    }),
  );
  await administrator.agent.patch('/api/admin/features/mf-finance').send({ isOn: false, version: 0 }).expect(200);
  await told;
  const everybody = heard.filter(({ companyId }) => companyId === null);
  expect(everybody.map(({ event }) => event)).toEqual([{ type: 'changed', tags: ['App', 'Setting'] }]);
  const owner = { userId: 77, companyId: 78, role: 'contractor' as const };
  expect(everybody.every((message) => mayHear(owner, message))).toBe(true);
});

it('shuts the panel to a sign-in by password alone while it asks for a second step', async () => {
  await change({ id: 'admin_second_step', value: true, version: 0 }).expect(200);
  const refused = await administrator.agent.get('/api/admin/settings');
  expect([refused.status, refused.body.code]).toEqual([403, 'AUTH.SECOND_STEP_NEEDED']);
  await administrator.agent.get('/api/account').expect(200);
  expect((await administrator.agent.get('/api/auth/security')).body.isRequired).toBe(true);
  await test.app.get(Sessions).strengthen(administrator.cookie.split('=')[1] ?? '');
  await administrator.agent.get('/api/admin/settings').expect(200);
});
