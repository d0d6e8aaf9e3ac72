import { fold } from '@dwang/domain';
import type { QueryRunner } from 'typeorm';
import { carryWithWords, changeWords } from './found-by-words';

const ROWS_AT_ONCE = 500;

interface Folded {
  /** Columns with folded text. */
  columns: readonly string[];
  /** Of a table with words: the columns that they carry, mostly none. */
  carried?: readonly string[];
}

/** Brings stored folded text, and the words made of it, to what `fold` makes today. For migrations, after `fold` has learned something. */
export async function refold(runner: QueryRunner, table: string, { columns, carried }: Folded): Promise<void> {
  const query = (sql: string, values: unknown[]) => runner.query(sql, values);
  const named = ['id', ...(carried ? ['companyId'] : []), ...columns].join(', ');
  for (let after = 0; ; ) {
    const rows: Record<string, unknown>[] = await query(
      `SELECT ${named} FROM ${table} WHERE id > ? ORDER BY id LIMIT ${ROWS_AT_ONCE}`,
      [after],
    );
    for (const row of rows) {
      const changed = columns.filter((column) => typeof row[column] === 'string' && fold(row[column]) !== row[column]);
      if (changed.length === 0) continue;
      const texts = changed.map((column) => fold(String(row[column])));
      await query(`UPDATE ${table} SET ${changed.map((column) => `${column} = ?`).join(', ')} WHERE id = ?`, [...texts, row.id]);
      if (!carried || !changed.includes('searchText')) continue;
      const [id, companyId] = [Number(row.id), Number(row.companyId)];
      await changeWords(query, table, [{ id, companyId, searchText: fold(String(row.searchText)) }]);
      await carryWithWords(query, table, carried, [id]);
    }
    const last = rows.at(-1);
    if (!last) return;
    after = Number(last.id);
  }
}
