import { createHash } from 'node:crypto';
import type { ObjectLiteral } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import type { AreaDefinition } from '../app/area-definition';
import type { Database } from '../data/database';
import type { CarriedTable, Carrier } from './carried-table';

/** A carried table with what the database knows of it. */
export interface Carriage extends CarriedTable {
  name: string;
  /** Without the number of the row, which is its place. */
  sent: readonly ColumnMetadata[];
  hasId: boolean;
  refsOf: (row: ObjectLiteral) => Readonly<Record<string, string>>;
}

/** In the order in which they are written: rows that are pointed at come first wherever the database insists on it. */
export function carriagesOf(db: Database, areas: readonly AreaDefinition[]): Carriage[] {
  return areas.flatMap(({ carries = [] }) => carries).map((table) => carriageOf(db, table));
}

function carriageOf(db: Database, table: CarriedTable): Carriage {
  const { columns, tableName } = db.dataSource.getMetadata(table.entity);
  const { instead = {}, chained, refs = {} } = table;
  const isSent = ({ propertyName: name }: ColumnMetadata) =>
    table.columns?.includes(name) ?? !(['id', 'companyId', ...(chained ? ['hash'] : [])].includes(name) || name in instead);
  const byName = (one: ColumnMetadata, other: ColumnMetadata) => (one.propertyName < other.propertyName ? -1 : 1);
  return {
    ...table,
    name: tableName,
    sent: columns.filter(isSent).sort(byName),
    hasId: columns.some(({ propertyName }) => propertyName === 'id'),
    refsOf: (row) =>
      Object.fromEntries(
        Object.entries(refs).map(([column, target]) => [column, typeof target === 'function' ? target(row) : (target ?? '')]),
      ),
  };
}

/** Which rows of a table are the company's. */
export const whereOf = ({ name, living = {} }: Carriage, { companyId }: Carrier): ObjectLiteral =>
  name === 'companies' ? { id: companyId } : { companyId, ...living };

/** Names the shape of all that is carried: an archive of another shape is of another version. */
export function shapeOf(carriages: readonly Carriage[]): string {
  const shape = carriages.map(({ name, sent }) => [name, ...sent.map(({ propertyName }) => propertyName)]);
  return createHash('sha256').update(JSON.stringify(shape)).digest('hex');
}
