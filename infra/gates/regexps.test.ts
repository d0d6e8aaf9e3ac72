import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const repository = join(__dirname, '..', '..');
const KEPT = 'infra/gates/regexps/linear.json';
const BOUNDED = 'infra/gates/regexps/bounded.mjs';

/** A house in miniature, all of whose patterns are known. */
const SOUND: Record<string, string> = {
  [KEPT]: JSON.stringify(['/^[a-z]+$/']),
  [BOUNDED]:
    "export const bounded = [{ file: 'packages/domain/src/cut.ts', patterns: [/,+$/, 'MADE'], most: 'Cut to 40 signs' }];",
  'packages/domain/src/word.ts': 'export const isWord = (text: string): boolean => /^[a-z]+$/.test(text);',
  'packages/domain/src/cut.ts':
    "import { SIGN } from './sign';\nexport const ENDS = [/,+$/, SIGN];\nconst ONE = '[a-z]';\nexport const MADE = new RegExp(ONE + '+' + ONE + '+$');",
  'packages/domain/src/word.test.ts': 'it.each([/ +$/])("%s", () => {});',
  'packages/testing/src/index.ts': 'export const end = / +$/;',
};

/** One planted fault each: what is said of it, the file, its text. */
const FAULTS: [said: RegExp, file: string, text: string][] = [
  [/heading\.ts: \/\( gst\)\+\$\/ is not linear: 2nd degree/, 'services/tools/src/heading.ts', 'export const TAX = /( gst)+$/;'],
  [
    /zeros\.tsx: \/0\+\$\/ is not linear/,
    'mf-jobs/src/zeros.tsx',
    "export const Short = () => <b>{'1.0'.replace(/0+$/, '')}</b>;",
  ],
  [
    /composed\.ts: \/\[a-z\]\+\[a-z\]\+\$\/i is not linear/,
    'shell/src/composed.ts',
    "const ONE = '[a-z]';\nexport const two = new RegExp([ONE, ONE, '$'].join('+'), 'i');",
  ],
  [
    /asked\.ts: new RegExp: find is not linear: composed while the product runs/,
    'services/jobs/src/asked.ts',
    'const find = (text: string) => new RegExp(text);\nexport default find;',
  ],
  [/ahead\.ts: \/\(\?=x\)a\*\/ is not linear: not proved/, 'mf-tools/src/ahead.ts', 'export const X = /(?=x)a*/;'],
  [
    /digits\.ts: \/\^\\d\+\$\/u is linear, but not kept: npm run regexps/,
    'packages/kit/src/digits.ts',
    'export const D = /^\\d+$/u;',
  ],
];

/** Runs the gate over a house of these files, and says what is in its list of linear ones afterwards. */
function check(files: Record<string, string>, ...flags: string[]) {
  const root = mkdtempSync(join(tmpdir(), 'dwang-regexps-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  try {
    const result = gate(root, ...flags);
    return { ...result, kept: JSON.parse(readFileSync(join(root, KEPT), 'utf8')) as string[] };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function gate(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(repository, 'infra/gates/regexps.mjs'), ...args], {
    encoding: 'utf8',
  });
  return { code: status, text: `${stdout}${stderr}` };
}

test('TR-206 every regular expression of the product is linear, or what bounds it is said', () => {
  expect(gate()).toEqual({ code: 0, text: expect.stringMatching(/^regexps: [67]\d\d in all, .* 0 faults\n$/) });
});

test('TR-206 a house passes whose patterns are kept as linear or bounded; tests are left out', () => {
  expect(check(SOUND)).toMatchObject({ code: 0, text: 'regexps: 3 in all, 1 texts linear, 2 bounded, 0 faults\n' });
});

test('TR-206 each planted pattern is caught, be it in JSX, composed when a module is loaded or while it runs', () => {
  const planted = Object.fromEntries(FAULTS.map(([, file, text]) => [file, text]));
  const { code, text, kept } = check({ ...SOUND, ...planted });
  expect(code).toBe(1);
  for (const [said] of FAULTS) expect(text).toMatch(said);
  expect(text).toContain(`${FAULTS.length} faults`);
  expect(kept).toEqual(['/^[a-z]+$/']);
});

test('TR-206 lists that name what is nowhere are caught', () => {
  const { code, text } = check({
    ...SOUND,
    [KEPT]: '["/^[a-z]+$/", "/^gone$/"]',
    'packages/domain/src/cut.ts': 'export const ENDS = /,+$/;',
  });
  expect(code).toBe(1);
  expect(text).toContain('linear.json: /^gone$/ is nowhere');
  expect(text).toContain('bounded.mjs: packages/domain/src/cut.ts MADE is nowhere');
});

test('TR-206 what is linear is kept when asked, and nothing else', () => {
  const { code, text, kept } = check({ ...SOUND, [KEPT]: '[]', 'shell/src/end.ts': 'export const END = / +$/;' }, '--keep');
  expect(code).toBe(1);
  expect(text).toContain('shell/src/end.ts: / +$/ is not linear');
  expect(kept).toEqual(['/^[a-z]+$/']);
});
