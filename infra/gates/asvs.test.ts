import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');
const text = readFileSync(join(root, 'infra/docs/asvs.md'), 'utf8');
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) +\| ([^|]+?) +\| (.+?) +\|$/gm)].map(([, number, state, where]) => ({
  number,
  state,
  where,
}));

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

test('the count on top is that of the rows', () => {
  const of = (wanted: string) => rows.filter(({ state }) => state === wanted).length;
  expect(text).toContain(
    `Of ${rows.length} requirements ${of('met')} are met, ${of('partly')} partly, ${of('not met')} not, and ${of('deployer')} are for`,
  );
});
