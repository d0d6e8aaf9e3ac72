import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type CompanyImportStatus, ErrorCode } from '@dwang/contracts';
import {
  AppError,
  AREAS,
  ArchiveReader,
  type AreaDefinition,
  Audit,
  actOn,
  type Carriage,
  type Carrier,
  CompanyLoad,
  Conflict,
  carriagesOf,
  checkArchive,
  Database,
  dumpCompany,
  ENV,
  type Env,
  EVERY_TAG,
  FileStore,
  Invalid,
  isUniqueViolation,
  LiveEvents,
  Log,
  shapeOf,
  whereOf,
} from '@dwang/platform';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { In } from 'typeorm';
import { Company } from '../companies/company.entity';
import { CompanyImportRow } from './company-import.entity';
import { ImportedFiles } from './imported-files';

/** A process says so often that it works on it; one that has not for the second time was ended. */
const BEAT_MS = 30_000;
const DEAD_MS = 3 * 60_000;

interface Progress {
  status: CompanyImportStatus;
  done: number;
  total: number;
  problem: string;
}

/** The work of an import: all checks first, then the files, then all rows in one transaction, which ends with the checksums of the export. */
@Injectable()
export class ImportRun implements OnModuleDestroy {
  private readonly running = new Map<number, { work: Promise<void>; progress: Progress }>();

  constructor(
    @Inject(AREAS) private readonly areas: readonly AreaDefinition[],
    @Inject(Database) private readonly db: Database,
    @Inject(FileStore) private readonly files: FileStore,
    @Inject(Audit) private readonly audit: Audit,
    @Inject(LiveEvents) private readonly live: LiveEvents,
    @Inject(ENV) private readonly env: Env,
    @Inject(Log) private readonly log: Log,
  ) {}

  async onModuleDestroy(): Promise<void> {
    await Promise.all([...this.running.values()].map(({ work }) => work));
  }

  /** Throws `Conflict` when the company has any row besides itself and whoever asks. */
  async refuseFilled(carrier: Carrier): Promise<void> {
    for (const carriage of carriagesOf(this.db, this.areas)) {
      if (carriage.replaces) continue;
      const rows = this.db.bulk(carriage.entity);
      const where = whereOf(carriage, carrier);
      const own = carriage.mayHave ? await rows.countBy({ ...where, ...carriage.mayHave(carrier) }) : 0;
      if ((await rows.countBy(where)) > own) {
        throw new Conflict(
          ErrorCode.companyNotEmpty,
          'An export can only be brought into a new company, in which nothing has been entered yet. Register one, and import there.',
        );
      }
    }
  }

  begin(row: CompanyImportRow): void {
    const progress: Progress = { status: 'checking', done: 0, total: row.size, problem: '' };
    const beat = setInterval(() => void this.db.outside(() => this.touch(row.id)).catch(() => undefined), BEAT_MS).unref();
    const work = actOn(() => this.db.outside(() => this.work(row, progress))).finally(() => {
      clearInterval(beat);
      this.running.delete(row.id);
    });
    this.running.set(row.id, { work, progress });
  }

  progressOf(row: CompanyImportRow, sent: number): Progress {
    const own = this.running.get(row.id)?.progress;
    if (own) return { ...own };
    const isDead = ['checking', 'writing'].includes(row.status) && Date.now() - row.updatedAt.getTime() > DEAD_MS;
    const status = isDead ? 'failed' : row.status;
    const problem = isDead ? 'The server was restarted. Nothing was imported; please try again.' : row.problem;
    const rows = row.tables.reduce((sum, table) => sum + table.rows, 0);
    return status === 'done' ? { status, done: rows, total: rows, problem } : { status, done: sent, total: row.size, problem };
  }

  async forget(pieces: readonly string[]): Promise<void> {
    for (const key of pieces) await this.files.remove(key).catch((error) => this.log.fault(error, { fileKey: key }));
  }

  private async touch(id: number): Promise<void> {
    await this.db.repo(CompanyImportRow).update({ id, status: In(['checking', 'writing']) }, { updatedAt: new Date() });
  }

