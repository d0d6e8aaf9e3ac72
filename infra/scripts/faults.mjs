import { spawnSync } from 'node:child_process';
import { readFlags } from './read-flags.mjs';

// Days offline with 200 edits each, against the real server: `npm run faults -- 100` for a hundred seeds (50 otherwise). Prints one line a seed.
const [seeds = '50'] = readFlags({}, 1).positionals;
const { status } = spawnSync(
  process.execPath,
  ['node_modules/jest/bin/jest.js', '--selectProjects', 'services', '--testPathPatterns', 'gateway/src/offline', '--verbose'],
  { stdio: 'inherit', env: { ...process.env, OFFLINE_SEEDS: seeds } },
);
process.exit(status ?? 1);
