/**
 * Proves the domain's money against a second calculation by bigints, and prints what was proved.
 * `--runs 100000` of each property (default), `--seed 1` to repeat a run. Ends with 1 when one fails.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readFlags } from '../scripts/read-flags.mjs';
import { compileDomain } from './compile-domain.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const { values } = readFlags({ runs: { type: 'string', default: '100000' }, seed: { type: 'string' } });
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));

const proof = (runs) => `
  const { proveMoney } = require('./testing/money-properties.js');
  const from = Date.now();
  for (const name of proveMoney(${runs}, ${seed})) console.log(name);
  console.log('${runs} runs each, seed ${seed}, ' + (Date.now() - from) + ' ms');
`;

const folder = mkdtempSync(join(tmpdir(), 'dwang-properties-'));
try {
  compileDomain(folder);
  writeFileSync(join(folder, 'proof.js'), proof(Number(values.runs)));
  const env = { ...process.env, NODE_PATH: join(root, 'node_modules') };
  process.exitCode = spawnSync(process.execPath, [join(folder, 'proof.js')], { env, stdio: 'inherit' }).status ?? 1;
} finally {
  rmSync(folder, { recursive: true });
}
