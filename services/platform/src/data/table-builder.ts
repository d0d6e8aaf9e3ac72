import { type QueryRunner, Table, TableColumn, type TableColumnOptions, TableIndex } from 'typeorm';

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

export interface TablePlan {
  name: string;
  columns: TableColumnOptions[];
  unique?: string[][];
  index?: string[][];
}

/** Creates a table with its keys; index names are made from table and columns, so that they can be dropped by name later. */
export async function createTable(runner: QueryRunner, plan: TablePlan): Promise<void> {
  const isMysql = isOnMysql(runner);
  const columns = plan.columns.map((one) => fitting(runner, one));
  const indices = [
    ...(plan.unique ?? []).map((columnNames) => index(plan.name, columnNames, true)),
    ...(plan.index ?? []).map((columnNames) => index(plan.name, columnNames, false)),
  ];
  await runner.createTable(new Table({ name: plan.name, columns, indices, ...(isMysql ? { engine: 'InnoDB' } : {}) }));
  if (isMysql) await runner.query(`ALTER TABLE \`${plan.name}\` DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`);
}

/** Adds columns to a table that may have rows already: each needs a default or `isNullable`. */
export async function addColumns(runner: QueryRunner, table: string, columns: readonly TableColumnOptions[]): Promise<void> {
  await runner.addColumns(
    table,
    columns.map((one) => new TableColumn(fitting(runner, one))),
  );
}

const isOnMysql = (runner: QueryRunner): boolean => runner.dataSource.options.type === 'mysql';

/** SQLite knows no character sets. */
const fitting = (runner: QueryRunner, one: TableColumnOptions): TableColumnOptions =>
  isOnMysql(runner) ? one : { ...one, charset: undefined, collation: undefined };

function index(table: string, columnNames: string[], isUnique: boolean): TableIndex {
  const name = `${isUnique ? 'uq' : 'ix'}_${table}_${columnNames.join('_')}`.slice(0, 63);
  return new TableIndex({ name, columnNames, isUnique });
}
