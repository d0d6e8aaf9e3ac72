import type { EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';

/** Rows that belong into the export of somebody's data. */
export interface ExportedRows<Row extends ObjectLiteral = ObjectLiteral> {
  /** The name of their files in the zip: `time-entries`. */
  name: string;
  entity: EntityTarget<Row>;
  where: FindOptionsWhere<Row>;
  /** Columns that mean nothing outside of the database, besides those for searching and sorting. */
  without?: readonly (keyof Row & string)[];
  /** The column that holds the key of a stored file, and the file's name in the zip, without its ending. */
  file?: { column: keyof Row & string; name: (row: Row) => string };
}

/** Names the kinds of rows with their types checked against the entity. */
export const exported = <Row extends ObjectLiteral>(rows: ExportedRows<Row>): ExportedRows => rows as unknown as ExportedRows;
