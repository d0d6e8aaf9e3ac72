import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkDataFolder, checkNode } from './check-machine';

const MB = 1024 * 1024;
const folder = mkdtempSync(join(tmpdir(), 'dwang-doctor-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  [50, 'error', 'Only 50 MB are free there'],
  [1500, 'warning', 'Only 1500 MB are free there'],
  [9000, 'ok', '9000 MB are free there'],
])('says of a disk with %d MB left how bad that is', async (megabytes, level, what) => {
  const findings = await checkDataFolder({ DATA_DIR: folder }, async () => ({ bavail: megabytes, bsize: MB }));
  expect(findings.at(-1)).toMatchObject({ level, what });
});

it('says that a folder cannot be written, and what to do', async () => {
  writeFileSync(join(folder, 'file'), '');
  const [finding] = await checkDataFolder({ DATA_DIR: join(folder, 'file') });
  expect(finding).toMatchObject({ level: 'error', todo: expect.stringContaining('set DATA_DIR') });
  expect(finding?.what).toContain('cannot be written');
});

it.each([
  ['20.19.0', 'ok'],
  ['18.20.4', 'error'],
  ['20.10.0', 'error'],
  ['22.12.0', 'ok'],
  ['26.0.0', 'ok'],
])('knows whether Node %s will do', (version, level) => {
  expect(checkNode(version).level).toBe(level);
});
