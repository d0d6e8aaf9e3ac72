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

/** A column as an export calls it, and as the row does. */
export interface ExportedColumn {
  name: string;
  property: string;
}

/**
 * The columns that an export shows of a kind: `hourlyRateCents` is called `hourlyRate` there, and `discountCents` beside a `discount`, which says
 * how it was given, `discountAmount`.
 */
export function exportedColumns(db: Database, { entity, without = [], file }: ExportedRows): ExportedColumn[] {
  const names = db.dataSource.getMetadata(entity).columns.map(({ propertyName }) => propertyName);
  const shown = names.filter((name) => ![...INTERNAL, ...without, file?.column].includes(name));
  return shown.map((property) => ({ name: nameOf(property, shown), property }));
}

/** A row as people read it: money as decimal strings, instants as ISO 8601. */
export function exportedRow(row: ObjectLiteral, columns: readonly ExportedColumn[]): Record<string, unknown> {
  return Object.fromEntries(columns.map(({ name, property }) => [name, valueIn(row, property)]));
}

const CENTS = /(?<=[a-z])Cents$/;

function nameOf(property: string, all: readonly string[]): string {
  const name = property.replace(CENTS, '');
  return name !== property && all.includes(name) ? `${name}Amount` : name;
}

function valueIn(row: ObjectLiteral, property: string): unknown {
  const value: unknown = row[property] ?? null;
  if (CENTS.test(property) && typeof value === 'number') return centsToDecimal(value);
  return value instanceof Date ? value.toISOString() : value;
}
