import { createHash } from 'node:crypto';
import type { ObjectLiteral } from 'typeorm';
import type { Database } from '../data/database';
import { breathe } from '../work/in-pieces';
import type { Carrier } from './carried-table';
import { type Carriage, whereOf } from './carried-tables';
import { outwardRow } from './outward-row';
import { Places } from './places';

const AT_ONCE = 500;

/** A file that a row names, by the row's place in its table, and its number here. */
export interface DumpedFile {
  table: string;
  row: number;
  column: string;
  id: number;
  key: string;
}

/** A table as it was dumped: `sha256` is over all its lines, so that two databases with the same rows have the same one. */
export interface DumpedTable {
  name: string;
  rows: number;
  sha256: string;
}

/**
 * Reads all that is carried of a company, line by line, in one view of the database: call it inside a transaction or a `Database.view`. `take`
 * gets the lines of one table after the other.
 */
export async function dumpCompany(
  db: Database,
  carriages: readonly Carriage[],
  carrier: Carrier,
  take: (table: string, lines: string) => Promise<void> = async () => undefined,
): Promise<{ tables: DumpedTable[]; files: DumpedFile[] }> {
  const places = new Map<string, Places>();
  for (const carriage of carriages) places.set(carriage.name, await placesOf(db, carriage, carrier));
  const tables: DumpedTable[] = [];
  const files: DumpedFile[] = [];
  for (const carriage of carriages) {
    const { name } = carriage;
    const hash = createHash('sha256');
    let rows = 0;
    for await (const batch of batchesOf(db, carriage, carrier)) {
      const lines: string[] = [];
      for (const row of batch) {
        rows += 1;
        lines.push(`${JSON.stringify(outwardRow(carriage, row, places, carrier))}\n`);
        for (const column of carriage.files ?? [])
          if (row[column]) files.push({ table: name, row: rows, column, id: Number(row.id), key: String(row[column]) });
      }
      hash.update(lines.join(''));
      await take(name, lines.join(''));
    }
    tables.push({ name, rows, sha256: hash.digest('hex') });
  }
  return { tables, files };
}

async function placesOf(db: Database, carriage: Carriage, carrier: Carrier): Promise<Places> {
  const places = new Places();
  if (!carriage.hasId) return places;
  const rows = db.repo(carriage.entity).createQueryBuilder('row').where(whereOf(carriage, carrier));
  const ids = await rows.select('row.id', 'id').orderBy('row.id').getRawMany<{ id: string | number }>();
  for (const { id } of ids) places.add(Number(id));
  return places;
}

/** In order of their numbers, or of their keys where there are none. */
async function* batchesOf(db: Database, carriage: Carriage, carrier: Carrier): AsyncGenerator<ObjectLiteral[]> {
  const query = () => db.repo(carriage.entity).createQueryBuilder('row').where(whereOf(carriage, carrier));
  if (!carriage.hasId) {
    const keys = db.dataSource.getMetadata(carriage.entity).primaryColumns.map(({ propertyName }) => propertyName);
    yield await query()
      .orderBy(Object.fromEntries(keys.map((key) => [`row.${key}`, 'ASC' as const])))
      .getMany();
    return;
  }
  for (let last = 0; ; ) {
    const rows = await query().andWhere('row.id > :last', { last }).orderBy('row.id').take(AT_ONCE).getMany();
    if (rows.length === 0) return;
    yield rows;
    await breathe();
    last = Number(rows.at(-1)?.id);
  }
}
