import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');
const text = readFileSync(join(root, 'infra/docs/asvs.md'), 'utf8');
const ROW = /^\| (\d+\.\d+\.\d+) +\| ([^|]+?) +\| ([^|]+?) +\| ([^|]+?) +\|$/gm;
const rows = [...text.matchAll(ROW)].map(([, number, state, where, proof = '']) => ({ number, state, where, proof }));
const READ = 'read only';
/** A test file and, where one is named, the title of the test in it. */
const PROOF = /^`([\w@./-]+\.(?:test\.tsx?|spec\.ts))`(?: “([^”]+)”)?$/;

test('every file that the table of ASVS requirements names is there', () => {
  const named = [...text.matchAll(/`([\w@.-]+(?:\/[\w.-]+)+)`/g)].map(([, file]) => file ?? '');
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('each requirement has one row, a state, and says where or why', () => {
  expect(rows.length).toBeGreaterThan(100);
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
  const states = ['met', 'partly', 'not met', 'deployer'];
  expect(rows.filter(({ state, where }) => !states.includes(state ?? '') || (where ?? '').length < 20)).toEqual([]);
});

test('each requirement names a test that is there, with its title, or says that it was only read (TR-414)', () => {
  const unproven = rows.filter(({ proof }) => proof !== READ && !proof.split('<br>').some(isTest));
  expect(unproven).toEqual([]);
  const parts = rows.flatMap(({ number, proof }) => proof.split('<br>').map((part) => ({ number, part })));
  expect(parts.filter(({ part }) => !part.endsWith(READ) && !isTest(part))).toEqual([]);
});

/** Whether the file is there and holds a test of that title. */
function isTest(part: string): boolean {
  const [, file, title] = PROOF.exec(part) ?? [];
  if (file === undefined || !existsSync(join(root, file))) return false;
  const isTitle = (source: string) => ["'", '"', '`'].some((mark) => source.includes(`(${mark}${title}${mark}`));
  return (
    title === undefined ||
    isTitle(
      readFileSync(join(root, file), 'utf8')
        .replaceAll(/\\(['"`])/g, '$1')
        .replaceAll(/\(\s+/g, '('),
    )
  );
}

test('the count on top is that of the rows', () => {
  const of = (wanted: string) => rows.filter(({ state }) => state === wanted).length;
  expect(text).toContain(
    `Of ${rows.length} requirements ${of('met')} are met, ${of('partly')} partly, ${of('not met')} not, and ${of('deployer')} are for`,
  );
  const read = rows.filter(({ proof }) => proof === READ).length;
  const inPart = rows.filter(({ proof }) => proof !== READ && proof.includes(READ)).length;
  expect(text).toContain(`${rows.length - read} are proven by tests, ${inPart} of them in part, and ${read} are read only.`);
});
