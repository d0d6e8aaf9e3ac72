// Requests made up from the API document, to each route of the real server. `npm run fuzz -- 50` sends 50 to each in place of 500,
// `--only /api/invoices` to some of the routes, `--seed 7` those of an earlier run again, `--db mysql` on MariaDB or MySQL: on the server of
// TEST_MYSQL_URL, else on one of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startPrivateMysql } from './private-mysql.mjs';
import { readFlags } from './read-flags.mjs';

const flags = { only: { type: 'string', default: '' }, seed: { type: 'string' }, db: { type: 'string', default: 'sqlite' } };
const { values, positionals } = readFlags(flags, 1);
const seed = values.seed ?? String(Date.now() % 2 ** 31);
const env = { ...process.env, FUZZ_RUNS: positionals[0] ?? '500', FUZZ_ROUTES: values.only, FUZZ_SEED: seed };
const server = values.db === 'mysql' && !env.TEST_MYSQL_URL ? await startPrivateMysql() : null;
if (values.db === 'mysql') Object.assign(env, { TEST_DATABASE: 'mysql', TEST_MYSQL_URL: server?.url ?? env.TEST_MYSQL_URL });

console.log(`fuzz: ${env.FUZZ_RUNS} requests to each route, seed ${seed}, ${values.db}`);
const jest = ['node_modules/jest/bin/jest.js', '--selectProjects', 'services', '--testPathPatterns', 'gateway/src/fuzz'];
const [status] = await once(spawn(process.execPath, jest, { stdio: 'inherit', env }), 'exit');
await server?.stop();
process.exit(status ?? 1);
