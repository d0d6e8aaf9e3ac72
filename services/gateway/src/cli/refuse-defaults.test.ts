import { AdminAccount } from '@dwang/identity';
import { EnvError, readEnv } from '@dwang/platform';
import { startTestApp, TEST_PASSWORD, type TestApp } from '@dwang/testing/services';
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

it("refuses production while an account opens with the demo's password, and starts once it has another", async () => {
  const administrator = test.app.get(AdminAccount);
  await administrator.set('dwang-demo', 'admin@example.nz');
  await expect(start(PRODUCTION)).rejects.toThrow(/the demo's password.*: admin\..*--create-admin/s);
  await expect(start({})).resolves.toBeUndefined();
  await administrator.set('another word', 'admin@example.nz');
  await expect(start({ ...PRODUCTION, DEMO_PASSWORD: 'another word' })).rejects.toThrow(/admin/);
  await administrator.set(TEST_PASSWORD, 'admin@example.nz');
  await expect(start(PRODUCTION)).resolves.toBeUndefined();
});
