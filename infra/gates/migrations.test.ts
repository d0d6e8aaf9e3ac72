import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');
/** Every migration with what it is made of, by their paths: sha256 of their text. A new one is added by the script that this file names. */
const FROZEN: Record<string, string> = JSON.parse(readFileSync(join(__dirname, 'migrations/frozen.json'), 'utf8'));

const LOSES = /\b(?:changeColumns?|dropColumns?|renameColumn)\(|\bDROP COLUMN\b|\bMODIFY\b|\bCHANGE COLUMN\b|\bRENAME COLUMN\b/i;
/** Migrations that let go of a column on their way up, or give it another type, and why nothing is lost by it. */
const KNOWN: Readonly<Record<string, string>> = {};

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ':(glob)services/*/src/migrations/**'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /^services\/[a-z]+\/src\/migrations\/.+\.ts$/.test(file) && !file.endsWith('.test.ts'));
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

test('a released migration stays as it is; a new one is noted by `npm run freeze`', () => {
  expect(files.length).toBeGreaterThan(50);
  const found = Object.fromEntries(files.map((file) => [file, createHash('sha256').update(textOf(file)).digest('hex')]));
  expect(found).toEqual(FROZEN);
});

/** A migration's text without its way back. */
const wayUp = (text: string): string => text.replace(/\n {2}(?:async )?down\([\s\S]*/, '');

test('RC-143 no migration drops a column or makes it anew on its way up, but for those that say why nothing is lost', () => {
  expect(LOSES.test(wayUp("async up() {\n    await runner.dropColumn('a', 'b');"))).toBe(true);
  expect(files.filter((file) => LOSES.test(wayUp(textOf(file))))).toEqual(Object.keys(KNOWN));
});
