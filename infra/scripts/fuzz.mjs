import { spawnSync } from 'node:child_process';

// Requests made up from the API document, to each route of the real server: `npm run fuzz -- 50` for fewer than 500 a route,
// `-- 500 /api/invoices` for some routes. FUZZ_SEED sends those of an earlier run again, TEST_DATABASE=mysql with TEST_MYSQL_URL runs it on
// MySQL or MariaDB.
const [runs = '500', part = ''] = process.argv.slice(2);
const { status } = spawnSync(
  process.execPath,
  ['node_modules/jest/bin/jest.js', '--selectProjects', 'services', '--testPathPatterns', 'gateway/src/fuzz'],
  { stdio: 'inherit', env: { ...process.env, FUZZ_RUNS: runs, FUZZ_ROUTES: part } },
);
process.exit(status ?? 1);
