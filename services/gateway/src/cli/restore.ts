import { type Env, PLATFORM_TABLES, restoreInstallation } from '@dwang/platform';
import { areas } from '../areas';

interface Asked {
  path: string;
  isForced: boolean;
}

/**
 * `node services/gateway/dist/main.mjs --restore <file> [--force]`: puts a backup into this installation, be it on the other database. The
 * server must be stopped. With --force it takes the place of what is there.
 */
export async function restore(env: Env, { path, isForced }: Asked, write = (line: string) => process.stdout.write(`${line}\n`)) {
  const { start, end, migrated } = await restoreInstallation({ env, tables: [PLATFORM_TABLES, ...areas], path, isForced });
  const rows = Object.values(end.tables).reduce((sum, table) => sum + table.rows, 0);
  write(`Restored the backup of ${start.madeAt}: ${rows} rows in ${Object.keys(end.tables).length} tables, ${end.files} files.`);
  if (end.missing > 0) write(`${end.missing} files were gone already when it was made.`);
  if (migrated.length > 0)
    write(`Brought up to this version by ${migrated.length} ${migrated.length === 1 ? 'migration' : 'migrations'}.`);
  write('Everybody has to sign in again. Check the audit with --verify-audit.');
}
