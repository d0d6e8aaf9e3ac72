import type { QueryRunner } from 'typeorm';
import { wordsTable } from './found-by-words';
import { LONGEST_WORD } from './words';

/** Makes the table of the words of `table` (of an entity `FoundByWords`), with the columns that it carries, by their SQL types. */
export async function createWords(runner: QueryRunner, table: string, carried: Readonly<Record<string, string>>): Promise<void> {
  const name = wordsTable(table);
  const isMysql = runner.dataSource.options.type === 'mysql';
  const [bytes, end] = isMysql ? [' CHARACTER SET utf8mb4 COLLATE utf8mb4_bin', 'ENGINE=InnoDB'] : ['', 'WITHOUT ROWID'];
  const more = Object.entries(carried).map(([column, type]) => `${column} ${type} NULL, `);
  // Both databases keep such a table in the order of its key, so that a search reads no other one.
  await runner.query(
    `CREATE TABLE ${name} (companyId bigint NOT NULL, word varchar(${LONGEST_WORD})${bytes} NOT NULL, rowId integer NOT NULL, ${more.join('')}` +
      `PRIMARY KEY (companyId, word, rowId), CONSTRAINT fk_${name} FOREIGN KEY (rowId) REFERENCES ${table} (id) ON DELETE CASCADE) ${end}`,
  );
  await runner.query(`CREATE INDEX ix_${name}_rowId ON ${name} (rowId)`);
}

export const dropWords = (runner: QueryRunner, table: string): Promise<void> => runner.dropTable(wordsTable(table));
