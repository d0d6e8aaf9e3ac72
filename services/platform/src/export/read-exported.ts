import { centsToDecimal } from '@dwang/domain';
import type { ObjectLiteral } from 'typeorm';
import type { Database } from '../data/database';
import type { ExportedRows } from './exported-rows';

const BATCH = 500;
const INTERNAL = ['searchText', 'sortName', 'endOrder', 'clientOrder', 'companyId'];

/** All rows of a kind in order of their ids, so many at a time that memory stays bounded. */
export async function* readExported(db: Database, { entity, where }: ExportedRows): AsyncGenerator<ObjectLiteral[]> {
  let last = 0;
  while (true) {
    const query = db.repo(entity).createQueryBuilder('row').where(where).andWhere('row.id > :last', { last });
    const rows = await query.orderBy('row.id').take(BATCH).getMany();
    if (rows.length === 0) return;
    yield rows;
    last = Number(rows.at(-1)?.id);
  }
}

/** The columns that an export shows of a kind, as they are called there: `hourlyRateCents` becomes `hourlyRate`. */
export function exportedColumns(db: Database, { entity, without = [], file }: ExportedRows): string[] {
  const names = db.dataSource.getMetadata(entity).columns.map(({ propertyName }) => propertyName);
  return names.filter((name) => ![...INTERNAL, ...without, file?.column].includes(name)).map(withoutCents);
}

/** A row as people read it: money as decimal strings, instants as ISO 8601. */
export function exportedRow(row: ObjectLiteral, columns: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(columns.map((name) => [name, valueIn(row, name)]));
}

const withoutCents = (name: string): string => name.replace(/(?<=[a-z])Cents$/, '');

function valueIn(row: ObjectLiteral, name: string): unknown {
  const cents: unknown = row[`${name}Cents`];
  if (typeof cents === 'number') return centsToDecimal(cents);
  const value: unknown = row[name] ?? null;
  return value instanceof Date ? value.toISOString() : value;
}
