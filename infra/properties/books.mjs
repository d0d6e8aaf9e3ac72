/**
 * Does things to invoices, and to an accepted quote and all that bills it, in random order and checks the books: the long form of two tests
 * of the suite. `--runs 200` of up to
 * `--steps 60` (default); with TEST_DATABASE=mysql and TEST_MYSQL_URL on that database, else on SQLite. Ends with 1 when one fails.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readFlags } from '../scripts/read-flags.mjs';

const { values } = readFlags({ runs: { type: 'string', default: '200' }, steps: { type: 'string', default: '60' } });
const cwd = fileURLToPath(new URL('../../', import.meta.url));
const env = { ...process.env, MODEL_RUNS: values.runs, MODEL_STEPS: values.steps };
const tests = ['services/finance/src/invoices/books', 'services/finance/src/quotes/quote-books'];
const words = ['node_modules/jest/bin/jest.js', ...tests, '--selectProjects', 'services', '-i'];
process.exitCode = spawnSync(process.execPath, words, { cwd, env, stdio: 'inherit' }).status ?? 1;
