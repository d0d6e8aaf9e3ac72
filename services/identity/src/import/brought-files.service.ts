import { extname } from 'node:path';
import { type ArchiveReader, ENDINGS, type FileStore, Invalid, readImageHeader } from '@dwang/platform';

/** Files of an archive in the store, under keys of its own; of what stands in the archive only the content is taken over. */
export class ImportedFiles {
  private readonly keys = new Map<string, string>();

  constructor(
    private readonly files: FileStore,
    private readonly companyId: number,
  ) {}

  readonly keyOf = (table: string, row: number, column: string): string | null =>
    this.keys.get(`${table} ${row} ${column}`) ?? null;

  /** One after the other. Throws `Invalid` for a picture that is none. */
  async take(archive: ArchiveReader): Promise<void> {
    for (const { name, table, row, column, kind } of archive.manifest.files) {
      const content = await archive.file(name);
      const contentType = typeOf(name);
      if (contentType.startsWith('image/') && contentType !== 'image/vnd.dwg' && !readImageHeader(content))
        throw new Invalid('file', `${name} is no picture`);
      const { key } = await this.files.save({ companyId: this.companyId, kind, contentType, content });
      this.keys.set(`${table} ${row} ${column}`, key);
    }
  }

  /** Nothing was written: nothing stays. */
  async remove(): Promise<void> {
    for (const key of this.keys.values()) await this.files.remove(key).catch(() => undefined);
  }
}

function typeOf(name: string): string {
  const ending = extname(name);
  const [type] = Object.entries(ENDINGS).find(([, known]) => known === ending) ?? [];
  return type ?? 'application/octet-stream';
}
