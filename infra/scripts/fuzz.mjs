import { spawnSync } from 'node:child_process';

// Requests made up from the API document, to each route of the real server: `npm run fuzz -- 50` for fewer than 500 a route. FUZZ_SEED sends
// those of an earlier run again, TEST_DATABASE=mysql with TEST_MYSQL_URL runs it on MySQL or MariaDB.
const runs = process.argv[2] ?? '500';
const { status } = spawnSync(
  process.execPath,
  ['node_modules/jest/bin/jest.js', '--selectProjects', 'services', '--testPathPatterns', 'gateway/src/fuzz'],
  { stdio: 'inherit', env: { ...process.env, FUZZ_RUNS: runs } },
);
process.exit(status ?? 1);
