import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const repository = join(__dirname, '..', '..');
let root: string;

/** A house of one file. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dwang-check-'));
  copyFileSync(join(repository, 'biome.json'), join(root, 'biome.json'));
  writeFileSync(join(root, '.gitignore'), 'node_modules/\n');
  writeFileSync(join(root, 'tsconfig.json'), '{ "compilerOptions": { "noEmit": true, "types": [] }, "include": ["*.ts"] }\n');
  writeFileSync(join(root, 'sum.ts'), 'export const sum = 1 + 1;\n');
});
afterEach(() => rmSync(root, { recursive: true }));

function check(...names: string[]) {
  const only = names.flatMap((name) => ['--only', name]);
  const args = [join(repository, 'infra/scripts/check.mjs'), ...only, root];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, stdout, stderr };
}

test('a sound house passes, with one line for each check', () => {
  const { status, stdout } = check('lint', 'types');
  expect(stdout.trim().split('\n').sort()).toEqual([
    expect.stringMatching(/^passed lint \d+\.\d s$/),
    expect.stringMatching(/^passed types \d+\.\d s$/),
  ]);
  expect(status).toBe(0);
});

test('a planted fault in the format fails and is named with its file; what passes beside it keeps to its line', () => {
  writeFileSync(join(root, 'crooked.ts'), 'export const crooked   = 1\n');
  const { status, stdout } = check('lint', 'types');
  expect(status).toBe(1);
  expect(stdout).toMatch(/^FAILED lint/m);
  expect(stdout).toContain('crooked.ts');
  expect(stdout).toMatch(/^passed types/m);
});

test('a planted fault in a type fails and is named with its file', () => {
  writeFileSync(join(root, 'wrong.ts'), "export const wrong: number = 'x';\n");
  const { status, stdout } = check('types');
  expect(status).toBe(1);
  expect(stdout).toMatch(/^FAILED types/m);
  expect(stdout).toContain('wrong.ts(1,14): error TS2322');
});

test('a check that there is not is refused with those that there are', () => {
  const { status, stdout, stderr } = check('lnit');
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain('Known: lint, types, doors, regexps, dead, tests');
});
