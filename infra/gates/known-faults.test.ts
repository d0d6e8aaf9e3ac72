import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import faults from './known-faults.json';

const root = join(__dirname, '..', '..');

/** All tests of the repository, also those that are not committed yet. */
function tests(): string {
  const files = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', '*.test.ts', '*.test.tsx', '*.test.mjs', '*.spec.ts'],
    { cwd: root, encoding: 'utf8' },
  );
  return files
    .split('\n')
    .filter((file) => file && !file.includes('known-faults'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
}

/** A text that opens a call's list of arguments and names a fault: the title of a test, of a group, or of a table of cases. */
const TITLE = /\(\s*(['"`])((?:(?!\1)[^\n])*?(?:RC|TR)-\d{3}(?:(?!\1)[^\n])*)\1/g;
const named = new Set([...tests().matchAll(TITLE)].flatMap(([, , title]) => title?.match(/(?:RC|TR)-\d{3}/g) ?? []));
const cannot: Record<string, string> = faults.cannot;

test.each(Object.entries(faults.areas))('every known fault of the area %s is proven or cannot happen', (_area, ids) => {
  expect(ids.filter((id) => !named.has(id) && !cannot[id])).toEqual([]);
});

test('every fault that a trial found is said in words and held by a test', () => {
  const trials: Record<string, string> = faults.trials;
  expect(Object.entries(trials).filter(([id, words]) => !named.has(id) || words.length < 20)).toEqual([]);
});

test('a fault that cannot happen says why', () => {
  expect(Object.entries(cannot).filter(([id, why]) => !/^(?:RC|TR)-\d{3}$/.test(id) || why.length < 20)).toEqual([]);
});
