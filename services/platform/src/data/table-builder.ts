import { type QueryRunner, Table, type TableColumnOptions, TableForeignKey, TableIndex } from 'typeorm';
import { createWords, dropWords } from './words-table';

type ColumnOf = Omit<TableColumnOptions, 'name' | 'type'>;
const text = { charset: 'utf8mb4', collation: 'utf8mb4_bin' };

/** Columns of a migration, the same words on SQLite and MySQL. Text compares byte by byte on both. */
export const column = {
  id: (): TableColumnOptions => ({
    name: 'id',
    type: 'integer',
    isPrimary: true,
    isGenerated: true,
    generationStrategy: 'increment',
  }),
  uid: (name = 'uid'): TableColumnOptions => ({ name, type: 'varchar', length: '36', ...text }),
  money: (name: string, more: ColumnOf = {}): TableColumnOptions => ({ name, type: 'bigint', ...more }),
  whole: (name: string, more: ColumnOf = {}): TableColumnOptions => ({ name, type: 'bigint', ...more }),
  instant: (name: string, more: ColumnOf = {}): TableColumnOptions => ({ name, type: 'datetime', precision: 3, ...more }),
  day: (name: string, more: ColumnOf = {}): TableColumnOptions => ({ name, type: 'varchar', length: '10', ...text, ...more }),
  text: (name: string, length: number, more: ColumnOf = {}): TableColumnOptions => ({
    name,
    type: 'varchar',
    length: String(length),
    ...text,
    ...more,
  }),
  longText: (name: string, more: ColumnOf = {}): TableColumnOptions => ({ name, type: 'text', ...text, ...more }),
  flag: (name: string, more: ColumnOf = {}): TableColumnOptions => ({ name, type: 'boolean', ...more }),
};

/** Columns of an index, which is named after its table and them unless it has a name of its own. */
type IndexPlan = string[] | { name: string; columns: string[] };

export interface TablePlan {
  name: string;
  columns: TableColumnOptions[];
  unique?: IndexPlan[];
  index?: IndexPlan[];
  /** Columns that hold the `id` of a row of another table, which cannot be deleted meanwhile. */
  references?: Readonly<Record<string, string>>;
  /** That its rows are found by their words (`FoundByWords`): the columns that stand beside each word, with their SQL types. */
  words?: Readonly<Record<string, string>>;
}

/** Creates tables that are not there yet, those first that others point at. */
export async function createTables(runner: QueryRunner, plans: readonly TablePlan[]): Promise<void> {
  for (const plan of plans) if (!(await runner.hasTable(plan.name))) await createTable(runner, plan);
}

export async function dropTables(runner: QueryRunner, plans: readonly TablePlan[]): Promise<void> {
  for (const { name, words } of [...plans].reverse()) {
    if (words) await dropWords(runner, name);
    await runner.dropTable(name);
  }
}

/** Creates a table with its keys; index names are made from table and columns, so that they can be dropped by name later. */
export async function createTable(runner: QueryRunner, plan: TablePlan): Promise<void> {
  const isMysql = isOnMysql(runner);
  const columns = plan.columns.map((one) => fitting(runner, one));
  const indices = [
    ...(plan.unique ?? []).map((one) => index(plan.name, one, true)),
    ...(plan.index ?? []).map((one) => index(plan.name, one, false)),
  ];
  const foreignKeys = Object.entries(plan.references ?? {}).map(([from, target]) => restrict(plan.name, from, target));
  await runner.createTable(
    new Table({ name: plan.name, columns, indices, foreignKeys, ...(isMysql ? { engine: 'InnoDB' } : {}) }),
  );
  if (isMysql) await runner.query(`ALTER TABLE \`${plan.name}\` DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`);
  if (plan.words) await createWords(runner, plan.name, plan.words);
}

const isOnMysql = (runner: QueryRunner): boolean => runner.dataSource.options.type === 'mysql';

/** SQLite knows no character sets. */
const fitting = (runner: QueryRunner, one: TableColumnOptions): TableColumnOptions =>
  isOnMysql(runner) ? one : { ...one, charset: undefined, collation: undefined };

/** Lets no row of `target` be deleted while `table.columnName` points at it. */
const restrict = (table: string, columnName: string, target: string): TableForeignKey =>
  new TableForeignKey({
    name: `fk_${table}_${columnName}`,
    columnNames: [columnName],
    referencedTableName: target,
    referencedColumnNames: ['id'],
    onDelete: 'RESTRICT',
  });

function index(table: string, plan: IndexPlan, isUnique: boolean): TableIndex {
  const { name, columns } = Array.isArray(plan) ? { name: undefined, columns: plan } : plan;
  const usual = `${isUnique ? 'uq' : 'ix'}_${table}_${columns.join('_')}`.slice(0, 63);
  return new TableIndex({ name: name ?? usual, columnNames: columns, isUnique });
}
