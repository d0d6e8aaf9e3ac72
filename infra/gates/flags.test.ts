import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
const ours = [
  ...new Set(Object.values(scripts).flatMap((line) => line.match(/\binfra\/(?:scripts|bench|properties)\/[\w-]+\.mjs/g) ?? [])),
];

test.each(ours)('TR-213 %s does nothing when it is given a flag that it does not know, and names it', (script) => {
  const { status, stderr, stdout } = spawnSync(process.execPath, [script, '--onlyy'], { cwd: root, encoding: 'utf8' });
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain('--onlyy');
});
