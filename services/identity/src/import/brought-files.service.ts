import { extname } from 'node:path';
import { Readable } from 'node:stream';
import {
  type ArchiveReader,
  Database,
  ENDINGS,
  type FileKeys,
  FileStore,
  Invalid,
  Log,
  newKey,
  readImageHeader,
  UploadCheck,
} from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { BroughtFileRow } from './brought-file.entity';
import type { CompanyImportRow } from './company-import.entity';

const AT_ONCE = 200;

/** Files of an archive in the store, under keys of its own; of what stands in the archive only the content is taken over. */
@Injectable()
export class BroughtFiles {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(FileStore) private readonly files: FileStore,
    @Inject(UploadCheck) private readonly check: UploadCheck,
    @Inject(Log) private readonly log: Log,
  ) {}

  /** One after the other, each noted before it is stored. Throws `Invalid` for a picture that is none. */
  async take(archive: ArchiveReader, { id: importId, companyId }: CompanyImportRow, onFile: () => void): Promise<FileKeys> {
    const keys = new Map<string, string>();
    const told = archive.manifest.files;
    for (let at = 0; at < told.length; at += AT_ONCE) {
      const some = told.slice(at, at + AT_ONCE).map((file) => ({ ...file, contentType: typeOf(file.name) }));
      const noted = some.map((file) => ({ ...file, fileKey: newKey({ companyId, ...file }) }));
      await this.db.repo(BroughtFileRow).insert(noted.map(({ fileKey }) => ({ companyId, importId, fileKey })));
      for (const { name, contentType, fileKey, table, row, column } of noted) {
        onFile();
        await this.store(fileKey, contentType, { name, content: await archive.file(name) });
        keys.set(`${table} ${row} ${column}`, fileKey);
      }
    }
    return (table, row, column) => keys.get(`${table} ${row} ${column}`) ?? null;
  }

  /** Rows name them now. Call it in the transaction that writes those. */
  async settle({ id: importId }: CompanyImportRow): Promise<void> {
    await this.db.repo(BroughtFileRow).delete({ importId });
  }

  /** Nothing was written: nothing stays. */
  async remove({ id: importId }: Pick<CompanyImportRow, 'id'>): Promise<void> {
    for (;;) {
      const rows = await this.db.repo(BroughtFileRow).find({ where: { importId }, order: { id: 'ASC' }, take: AT_ONCE });
      if (rows.length === 0) return;
      await this.forget(rows.map(({ fileKey }) => fileKey));
      await this.db.repo(BroughtFileRow).delete({ id: In(rows.map(({ id }) => id)) });
    }
  }

  async forget(keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.files.remove(key).catch((error) => this.log.fault(error, { fileKey: key }));
  }

  private async store(key: string, contentType: string, { name, content }: { name: string; content: Buffer }): Promise<void> {
    if (contentType.startsWith('image/') && contentType !== 'image/vnd.dwg' && !readImageHeader(content))
      throw new Invalid('file', `${name} is no picture`);
    // The pieces of the archive were looked at as they came, in which it stands compressed and cut.
    await this.check.demand(content, 'an import');
    await this.files.put(key, Readable.from([content]));
  }
}

function typeOf(name: string): string {
  const ending = extname(name);
  const [type] = Object.entries(ENDINGS).find(([, known]) => known === ending) ?? [];
  return type ?? 'application/octet-stream';
}
