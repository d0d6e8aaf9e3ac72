import { closeSync, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type CompanyImportStatus, ErrorCode } from '@dwang/contracts';
import {
  AppError,
  AREAS,
  ArchiveReader,
  type AreaDefinition,
  actOn,
  type Carrier,
  CHANGED,
  Conflict,
  carriagesOf,
  Database,
  isDatabaseFull,
  isParentGone,
  isStillReferenced,
  isUniqueViolation,
  Log,
  openScratch,
  whereOf,
} from '@dwang/platform';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { In, LessThanOrEqual } from 'typeorm';
import { Company } from '../companies/company.entity';
import { BroughtFiles } from './brought-files.service';
import { CompanyImportRow } from './company-import.entity';
import { type ImportProgress, NotMine } from './import-progress';
import { ImportWriting } from './import-writing.service';
import { SentPieces } from './sent-pieces.service';

/** A process says so often that it works on it; one that has not for the second time was ended. */
const BEAT_MS = 5000;
const DEAD_MS = 20_000;
/** An import that ends the server each time is given up. */
const MOST_TRIES = 5;
const WORKED_ON: CompanyImportStatus[] = ['checking', 'writing'];

/** Which imports this process works on. Each ends as a whole or not at all: what an ended process has left is taken back and begun again. */
@Injectable()
export class ImportRun implements OnModuleDestroy {
  private readonly running = new Map<number, { work: Promise<void>; progress: ImportProgress }>();
  private readonly ending = new AbortController();

  constructor(
    @Inject(AREAS) private readonly areas: readonly AreaDefinition[],
    @Inject(Database) private readonly db: Database,
    @Inject(SentPieces) private readonly pieces: SentPieces,
    @Inject(BroughtFiles) private readonly brought: BroughtFiles,
    @Inject(ImportWriting) private readonly writing: ImportWriting,
    @Inject(Log) private readonly log: Log,
  ) {}

  /** The next process goes on with them. */
  async onModuleDestroy(): Promise<void> {
    this.ending.abort();
    await Promise.all([...this.running.values()].map(({ work }) => work));
  }

  /** Throws `Conflict` when the company has any row besides itself and whoever asks, or closes: what is brought in would soon be gone. */
  async refuseFilled(carrier: Carrier): Promise<void> {
    const { lastDay, closedAt } = await this.db.repo(Company).findOneByOrFail({ id: carrier.companyId });
    if (lastDay !== null || closedAt !== null)
      throw new Conflict(ErrorCode.companyClosing, 'This company is to close. Keep it first, then import.');
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
    const progress: ImportProgress = { status: 'checking', done: 0, total: row.size, problem: '' };
    const beat = setInterval(() => void this.db.outside(() => this.touch(row, progress)).catch(() => undefined), BEAT_MS).unref();
    const work = actOn(() => this.db.outside(() => this.work(row, progress)))
      .catch((error) => this.log.fault(error, { companyImport: row.id }))
      .finally(() => {
        clearInterval(beat);
        this.running.delete(row.id);
      });
    this.running.set(row.id, { work, progress });
  }

  /** Begins those again that another process, now ended, has left. On SQLite there is no other. */
  async takeOver(now: Date): Promise<void> {
    const updatedAt = LessThanOrEqual(this.db.isSqlite ? now : new Date(now.getTime() - DEAD_MS));
    for (const row of await this.db.repo(CompanyImportRow).findBy({ status: In(WORKED_ON), updatedAt }))
      if (!this.running.has(row.id) && !this.ending.signal.aborted) await this.again(row);
  }

  progressOf(row: CompanyImportRow, sent: number): ImportProgress {
    const own = this.running.get(row.id)?.progress;
    if (own) return { ...own };
    const { status, done, total, problem, size } = row;
    if (status === 'uploading') return { status, done: sent, total: size, problem };
    return { status, done, total: total || size, problem };
  }

  private async again({ id, tries, ...row }: CompanyImportRow): Promise<void> {
    const begun = { status: 'checking' as const, tries: tries + 1, done: 0, total: row.size, updatedAt: new Date() };
    const given = {
      status: 'failed' as const,
      problem: 'The server stopped again and again while it was at it. Nothing was imported.',
    };
    const change = tries >= MOST_TRIES ? { ...begun, ...given } : begun;
    const { affected } = await this.db.repo(CompanyImportRow).update({ id, tries, status: In(WORKED_ON) }, change);
    if (affected !== 1) return;
    await this.brought.remove({ id });
    if (change.status === 'failed') await this.pieces.remove({ id });
    else this.begin({ id, ...row, ...change });
  }

  private async touch({ id, tries }: CompanyImportRow, { done, total }: ImportProgress): Promise<void> {
    const change = { done, total, updatedAt: new Date() };
    await this.db.repo(CompanyImportRow).update({ id, tries, status: In(WORKED_ON) }, change);
  }

  private async work(row: CompanyImportRow, progress: ImportProgress): Promise<void> {
    try {
      await this.bringIn(row, progress);
    } catch (error) {
      if (error instanceof NotMine) return this.leave(row);
      await this.brought.remove(row);
      await this.fail(row, error);
    }
    await this.pieces.remove(row);
  }

  private async bringIn(row: CompanyImportRow, progress: ImportProgress): Promise<void> {
    const file = openScratch();
    const { signal } = this.ending;
    const copy = createWriteStream('', { fd: file, autoClose: false });
    await pipeline(Readable.from(this.pieces.bytes(row)), copy, { signal }).catch((error) => {
      closeSync(file);
      throw signal.aborted ? new NotMine() : error;
    });
    const archive = await ArchiveReader.open(file);
    try {
      await this.writing.run(archive, { row, progress, signal, refuseFilled: (carrier) => this.refuseFilled(carrier) });
    } finally {
      archive.close();
    }
  }

  /** Whoever looks next takes it up at once. */
  private async leave({ id, tries }: CompanyImportRow): Promise<void> {
    await this.db.repo(CompanyImportRow).update({ id, tries, status: In(WORKED_ON) }, { updatedAt: new Date(0) });
  }

  private async fail({ id, tries }: CompanyImportRow, error: unknown): Promise<void> {
    if (!(error instanceof AppError)) this.log.fault(error, { companyImport: id });
    const change = { status: 'failed' as const, problem: problemOf(error).slice(0, 500), updatedAt: new Date() };
    await this.db.repo(CompanyImportRow).update({ id, tries, status: In(WORKED_ON) }, change);
  }
}

function problemOf(error: unknown): string {
  if (error instanceof AppError) return error.detail;
  if (isUniqueViolation(error)) return 'This export holds the same thing twice. Nothing was imported.';
  if (isDatabaseFull(error)) return 'There was no room left on the server. Nothing was imported; please try again later.';
  // A row that must belong to another one belongs to none.
  if (isParentGone(error) || isStillReferenced(error)) return CHANGED;
  return 'Something went wrong at our end. Nothing was imported; please try again.';
}
