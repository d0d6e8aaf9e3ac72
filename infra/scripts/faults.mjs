import { spawnSync } from 'node:child_process';

// Days offline with 200 edits each, against the real server: `npm run faults -- 100` for a hundred seeds (50 otherwise). Prints one line a seed.
const seeds = process.argv[2] ?? '50';
const { status } = spawnSync(
  process.execPath,
  ['node_modules/jest/bin/jest.js', '--selectProjects', 'services', '--testPathPatterns', 'gateway/src/offline', '--verbose'],
  { stdio: 'inherit', env: { ...process.env, OFFLINE_SEEDS: seeds } },
);
process.exit(status ?? 1);
