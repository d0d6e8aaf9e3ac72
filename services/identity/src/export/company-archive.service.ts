import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { Readable } from 'node:stream';
import {
  ARCHIVE_FORMAT,
  AREAS,
  type ArchiveManifest,
  type AreaDefinition,
  Audit,
  carriagesOf,
  Database,
  type DumpedFile,
  dataEntry,
  dumpCompany,
  FileStore,
  MANIFEST,
  NotFound,
  type Scope,
  shapeOf,
  type ZipEntry,
} from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { SetAside } from './set-aside';

/** The part of an owner's export that another installation can read: rows without their numbers, files, and the checksums of all of it. */
@Injectable()
export class CompanyArchive {
  constructor(
    @Inject(AREAS) private readonly areas: readonly AreaDefinition[],
    @Inject(Database) private readonly db: Database,
    @Inject(FileStore) private readonly files: FileStore,
    @Inject(Audit) private readonly audit: Audit,
  ) {}

  /** Rows are set aside on the disk first, as they are at one moment; then they and the files go out as they are asked for. */
  async *entries(scope: Scope): AsyncGenerator<ZipEntry> {
    const carriages = carriagesOf(this.db, this.areas);
    await this.db.tx(() => this.audit.record({ kind: 'export', companyId: scope.companyId }));
    const aside = new SetAside();
    try {
      const take = (table: string, lines: string) => aside.add(table, lines);
      const { tables, files } = await this.db.view((db) => dumpCompany(db, carriages, scope, take));
      for (const { name } of tables) yield { name: dataEntry(name), content: aside.read(name) ?? nothing() };
      const told: ArchiveManifest['files'] = [];
      for (const file of files) yield* this.fileEntry(file, told);
      const manifest: ArchiveManifest = {
        format: ARCHIVE_FORMAT,
        shape: shapeOf(carriages),
        madeAt: new Date().toISOString(),
        company: scope.companyName,
        tables,
        files: told,
      };
      yield { name: MANIFEST, content: once(JSON.stringify(manifest, null, 1)) };
    } finally {
      aside.close();
    }
  }

  /** A file that was deleted in the meantime, or is lost, is left out; whoever reads the archive is told so. */
  private async *fileEntry(
    { table, row, column, id, key }: DumpedFile,
    told: ArchiveManifest['files'],
  ): AsyncGenerator<ZipEntry> {
    const opened = await this.files.open(key).catch(absent);
    if (!opened) return;
    const named = table === 'companies' ? 'logo' : String(id);
    const name = `${FOLDERS[table] ?? table}/${named}${column === 'thumbKey' ? '-small' : ''}${extname(key)}`;
    const hash = createHash('sha256');
    yield { name, content: hashing(opened.stream, hash), isCompressed: true };
    told.push({ name, table, row, column, kind: key.split('/')[1] ?? 'files', size: opened.size, sha256: hash.digest('hex') });
  }
}

/** As people look for them in the zip. */
const FOLDERS: Readonly<Record<string, string>> = {
  companies: 'company',
  users: 'people',
  project_photos: 'photos',
  project_files: 'files',
};

function absent(error: unknown): null {
  if (error instanceof NotFound) return null;
  throw error;
}

async function* hashing(stream: Readable, hash: ReturnType<typeof createHash>): AsyncGenerator<Buffer> {
  for await (const piece of stream) {
    hash.update(piece as Buffer);
    yield piece as Buffer;
  }
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

async function* nothing(): AsyncGenerator<string> {}
