import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

function build(...args: string[]): void {
  const { status } = spawnSync(process.execPath, ['infra/scripts/build.mjs', ...args], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`build ${args.join(' ')} failed`);
}

/** The journeys run on the built product, with a staging build of the tools beside the stable ones. */
export default function setUp(): void {
  if (!existsSync(join(root, 'services/gateway/dist/main.mjs'))) build();
  build('--only', 'mf-tools', '--channel', 'staging');
}
