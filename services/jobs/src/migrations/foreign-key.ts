import { type QueryRunner, type TableColumnOptions, TableForeignKey } from 'typeorm';

/** A column that points at another table's `id`: of the very same type, as MySQL demands. */
export const reference = (name: string, isNullable = false): TableColumnOptions => ({ name, type: 'integer', isNullable });

/** Lets no row be deleted while `table.columnName` points at it. */
export function restrict(runner: QueryRunner, table: string, columnName: string, target: string): Promise<void> {
  return runner.createForeignKey(
    table,
    new TableForeignKey({
      name: `fk_${table}_${columnName}`,
      columnNames: [columnName],
      referencedTableName: target,
      referencedColumnNames: ['id'],
      onDelete: 'RESTRICT',
    }),
  );
}
