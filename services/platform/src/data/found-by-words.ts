import type { EntityTarget, FindOptionsWhere, InsertResult, ObjectLiteral, QueryDeepPartialEntity, UpdateResult } from 'typeorm';
import { Repository } from 'typeorm';
import { wordsOf } from './words';

/** A row of which the words of its folded `searchText` stand in a table of their own, `<its table>_words`. */
interface SearchedRow extends ObjectLiteral {
  id: number;
  companyId: number;
  searchText: string;
}
type Searched = Pick<SearchedRow, 'id' | 'companyId' | 'searchText'>;
type Query = (sql: string, values: unknown[]) => Promise<Record<string, unknown>[]>;

const CARRIED = new Map<unknown, readonly string[]>();
/** Rows or words in one statement. */
const AT_ONCE = 200;

/**
 * Marks an entity whose rows are found by their words. Its migration makes the table of words with `createWords`. Beside each word stand
 * copies of the columns `carried` (`carryWithWords`): what a search sums and sorts by is read without the rows themselves.
 */
export const FoundByWords =
  (...carried: string[]): ClassDecorator =>
  (entity) =>
    void CARRIED.set(entity, carried);

/** The columns that the words of this entity carry, or null when it is not found by words. */
export const carriedByWords = (entity: EntityTarget<ObjectLiteral>): readonly string[] | null => CARRIED.get(entity) ?? null;

/** The table of the words of the rows of `table`. */
export const wordsTable = (table: string): string => `${table}_words`;

/**
 * Writes the words with the row, in one transaction, whoever writes it. The words of a row that is deleted go with it by the database's own
 * foreign key.
 */
export class WordsRepository<Row extends ObjectLiteral> extends Repository<Row> {
  /** `inTransaction` runs the work with this table's repository of a transaction, the running one if there is one. */
  constructor(
    rows: Repository<Row>,
    private readonly carried: readonly string[],
    private readonly inTransaction: <Result>(work: (rows: Repository<Row>) => Promise<Result>) => Promise<Result>,
  ) {
    super(rows.target, rows.manager, rows.queryRunner);
  }

  override insert(values: QueryDeepPartialEntity<Row> | QueryDeepPartialEntity<Row>[]): Promise<InsertResult> {
    return this.inTransaction(async (rows) => {
      const result = await rows.insert(values);
      const given = (Array.isArray(values) ? values : [values]) as unknown as SearchedRow[];
      const made = given.map((row, index) => ({ ...row, id: Number(result.identifiers[index]?.id) }));
      await addWords(this.queryOf(rows), rows.metadata.tableName, made);
      await this.carry(rows, made);
      return result;
    });
  }

  override update(criteria: FindOptionsWhere<Row>, values: QueryDeepPartialEntity<Row>): Promise<UpdateResult> {
    const { searchText } = values as Partial<SearchedRow>;
    const isCarried = this.carried.some((name) => name in values);
    if (searchText === undefined && !isCarried) return super.update(criteria, values);
    return this.inTransaction(async (rows) => {
      const found = (await rows.find({
        select: { id: true, companyId: true },
        where: criteria,
      } as object)) as unknown as SearchedRow[];
      const result = await rows.update(criteria, values);
      for (let at = 0; searchText !== undefined && at < found.length; at += AT_ONCE) {
        const some = found.slice(at, at + AT_ONCE).map(({ id, companyId }) => ({ id, companyId, searchText }));
        await changeWords(this.queryOf(rows), rows.metadata.tableName, some);
      }
      await this.carry(rows, found);
      return result;
    });
  }

  private async carry(rows: Repository<Row>, found: readonly Pick<SearchedRow, 'id'>[]): Promise<void> {
    for (let at = 0; at < found.length; at += AT_ONCE) {
      const ids = found.slice(at, at + AT_ONCE).map(({ id }) => id);
      await carryWithWords(this.queryOf(rows), rows.metadata.tableName, this.carried, ids);
    }
  }

  private queryOf(rows: Repository<Row>): Query {
    return (sql, values) => rows.manager.query(sql, values);
  }
}

/** Copies what the words of these rows carry from the rows anew. */
async function carryWithWords(query: Query, table: string, carried: readonly string[], ids: readonly number[]): Promise<void> {
  if (carried.length === 0 || ids.length === 0) return;
  const words = wordsTable(table);
  const copies = carried.map((name) => `${name} = (SELECT stored.${name} FROM ${table} stored WHERE stored.id = ${words}.rowId)`);
  await query(`UPDATE ${words} SET ${copies.join(', ')} WHERE rowId IN (${ids.map(() => '?').join(', ')})`, [...ids]);
}

/** Adds the words of rows that have none yet. */
async function addWords(query: Query, table: string, rows: readonly Searched[]): Promise<void> {
  await insertWords(
    query,
    table,
    rows.flatMap(({ id, companyId, searchText }) => wordsOf(searchText).map((word) => [companyId, word, id])),
  );
}

/** Makes the words of rows those of their text; what stays is not touched. */
async function changeWords(query: Query, table: string, rows: readonly Searched[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const marks = ids.map(() => '?').join(', ');
  const stored = await query(`SELECT rowId, word FROM ${wordsTable(table)} WHERE rowId IN (${marks})`, ids);
  const old = new Set(stored.map(({ rowId, word }) => `${rowId} ${word}`));
  const wanted = rows.flatMap(({ id, companyId, searchText }) =>
    wordsOf(searchText).map((word) => [companyId, word, id] as const),
  );
  const stays = new Set(wanted.map(([, word, id]) => `${id} ${word}`));
  for (const { rowId, word } of stored) {
    if (stays.has(`${rowId} ${word}`)) continue;
    await query(`DELETE FROM ${wordsTable(table)} WHERE rowId = ? AND word = ?`, [rowId, word]);
  }
  await insertWords(
    query,
    table,
    wanted.filter(([, word, id]) => !old.has(`${id} ${word}`)),
  );
}

async function insertWords(query: Query, table: string, lines: readonly (readonly unknown[])[]): Promise<void> {
  for (let at = 0; at < lines.length; at += AT_ONCE) {
    const some = lines.slice(at, at + AT_ONCE);
    const marks = some.map(() => '(?, ?, ?)').join(', ');
    await query(`INSERT INTO ${wordsTable(table)} (companyId, word, rowId) VALUES ${marks}`, some.flat());
  }
}
