import {
  type CompanyImport,
  type CompanyImports as CompanyImportList,
  ErrorCode,
  IMPORT_PIECE,
  type StartCompanyImport,
} from '@dwang/contracts';
import { Conflict, Database, FileStore, Invalid, NotFound, Scheduler, type Scope } from '@dwang/platform';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { In, LessThan, Like, Not } from 'typeorm';
import type { z } from 'zod';
import { IMPORTED } from '../users/imported-people';
import { User } from '../users/user.entity';
import { displayName } from '../users/users.service';
import { BroughtFiles } from './brought-files.service';
import { CompanyImportRow } from './company-import.entity';
import { demandRoom } from './import-room';
import { ImportRun } from './import-run.service';
import { SentPieces } from './sent-pieces.service';

const HOUR = 3600;
/** Between two looks for imports that an ended process has left. */
const TAKE_OVER_SECONDS = 15;
/** Pieces of one that was given up are kept so long, so that it can be taken up again. */
const KEEP_MS = 24 * HOUR * 1000;
const SHOWN = 10;
const LONG_AGO = new Date(0);

/** Brings the export of another installation into a new company: sent in pieces, checked as a whole, written all or not at all. */
@Injectable()
export class CompanyImports implements OnModuleInit {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(FileStore) private readonly files: FileStore,
    @Inject(BroughtFiles) private readonly brought: BroughtFiles,
    @Inject(SentPieces) private readonly pieces: SentPieces,
    @Inject(ImportRun) private readonly runs: ImportRun,
    @Inject(Scheduler) private readonly scheduler: Scheduler,
  ) {}

  onModuleInit(): void {
    const area = 'identity';
    const [sweep, takeOver] = [(now: Date) => this.sweep(now), (now: Date) => this.runs.takeOver(now)];
    this.scheduler.add({
      name: 'sweep-company-imports',
      title: 'Clear away unfinished imports',
      area,
      everySeconds: HOUR,
      run: sweep,
    });
    this.scheduler.add({
      name: 'take-over-company-imports',
      title: 'Go on with interrupted imports',
      area,
      everySeconds: TAKE_OVER_SECONDS,
      run: takeOver,
    });
  }

  /** It takes the place of those that failed. Throws `Conflict` when the company holds anything, or the server has no room for it. */
  async start({ companyId, userId }: Scope, plan: z.output<typeof StartCompanyImport>): Promise<CompanyImport> {
    await demandRoom(this.files, plan.size);
    return this.db.tx(async () => {
      await this.runs.refuseFilled({ companyId, userId });
      await this.db.repo(CompanyImportRow).delete({ companyId, status: 'failed' });
      const now = new Date();
      const row = { companyId, userId, ...plan, status: 'uploading' as const, nextPiece: 0, problem: '', tables: [] };
      const { identifiers } = await this.db.repo(CompanyImportRow).insert({ ...row, createdAt: now, updatedAt: now });
      return this.view(await this.find(companyId, Number(identifiers[0]?.id)));
    });
  }

  async list({ companyId }: Scope): Promise<CompanyImportList> {
    const rows = await this.db.repo(CompanyImportRow).find({ where: { companyId }, order: { id: 'DESC' }, take: SHOWN });
    const items: CompanyImport[] = [];
    for (const row of rows) items.push(await this.view(row));
    return { items, nextCursor: null, totals: { count: items.length } };
  }

  async read({ companyId }: Scope, id: number): Promise<CompanyImport> {
    return this.view(await this.find(companyId, id));
  }

  /** The same piece sent again changes nothing; one out of turn is refused. */
  addPiece({ companyId }: Scope, id: number, index: number, content: Buffer): Promise<CompanyImport> {
    return this.db.tx(async () => {
      const row = await this.hold(companyId, id, 'uploading');
      const { nextPiece: count } = row;
      if (index > count) throw new Conflict(ErrorCode.importMove, `Please send piece ${count} first`, 'index');
      if (index < count) return this.view(row);
      if (content.length !== Math.min(IMPORT_PIECE, row.size - count * IMPORT_PIECE))
        throw new Invalid('file', 'This piece has another length than it should have');
      await this.pieces.add(row, count, content);
      const change = { nextPiece: count + 1, updatedAt: new Date() };
      await this.db.repo(CompanyImportRow).update({ id }, change);
      return this.view({ ...row, ...change });
    });
  }

  /** Checks and writes it, after the answer. */
  run({ companyId, userId }: Scope, id: number): Promise<CompanyImport> {
    return this.db.tx(async () => {
      const row = await this.hold(companyId, id, 'uploading');
      if (row.nextPiece * IMPORT_PIECE < row.size) throw new Conflict(ErrorCode.importMove, 'Not all of it has been sent yet');
      await this.runs.refuseFilled({ companyId, userId });
      const change = { status: 'checking' as const, tries: row.tries + 1, updatedAt: new Date() };
      await this.db.repo(CompanyImportRow).update({ id }, change);
      this.db.afterCommit(() => this.runs.begin({ ...row, ...change }));
      return this.view({ ...row, ...change });
    });
  }

  /** Gives it up before anything was written. If that is cut short, its row is left for the sweep, or to be removed again. */
  async remove({ companyId }: Scope, id: number): Promise<void> {
    await this.find(companyId, id);
    const idle = { id, companyId, status: Not(In(['checking', 'writing'])) };
    const { affected } = await this.db.repo(CompanyImportRow).update(idle, { updatedAt: LONG_AGO });
    if (affected !== 1) throw new Conflict(ErrorCode.importMove, 'It is being written; it will be done, or undone, in a moment');
    await this.pieces.remove({ id });
    await this.db.repo(CompanyImportRow).delete({ id, companyId });
  }

  private async sweep(now: Date): Promise<void> {
    const updatedAt = LessThan(new Date(now.getTime() - KEEP_MS));
    const left = await this.db.repo(CompanyImportRow).findBy({ updatedAt, status: Not(In(['checking', 'writing'])) });
    for (const { id } of left) {
      await this.brought.remove({ id });
      await this.pieces.remove({ id });
      await this.db.repo(CompanyImportRow).delete({ id });
    }
  }

  private async hold(companyId: number, id: number, status: CompanyImportRow['status']): Promise<CompanyImportRow> {
    const row = await this.db.findForUpdate(CompanyImportRow, { id, companyId });
    if (!row) throw gone();
    if (row.status !== status) throw new Conflict(ErrorCode.importMove, 'This import has been started already');
    return row;
  }

  private async find(companyId: number, id: number): Promise<CompanyImportRow> {
    const row = await this.db.repo(CompanyImportRow).findOneBy({ id, companyId });
    if (!row) throw gone();
    return row;
  }

  private async view(row: CompanyImportRow): Promise<CompanyImport> {
    const { id, companyId, fileName, size, nextPiece, tables } = row;
    const sent = Math.min(size, nextPiece * IMPORT_PIECE);
    const people = row.status === 'done' ? await this.db.repo(User).findBy({ companyId, usernameKey: Like(`${IMPORTED}%`) }) : [];
    return {
      id,
      fileName,
      size,
      nextPiece,
      ...this.runs.progressOf(row, sent),
      tables,
      people: people.filter(({ email }) => email).map((user) => ({ name: displayName(user), email: user.email })),
    };
  }
}

const gone = () => new NotFound('No such import');