  private async work(row: CompanyImportRow, progress: Progress): Promise<void> {
    const folder = await mkdtemp(join(tmpdir(), 'dwang-import-'));
    try {
      const path = join(folder, 'export.zip');
      await pipeline(Readable.from(this.bytesOf(row.pieces)), createWriteStream(path));
      const archive = await ArchiveReader.open(path);
      try {
        await this.bringIn(archive, row, progress);
      } finally {
        archive.close();
      }
    } catch (error) {
      await this.fail(row, error);
    } finally {
      await rm(folder, { recursive: true, force: true });
      await this.forget(row.pieces);
    }
  }

  private async *bytesOf(pieces: readonly string[]): AsyncGenerator<Buffer> {
    for (const key of pieces) for await (const piece of (await this.files.open(key)).stream) yield piece as Buffer;
  }

  private async bringIn(archive: ArchiveReader, row: CompanyImportRow, progress: Progress): Promise<void> {
    const carriages = carriagesOf(this.db, this.areas);
    const { manifest } = archive;
    if (manifest.shape !== shapeOf(carriages)) {
      throw new Invalid(
        'file',
        'This export was made by another version of Dwang. Please bring both installations to the same one.',
      );
    }
    progress.total = archive.bytes;
    const maxBytes = this.env.MAX_UPLOAD_MB * 1024 * 1024;
    await checkArchive(archive, carriages, maxBytes, (bytes) => {
      progress.done = Math.min(progress.total, progress.done + bytes);
    });
    const total = manifest.tables.reduce((sum, { rows }) => sum + rows, 0);
    Object.assign(progress, { status: 'writing', done: 0, total });
    await this.db.repo(CompanyImportRow).update({ id: row.id }, { status: 'writing', updatedAt: new Date() });
    const files = new ImportedFiles(this.files, row.companyId);
    try {
      await files.take(archive);
      await this.db.tx(() => this.write(archive, carriages, { row, files, onRows: (count) => (progress.done += count) }));
    } catch (error) {
      await files.remove();
      throw error;
    }
    this.live.publish({
      companyId: row.companyId,
      userId: row.userId,
      isPrivate: false,
      event: { type: 'changed', tags: [...EVERY_TAG] },
    });
  }

  private async write(
    archive: ArchiveReader,
    carriages: readonly Carriage[],
    { row, files, onRows }: { row: CompanyImportRow; files: ImportedFiles; onRows: (count: number) => void },
  ): Promise<void> {
    const carrier = { companyId: row.companyId, userId: row.userId };
    await this.db.findForUpdate(Company, { id: row.companyId });
    await this.refuseFilled(carrier);
    await new CompanyLoad(this.db, archive, carrier, files.keyOf, onRows).run(carriages);
    const { tables } = await dumpCompany(this.db, carriages, carrier);
    const differing = tables.filter(({ name, sha256 }) =>
      archive.manifest.tables.every((told) => told.name !== name || told.sha256 !== sha256),
    );
    if (differing.length > 0)
      throw new Error(`Checksums differ after an import: ${differing.map(({ name }) => name).join(', ')}`);
    await this.audit.record({ kind: 'company imported', id: row.companyId, companyId: row.companyId });
    await this.db.repo(CompanyImportRow).update({ id: row.id }, { status: 'done', tables, pieces: [], updatedAt: new Date() });
  }

  private async fail(row: CompanyImportRow, error: unknown): Promise<void> {
    if (!(error instanceof AppError)) this.log.fault(error, { companyImport: row.id });
    const problem = problemOf(error);
    const change = { status: 'failed' as const, problem: problem.slice(0, 500), pieces: [], updatedAt: new Date() };
    await this.db.repo(CompanyImportRow).update({ id: row.id }, change);
  }
}

function problemOf(error: unknown): string {
  if (error instanceof AppError) return error.detail;
  if (isUniqueViolation(error)) return 'This export holds the same thing twice. Nothing was imported.';
  return 'Something went wrong at our end. Nothing was imported; please try again.';
}
