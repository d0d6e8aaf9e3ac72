/**
 * Proves the domain's days and durations over 2020 to 2035 with the process itself in three time zones, and prints the figures.
 * `--runs 50000` properties each in each zone (default), `--seed 1` to repeat a run. Ends with 1 when one fails.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readFlags } from '../scripts/read-flags.mjs';
import { compileDomain } from './compile-domain.mjs';

const PROCESS_ZONES = ['UTC', 'Pacific/Auckland', 'America/Los_Angeles'];
const root = fileURLToPath(new URL('../../', import.meta.url));
const { values } = readFlags({ runs: { type: 'string', default: '50000' }, seed: { type: 'string' } });
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));

const proof = (runs) => `
  const { proveTime, walkDays, PROVED_ZONES } = require('./testing/time-properties.js');
  for (const zone of PROVED_ZONES) {
    const from = Date.now();
    const { days, changes } = walkDays(zone);
    proveTime(zone, ${runs}, ${seed});
    console.log([process.env.TZ, zone, days + ' days', changes + ' changes of clocks', '${runs} runs', Date.now() - from + ' ms'].join(', '));
  }
`;

const folder = mkdtempSync(join(tmpdir(), 'dwang-properties-'));
try {
  compileDomain(folder);
  writeFileSync(join(folder, 'proof.js'), proof(Number(values.runs)));
  console.log(`seed ${seed}`);
  const codes = await Promise.all(
    PROCESS_ZONES.map((TZ) => {
      const env = { ...process.env, TZ, NODE_PATH: join(root, 'node_modules') };
      const child = spawn(process.execPath, [join(folder, 'proof.js')], { env, stdio: 'inherit' });
      return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
    }),
  );
  process.exitCode = codes.some(Boolean) ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true });
}
