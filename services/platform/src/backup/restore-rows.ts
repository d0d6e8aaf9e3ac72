import type { DataSource } from 'typeorm';
import { breathe } from '../work/in-pieces';
import type { Cell } from './records';

type Run = (sql: string, values?: unknown[]) => Promise<unknown>;

/** SQLite takes 32,766 values in one statement, MySQL 65,535. */
const MOST_VALUES = 8000;

export async function writeRows(
  run: Run,
  { name, columns }: { name: string; columns: string[] },
  rows: readonly Cell[][],
): Promise<void> {
  const atOnce = Math.max(1, Math.floor(MOST_VALUES / columns.length));
  const names = columns.map((column) => `\`${column}\``).join(', ');
  const marks = `(${columns.map(() => '?').join(', ')})`;
  for (let at = 0; at < rows.length; at += atOnce) {
    const some = rows.slice(at, at + atOnce);
    await run(`INSERT INTO \`${name}\` (${names}) VALUES ${some.map(() => marks).join(', ')}`, some.flat());
    await breathe();
  }
}

/** Runs the work in one transaction that does not mind the order of tables that point at one another; they are checked at its end. */
export async function withoutKeys<Result>(source: DataSource, work: (run: Run) => Promise<Result>): Promise<Result> {
  const runner = source.createQueryRunner();
  const isMysql = source.options.type === 'mysql';
  const run: Run = (sql, values) => runner.query(sql, values);
  try {
    await run(isMysql ? 'SET FOREIGN_KEY_CHECKS = 0' : 'PRAGMA foreign_keys = OFF');
    await runner.startTransaction();
    const result = await work(run);
    if (!isMysql) {
      const broken = (await run('PRAGMA foreign_key_check')) as unknown[];
      if (broken.length > 0) throw new Error(`${broken.length} rows point at rows that are not there`);
    }
    await runner.commitTransaction();
    return result;
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    throw error;
  } finally {
    await run(isMysql ? 'SET FOREIGN_KEY_CHECKS = 1' : 'PRAGMA foreign_keys = ON').catch(() => undefined);
    await runner.release();
  }
}
