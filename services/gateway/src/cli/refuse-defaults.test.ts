import { AdminAccount, area, Passwords } from '@dwang/identity';
import { EnvError, readEnv } from '@dwang/platform';
import { startTestApp, TEST_PASSWORD, type TestApp } from '@dwang/testing/services';
import { closeDemo } from './close-demo';
import { refuseDefaultSettings, refuseDemoPasswords } from './refuse-defaults';

const KEY = 'k'.repeat(32);
const PRODUCTION = { NODE_ENV: 'production', BACKUP_KEY: KEY, SECRETS_KEY: KEY, PUBLIC_URL: 'https://app.example.nz' };
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test?.close());

const start = (settings: Record<string, string>) => refuseDemoPasswords(test.db, readEnv(settings));

it('starts in production with settings of its own, and elsewhere with none', () => {
  expect(() => refuseDefaultSettings(readEnv(PRODUCTION))).not.toThrow();
  expect(() => refuseDefaultSettings(readEnv({}))).not.toThrow();
});

it('refuses production with settings left as they were, and says all that is to be set at once', () => {
  const refused = () => refuseDefaultSettings(readEnv({ NODE_ENV: 'production', BACKUP_KEY: `change-me${KEY}` }));
  expect(refused).toThrow(EnvError);
  expect(refused).toThrow(
    /BACKUP_KEY: still the example[\s\S]*SECRETS_KEY: must be set|SECRETS_KEY: must be set[\s\S]*BACKUP_KEY: still the example/,
  );
  expect(refused).toThrow(/PUBLIC_URL: must be set to the address that people open/);
});

const seed = () =>
  test.db.tx(async () =>
    area.seed?.({
      env: test.env,
      now: new Date(),
      get: (token) => test.app.get(token, { strict: false }),
      demo: { companyId: 0, companyName: '', timeZone: '', ownerId: 0, memberIds: [], neighbours: [] },
    }),
  );

it('does not let what strangers write keep it from starting: nobody may choose the password of the demo (TR-401)', async () => {
  const person = { username: 'mere', email: 'mere@example.nz', password: 'dwang-demo' };
  const refused = await test.nobody().post('/api/auth/register').send(person).expect(400);
  expect(refused.body.errors[0]).toMatchObject({ field: 'password', message: expect.stringContaining('password of the demo') });
  await expect(test.app.get(AdminAccount).set('dwang-demo', 'admin@example.nz')).rejects.toThrow();

  // As it may stand in a database from before.
  const { user } = await test.people.signUp();
  const passwordHash = await test.app.get(Passwords).hash('dwang-demo');
  await test.db.dataSource.query('UPDATE users SET username = ?, usernameKey = ?, passwordHash = ? WHERE id = ?', [
    ...['open', 'open', passwordHash, user.id],
  ]);
  await expect(start(PRODUCTION)).resolves.toBeUndefined();
});

it('refuses production while an account of the demo opens with its password, also of its other companies, until they are closed (TR-401)', async () => {
  await seed();
  await expect(start(PRODUCTION)).rejects.toThrow(/the demo have its password.*: demo, mere,.* and 5\d\d more.*--close-demo/s);
  await expect(start({})).resolves.toBeUndefined();
  await expect(start({ ...PRODUCTION, DEMO_PASSWORD: 'another word' })).rejects.toThrow(/demo/);

  const signedIn = await test.people.signIn('demo', 'dwang-demo');
  await test.app.get(AdminAccount).set(TEST_PASSWORD, 'admin@example.nz');
  await closeDemo(test.db, readEnv(PRODUCTION));
  await expect(start(PRODUCTION)).resolves.toBeUndefined();
  await signedIn.agent.get('/api/auth/user').expect(401);
  await test.people.signIn('admin', TEST_PASSWORD);
});
