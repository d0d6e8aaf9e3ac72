import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EnvSchema } from './env.schema';
import { readEnv } from './read-env';

const text = readFileSync(join(__dirname, '../../../../.env.example'), 'utf8');
const shown = [...text.matchAll(/^# ([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value] as const);

it('names every setting in .env.example, and no other', () => {
  expect(shown.map(([name]) => name).sort()).toEqual(Object.keys(EnvSchema.shape).sort());
});

it('shows values there that the server accepts', () => {
  expect(() => readEnv(Object.fromEntries(shown))).not.toThrow();
});
