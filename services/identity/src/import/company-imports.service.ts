import {
  type CompanyImport,
  type CompanyImports as CompanyImportList,
  ErrorCode,
  IMPORT_PIECE,
  type StartCompanyImport,
} from '@dwang/contracts';
import { Conflict, Database, FileStore, Invalid, NotFound, Scheduler, type Scope } from '@dwang/platform';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { LessThan, Like } from 'typeorm';
import type { z } from 'zod';
import { IMPORTED } from '../users/imported-people';
import { User } from '../users/user.entity';
import { displayName } from '../users/users.service';
import { CompanyImportRow } from './company-import.entity';
import { ImportRun } from './import-run.service';

const HOUR = 3600;
/** Pieces of one that was given up are kept so long, so that it can be taken up again. */
const KEEP_MS = 24 * HOUR * 1000;
const SHOWN = 10;

/** Brings the export of another installation into a new company: sent in pieces, checked as a whole, written all or not at all. */
@Injectable()
export class CompanyImports implements OnModuleInit {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(FileStore) private readonly files: FileStore,
    @Inject(ImportRun) private readonly runs: ImportRun,
    @Inject(Scheduler) private readonly scheduler: Scheduler,
  ) {}

  onModuleInit(): void {
    const run = (now: Date) => this.sweep(now);
    this.scheduler.add({ name: 'sweep-company-imports', area: 'identity', everySeconds: HOUR, run });
  }

  /** Throws `Conflict` when the company holds anything. */
  start({ companyId, userId }: Scope, plan: z.output<typeof StartCompanyImport>): Promise<CompanyImport> {
    return this.db.tx(async () => {
      await this.runs.refuseFilled({ companyId, userId });
      const now = new Date();
      const row = { companyId, userId, ...plan, status: 'uploading' as const, pieces: [], problem: '', tables: [] };
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
      const count = row.pieces.length;
      if (index > count) throw new Conflict(ErrorCode.importMove, `Please send piece ${count} first`, 'index');
      if (index < count) return this.view(row);
      if (content.length !== Math.min(IMPORT_PIECE, row.size - count * IMPORT_PIECE))
        throw new Invalid('file', 'This piece has another length than it should have');
      const file = { companyId, kind: 'imports', contentType: 'application/octet-stream', content };
      const { key } = await this.files.save(file);
      const change = { pieces: [...row.pieces, key], updatedAt: new Date() };
      await this.db.repo(CompanyImportRow).update({ id }, change);
      return this.view({ ...row, ...change });
    });
  }

  /** Checks and writes it, after the answer. */
  run({ companyId, userId }: Scope, id: number): Promise<CompanyImport> {
    return this.db.tx(async () => {
      const row = await this.hold(companyId, id, 'uploading');
      if (row.pieces.length * IMPORT_PIECE < row.size)
        throw new Conflict(ErrorCode.importMove, 'Not all of it has been sent yet');
      await this.runs.refuseFilled({ companyId, userId });
      const change = { status: 'checking' as const, updatedAt: new Date() };
      await this.db.repo(CompanyImportRow).update({ id }, change);
      this.db.afterCommit(() => this.runs.begin({ ...row, ...change }));
      return this.view({ ...row, ...change });
    });
  }

  /** Gives it up before anything was written. */
  remove({ companyId }: Scope, id: number): Promise<void> {
    return this.db.tx(async () => {
      const row = await this.find(companyId, id);
      const { status } = this.runs.progressOf(row, 0);
      if (status === 'checking' || status === 'writing')
        throw new Conflict(ErrorCode.importMove, 'It is being written; it will be done, or undone, in a moment');
      await this.db.repo(CompanyImportRow).delete({ id, companyId });
      this.db.afterCommit(() => void this.runs.forget(row.pieces));
    });
  }

  private async sweep(now: Date): Promise<void> {
    const before = new Date(now.getTime() - KEEP_MS);
    for (const { id, pieces } of await this.db.repo(CompanyImportRow).findBy({ updatedAt: LessThan(before) })) {
      await this.db.repo(CompanyImportRow).delete({ id });
      await this.runs.forget(pieces);
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
    const { id, companyId, fileName, size, pieces, tables } = row;
    const sent = Math.min(size, pieces.length * IMPORT_PIECE);
    const people = row.status === 'done' ? await this.db.repo(User).findBy({ companyId, usernameKey: Like(`${IMPORTED}%`) }) : [];
    return {
      id,
      fileName,
      size,
      nextPiece: pieces.length,
      ...this.runs.progressOf(row, sent),
      tables,
      people: people.filter(({ email }) => email).map((user) => ({ name: displayName(user), email: user.email })),
    };
  }
}

const gone = () => new NotFound('No such import');
