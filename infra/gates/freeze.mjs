// `npm run freeze`: notes new migrations, which from then on stay as they are. Refuses where one that was noted has been changed or is gone.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(fileURLToPath(import.meta.url), '../../..');
const list = join(root, 'infra/gates/migrations/frozen.json');
const frozen = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ':(glob)services/*/src/migrations/**'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && existsSync(join(root, file)));
const found = Object.fromEntries(
  files.map((file) => [
    file,
    createHash('sha256')
      .update(readFileSync(join(root, file)))
      .digest('hex'),
  ]),
);
const changed = Object.keys(frozen).filter((file) => found[file] !== frozen[file]);
if (changed.length > 0) {
  console.error(`Released migrations were changed: ${changed.join(', ')}. Add a new migration instead.`);
  process.exit(1);
}
writeFileSync(list, `${JSON.stringify(found, null, 2)}\n`);
console.log(`${files.length} files of migrations, ${files.length - Object.keys(frozen).length} of them new.`);
