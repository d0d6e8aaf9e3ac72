import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url).pathname;
const sources = execFileSync('git', ['ls-files', 'shell/src', 'mf-*/src', 'packages/client/src'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file));

test("no screen takes today, or when something was done, from the device's clock: it may be a year off (TR-203)", () => {
  const asked = sources.filter((file) =>
    /(dayOf|wallTime)\(Date\.now\(\)|new Date\(\)\.(toISOString|getFullYear)/.test(readFileSync(root + file, 'utf8')),
  );
  // Kept beside work that waits on this device, and told to nobody.
  expect(asked).toEqual(['packages/client/src/outbox/queue.ts']);
});
