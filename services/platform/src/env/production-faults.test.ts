import { productionFaults } from './production-faults';
import { readEnv } from './read-env';

const KEY = 'k'.repeat(32);
const SOUND = { NODE_ENV: 'production', BACKUP_KEY: KEY, SECRETS_KEY: KEY, PUBLIC_URL: 'https://app.example.nz' };
const faultsOf = (change: Record<string, string | undefined>): string[] => productionFaults(readEnv({ ...SOUND, ...change }));

it('has nothing against settings that say all that matters', () => {
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({ PUBLIC_URL: undefined, PUBLIC_ORIGINS: 'https://app.example.nz' })).toEqual([]);
  expect(faultsOf({ PUBLIC_URL: 'http://localhost:8080' })).toEqual([]);
  expect(faultsOf({ SECRETS_KEY: undefined, INTERNAL_KEY: KEY })).toEqual([]);
});

it('names everything that is missing, all at once', () => {
  const faults = productionFaults(readEnv({ NODE_ENV: 'production' }));
  expect(faults.map((fault) => fault.split(':')[0])).toEqual(['BACKUP_KEY', 'SECRETS_KEY', 'PUBLIC_URL']);
});

it.each([
  ['BACKUP_KEY', 'change-me-to-32-secret-characters-or-more'],
  ['SECRETS_KEY', 'change-me-to-32-other-characters-or-more'],
  ['INTERNAL_KEY', 'change-me-to-32-random-characters-or-more'],
  ['METRICS_TOKEN', 'change-me-to-32-random-characters-or-more'],
  ['BILLING_WEBHOOK_SECRETS', 'change-me-to-32-random-characters-or-more'],
  ['PUBLIC_URL', 'http://app.example.nz'],
  ['PUBLIC_ORIGINS', 'https://app.example.nz,http://app.example.nz'],
])('refuses %s as %s', (name, value) => {
  const faults = faultsOf({ [name]: value });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(new RegExp(`^${name}: `));
});

it('refuses a file of a key that is not there', () => {
  expect(faultsOf({ BACKUP_KEY: undefined, BACKUP_KEY_FILE: '/nowhere/key' })).toEqual([expect.stringContaining('/nowhere/key')]);
});

it('asks nothing of those who develop', () => {
  expect(productionFaults(readEnv({}))).toEqual([]);
});
