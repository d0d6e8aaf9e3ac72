import type { QueryRunner } from 'typeorm';
import { addWords, wordsTable } from './found-by-words';
import { LONGEST_WORD } from './words';

const ROWS_AT_ONCE = 500;

/** Makes the table of the words of `table` (of an entity `FoundByWords`) and fills it from the rows that are there. */
export async function createWords(runner: QueryRunner, table: string): Promise<void> {
  const name = wordsTable(table);
  const isMysql = runner.dataSource.options.type === 'mysql';
  const [bytes, end] = isMysql ? [' CHARACTER SET utf8mb4 COLLATE utf8mb4_bin', 'ENGINE=InnoDB'] : ['', 'WITHOUT ROWID'];
  // Both databases keep such a table in the order of its key, so that a search reads no other one.
  await runner.query(
    `CREATE TABLE ${name} (companyId bigint NOT NULL, word varchar(${LONGEST_WORD})${bytes} NOT NULL, rowId integer NOT NULL, ` +
      `PRIMARY KEY (companyId, word, rowId), CONSTRAINT fk_${name} FOREIGN KEY (rowId) REFERENCES ${table} (id) ON DELETE CASCADE) ${end}`,
  );
  await runner.query(`CREATE INDEX ix_${name}_rowId ON ${name} (rowId)`);
  const query = (sql: string, values: unknown[]) => runner.query(sql, values);
  for (let after = 0; ; ) {
    const rows = await query(`SELECT id, companyId, searchText FROM ${table} WHERE id > ? ORDER BY id LIMIT ${ROWS_AT_ONCE}`, [
      after,
    ]);
    await addWords(query, table, rows);
    const last = rows.at(-1);
    if (!last) return;
    after = Number(last.id);
  }
}

export const dropWords = (runner: QueryRunner, table: string): Promise<void> => runner.dropTable(wordsTable(table));
