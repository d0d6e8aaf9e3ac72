import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Secrets } from './secrets';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'dwang-secrets-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));
const secrets = (...keys: string[]) => new Secrets({ SECRETS_KEY: keys, DATA_DIR });
const [OLD, NEW] = ['the key of last year, 32 characters', 'the key of this year, 32 characters'];

it('seals differently each time, without a trace of the text, and opens again', () => {
  const sealed = [secrets(OLD).seal('k3y-ā', 'weather-key 1'), secrets(OLD).seal('k3y-ā', 'weather-key 1')];
  expect(sealed[0]).not.toBe(sealed[1]);
  expect(sealed.join()).not.toContain('k3y');
  for (const text of sealed) expect(secrets(OLD).open(text, 'weather-key 1')).toBe('k3y-ā');
});

it('opens by an older key after the first was changed, and not at all once that is gone', () => {
  const sealed = secrets(OLD).seal('k3y', 'here');
  expect(secrets(NEW, OLD).open(sealed, 'here')).toBe('k3y');
  expect(secrets(NEW).open(sealed, 'here')).toBeNull();
});

it('opens nothing that was moved, changed or never sealed', () => {
  const sealed = secrets(OLD).seal('k3y', 'here');
  const changed = sealed
    .replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    .replace(/\.(.)([^.]*)$/, (_, first, rest) => `.${first === 'A' ? 'B' : 'A'}${rest}`);
  for (const text of [changed, 'k3y', '', 'sealed1.x']) expect(secrets(OLD).open(text, 'here')).toBeNull();
  expect(secrets(OLD).open(sealed, 'elsewhere')).toBeNull();
});

it('makes a key of its own where none is set, for nobody else to read, and finds it again', () => {
  const sealed = secrets().seal('k3y', 'here');
  expect(secrets().open(sealed, 'here')).toBe('k3y');
  expect(statSync(join(DATA_DIR, 'secrets.key')).mode & 0o077).toBe(0);
  writeFileSync(join(DATA_DIR, 'secrets.key'), 'another');
  expect(secrets().open(sealed, 'here')).toBeNull();
});
