import { randomUUID } from 'node:crypto';
import type { AddFileQuery, JobFile, JobFileListQuery, JobFilePage } from '@dwang/contracts';
import { Users } from '@dwang/identity';
import {
  AppError,
  Database,
  FileStore,
  insertOnce,
  type ListOrder,
  Log,
  NotFound,
  type OpenFile,
  readDocumentType,
  type Scope,
  seek,
  toPage,
  withFittingEnding,
} from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import type { z } from 'zod';
import { ProjectAccess } from '../access/project-access';
import { ActivityLog } from '../activity/activity-log';
import { refuseForeignRow } from '../rows/own-rows';
import { JobFileRow } from './job-file.entity';

const NEWEST: ListOrder = {
  name: '-createdAt',
  column: 'file.createdAt',
  idColumn: 'file.id',
  direction: 'DESC',
  kind: 'instant',
};

/** Plans, lists and other documents of a job. */
@Injectable()
export class JobFilesService {
  constructor(
    private readonly db: Database,
    private readonly access: ProjectAccess,
    private readonly files: FileStore,
    private readonly users: Users,
    private readonly log: Log,
    private readonly activity: ActivityLog,
  ) {}

  async list(scope: Scope, projectId: number, query: z.output<typeof JobFileListQuery>): Promise<JobFilePage> {
    await this.access.check(scope, projectId);
    const where = { companyId: scope.companyId, projectId, deletedAt: IsNull() };
    const rows = await seek(this.db.repo(JobFileRow).createQueryBuilder('file').where(where), NEWEST, query).getMany();
    const count = await this.db.repo(JobFileRow).countBy(where);
    const page = toPage(rows, query.limit, NEWEST, (row) => [row.createdAt, row.id]);
    return { items: await this.named(scope, page.items), nextCursor: page.nextCursor, totals: { count } };
  }

  async get(scope: Scope, projectId: number, id: number): Promise<JobFile> {
    const [file] = await this.named(scope, [await this.find(scope, projectId, id)]);
    return file ?? notThere();
  }

  /**
   * Keeps a file once, however often it is sent with the same `uid`, under a name that ends as its content has it. Throws 415 for a kind
   * that is not kept. It is stored before the
   * transaction, which would keep all others waiting on SQLite.
   */
  async add(scope: Scope, projectId: number, { name: sent, uid = randomUUID() }: z.output<typeof AddFileQuery>, content: Buffer) {
    await this.access.check(scope, projectId, 'edit');
    const contentType = readDocumentType(content) ?? refuseKind();
    const name = withFittingEnding(sent, contentType);
    const { companyId, userId } = scope;
    const { key, size, sha256 } = await this.files.save({ companyId, kind: 'files', contentType, content });
    let isNew = false;
    try {
      const now = new Date(Date.now());
      const said = { projectId, userId, name, contentType, size, sha256 };
      const stamps = { createdAt: now, updatedAt: now, deletedAt: null, version: 1 };
      const row = { ...said, ...stamps, uid, companyId, fileKey: key };
      const made = await this.db.tx(async () => {
        const kept = await insertOnce(this.db, JobFileRow, { companyId, uid }, row, said);
        if (kept.isNew) await this.activity.record(scope, { kind: 'file', action: 'added', projectId, subject: name });
        return kept;
      });
      isNew = made.isNew;
      return await this.get(scope, projectId, made.id);
    } finally {
      if (!isNew) void this.files.remove(key).catch((error) => this.log.fault(error, { fileKey: key }));
    }
  }

  async open(scope: Scope, projectId: number, id: number): Promise<OpenFile & Pick<JobFileRow, 'contentType' | 'name'>> {
    const { fileKey, contentType, name } = await this.find(scope, projectId, id);
    return { ...(await this.files.open(fileKey)), contentType, name: withFittingEnding(name, contentType) };
  }

  /** It can be had back until it is swept up. */
  remove(scope: Scope, projectId: number, id: number): Promise<void> {
    return this.setDeleted(scope, projectId, id, new Date(Date.now()));
  }

  /** Brings a deleted file back; one that is there stays as it is. */
  async restore(scope: Scope, projectId: number, id: number): Promise<JobFile> {
    await this.setDeleted(scope, projectId, id, null);
    return this.get(scope, projectId, id);
  }

  private setDeleted(scope: Scope, projectId: number, id: number, deletedAt: Date | null): Promise<void> {
    return this.db.tx(async () => {
      await this.access.check(scope, projectId, 'edit');
      const row = (await this.db.findForUpdate(JobFileRow, { id, projectId, companyId: scope.companyId })) ?? notThere();
      if (deletedAt && row.deletedAt) notThere();
      refuseForeignRow(scope, row);
      const change = { deletedAt, updatedAt: new Date(Date.now()), version: row.version + 1 };
      if (!deletedAt && !row.deletedAt) return;
      await this.db.repo(JobFileRow).update({ id, companyId: scope.companyId }, change);
      const action = deletedAt ? 'deleted' : 'restored';
      await this.activity.record(scope, { kind: 'file', action, projectId, subject: row.name });
    });
  }

  private async find(scope: Scope, projectId: number, id: number): Promise<JobFileRow> {
    await this.access.check(scope, projectId);
    const where = { id, projectId, companyId: scope.companyId, deletedAt: IsNull() };
    return (await this.db.repo(JobFileRow).findOneBy(where)) ?? notThere();
  }

  private async named(scope: Scope, rows: readonly JobFileRow[]): Promise<JobFile[]> {
    const ids = rows.map(({ userId }) => userId);
    const names = await this.users.namesOf(scope.companyId, ids);
    return rows.map((row) => ({ ...row, userName: names.get(row.userId) ?? '', createdAt: row.createdAt.toISOString() }));
  }
}

function notThere(): never {
  throw new NotFound('No such file');
}

function refuseKind(): never {
  const kinds = 'PDF, Word, Excel, PowerPoint, OpenDocument, DWG, pictures and plain text';
  throw new AppError(415, 'FILE.KIND_REFUSED', `This kind of file cannot be kept. These can: ${kinds}.`);
}
