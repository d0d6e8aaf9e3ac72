import type { ObjectLiteral } from 'typeorm';
import type { Database } from '../data/database';
import { breathe } from '../work/in-pieces';
import type { ArchiveReader } from './archive-reader';
import type { CarriedRow, Carrier } from './carried-table';
import type { Carriage } from './carried-tables';
import { readLine, storedValues } from './inward-row';

const AT_ONCE = 200;

/** A place that was not known yet when its row was written. */
interface Later {
  carriage: Carriage;
  id: number;
  column: string;
  target: string;
  place: number;
}

/** The key of a stored file, by table, place and column. */
export type FileKeys = (table: string, row: number, column: string) => string | null;

/** Writes the rows of a checked archive. Call it inside a transaction. */
export class CompanyLoad {
  /** The number of the row at each place, by table. */
  private readonly ids = new Map<string, number[]>();
  private readonly later: Later[] = [];

  constructor(
    private readonly db: Database,
    private readonly archive: ArchiveReader,
    private readonly carrier: Carrier,
    private readonly keys: FileKeys,
    private readonly onRows: (count: number) => void,
  ) {}

  async run(carriages: readonly Carriage[]): Promise<void> {
    for (const carriage of carriages) await this.load(carriage);
    for (const [index, { carriage, id, column, target, place }] of this.later.entries()) {
      await this.db.bulk(carriage.entity).update({ id }, { [column]: this.idOf(target, place) });
      if (index % AT_ONCE === 0) await breathe();
    }
  }

  private async load(carriage: Carriage): Promise<void> {
    const { name, entity, replaces } = carriage;
    const { companyId } = this.carrier;
    if (replaces) await this.db.bulk(entity).delete({ companyId });
    this.ids.set(name, []);
    const hashes = new Map<unknown, string>();
    let batch: CarriedRow[] = [];
    for await (const line of this.archive.lines(name)) {
      batch.push(readLine(carriage, line));
      if (batch.length < AT_ONCE) continue;
      await this.write(carriage, batch, hashes);
      batch = [];
    }
    if (batch.length > 0) await this.write(carriage, batch, hashes);
  }

  private async write(carriage: Carriage, batch: readonly CarriedRow[], hashes: Map<unknown, string>): Promise<void> {
    const ids = this.ids.get(carriage.name) as number[];
    const rows = batch.map((row, index) => this.stored(carriage, row, ids.length + index + 1));
    for (const { values } of rows) this.chain(carriage, values, hashes);
    const made = await this.insert(
      carriage,
      rows.map(({ values }) => values),
    );
    ids.push(...made);
    rows.forEach(({ open }, index) => {
      for (const one of open) this.later.push({ ...one, carriage, id: made[index] as number });
    });
    this.onRows(batch.length);
    await breathe();
  }

  private async insert({ inward, entity, hasId }: Carriage, rows: ObjectLiteral[]): Promise<number[]> {
    if (!inward) {
      const { identifiers } = await this.db.bulk(entity).insert(rows);
      return hasId ? identifiers.map(({ id }) => Number(id)) : [];
    }
    const ids: number[] = [];
    for (const row of rows) ids.push(await inward(this.db, row, this.carrier));
    return ids;
  }

  /** The values of a row, and its columns that must wait for rows further on. */
  private stored(carriage: Carriage, row: CarriedRow, place: number) {
    const values: ObjectLiteral = { ...storedValues(carriage, row), companyId: this.carrier.companyId };
    const open: Omit<Later, 'carriage' | 'id'>[] = [];
    for (const [column, target] of Object.entries(carriage.refsOf(row))) {
      const to = row[column];
      if (typeof to !== 'number' || to <= 0) continue;
      values[column] = this.idOf(target, to);
      if (values[column] === null) open.push({ column, target, place: to });
    }
    for (const column of carriage.files ?? [])
      values[column] = row[column] === true ? this.keys(carriage.name, place, column) : null;
    return { values, open };
  }

  private chain({ chained }: Carriage, values: ObjectLiteral, hashes: Map<unknown, string>): void {
    if (!chained) return;
    values.hash = chained.hash(values, hashes.get(values[chained.by]) ?? '');
    hashes.set(values[chained.by], values.hash);
  }

  private idOf(table: string, place: number): number | null {
    return this.ids.get(table)?.[place - 1] ?? null;
  }
}
