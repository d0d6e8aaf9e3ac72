import { dataEntry } from './archive-manifest';
import { type ArchiveReader, refused } from './archive-reader';
import type { CarriedRow } from './carried-table';
import type { Carriage } from './carried-tables';
import { BadLine, readLine } from './inward-row';

/** Goes through the whole archive and writes nothing. Throws `Invalid` for the first thing that is not as it should be. */
export async function checkArchive(
  archive: ArchiveReader,
  carriages: readonly Carriage[],
  maxFileBytes: number,
  onBytes: (bytes: number) => void,
): Promise<void> {
  const rows = new Map(archive.manifest.tables.map((table) => [table.name, table.rows]));
  const isSame = rows.size === carriages.length && carriages.every(({ name }) => rows.has(name));
  if (!isSame) throw refused('This export holds other tables than this version of the app has');
  for (const { name, sha256 } of archive.manifest.tables) await archive.check(dataEntry(name), { sha256 }, onBytes);
  for (const { name, size, sha256 } of archive.manifest.files) {
    if (size > maxFileBytes) throw refused(`${name} is larger than a file may be here`);
    await archive.check(name, { size, sha256 }, onBytes);
  }
  let named = 0;
  const refs = new RefCheck(rows);
  for (const carriage of carriages) named += await checkRows(archive, carriage, rows, refs);
  if (named !== archive.manifest.files.length) throw refused('This export holds files that belong to nothing in it');
}

/** Answers how many files the rows name. */
async function checkRows(
  archive: ArchiveReader,
  carriage: Carriage,
  rows: ReadonlyMap<string, number>,
  refs: RefCheck,
): Promise<number> {
  const named = new Set(
    archive.manifest.files.filter(({ table }) => table === carriage.name).map(({ row, column }) => `${row} ${column}`),
  );
  let count = 0;
  let files = 0;
  for await (const line of archive.lines(carriage.name)) {
    count += 1;
    try {
      const row = readLine(carriage, line);
      refs.check(carriage, row);
      checkValues(carriage, row);
      const held = (carriage.files ?? []).filter((column) => row[column] === true);
      if (held.some((column) => !named.has(`${count} ${column}`))) throw new BadLine('names a file that is not there');
      files += held.length;
    } catch (error) {
      if (!(error instanceof BadLine)) throw error;
      throw refused(`Line ${count} of ${dataEntry(carriage.name)} ${error.message}. Nothing was imported.`);
    }
  }
  if (count !== rows.get(carriage.name)) throw refused(`${dataEntry(carriage.name)} has another number of lines than it says`);
  return files;
}

function checkValues({ allows = {} }: Carriage, row: CarriedRow): void {
  for (const [name, allowed] of Object.entries(allows)) {
    const value = row[name];
    if (value !== null && value !== undefined && !allowed?.safeParse(value).success) throw new BadLine(`holds no good ${name}`);
  }
}

/** Every number points at a row of this very archive, or at one that was gone: those are counted down from -1 as they are met. */
class RefCheck {
  private readonly gone = new Map<string, number>();

  constructor(private readonly rows: ReadonlyMap<string, number>) {}

  check(carriage: Carriage, row: CarriedRow): void {
    const refs = carriage.refsOf(row);
    for (const { propertyName: name, isNullable } of carriage.sent) {
      const target = refs[name];
      const place = row[name];
      if (target === undefined || place === null || place === 0) continue;
      const isThere =
        Number(place) > 0 ? Number(place) <= (this.rows.get(target) ?? 0) : !isNullable && this.isGone(target, place);
      if (!isThere) throw new BadLine(`points by ${name} at a row that is not there`);
    }
  }

  private isGone(target: string, place: unknown): boolean {
    const known = this.gone.get(target) ?? 0;
    this.gone.set(target, Math.max(known, -Number(place)));
    return -Number(place) <= known + 1;
  }
}
