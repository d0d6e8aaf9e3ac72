import type { QueryRunner } from 'typeorm';
import { addWords, carryWithWords, wordsTable } from './found-by-words';
import { LETTER_MARK, LONGEST_WORD } from './words';

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

/** Lets the words of `table` carry columns of their rows, with the SQL type that they have there, and fills them. */
export async function addCarried(runner: QueryRunner, table: string, types: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, type] of Object.entries(types)) {
    await runner.query(`ALTER TABLE ${wordsTable(table)} ADD COLUMN ${name} ${type} NULL`);
  }
  const query = (sql: string, values: unknown[]) => runner.query(sql, values);
  for (let after = 0; ; ) {
    const rows = await query(`SELECT id FROM ${table} WHERE id > ? ORDER BY id LIMIT ${ROWS_AT_ONCE}`, [after]);
    const ids = rows.map(({ id }: { id: number | string }) => Number(id));
    if (ids.length === 0) return;
    await carryWithWords(query, table, Object.keys(types), ids);
    after = ids.at(-1) ?? after;
  }
}

export async function dropCarried(runner: QueryRunner, table: string, names: readonly string[]): Promise<void> {
  for (const name of names) await runner.query(`ALTER TABLE ${wordsTable(table)} DROP COLUMN ${name}`);
}

/** Makes the first letters of words words of their own, in a table of words that was made before `wordsOf` did so; with what they carry. */
export async function addLetters(runner: QueryRunner, table: string, carried: readonly string[] = []): Promise<void> {
  await dropLetters(runner, table);
  const isMysql = runner.dataSource.options.type === 'mysql';
  const first = 'SUBSTR(word, 1, 1)';
  const letter = isMysql ? `CONCAT('${LETTER_MARK}', ${first})` : `'${LETTER_MARK}' || ${first}`;
  const more = carried.map((name) => `, ${name}`).join('');
  const words = wordsTable(table);
  await runner.query(
    `INSERT INTO ${words} (companyId, word, rowId${more}) SELECT DISTINCT companyId, ${letter}, rowId${more} FROM ${words}`,
  );
}

export async function dropLetters(runner: QueryRunner, table: string): Promise<void> {
  await runner.query(`DELETE FROM ${wordsTable(table)} WHERE word LIKE '${LETTER_MARK}%'`);
}

export const dropWords = (runner: QueryRunner, table: string): Promise<void> => runner.dropTable(wordsTable(table));
