import {
  Database,
  insertOnce,
  type ListOrder,
  NotFound,
  type Place,
  readableViews,
  type Scope,
  searchText,
  seek,
  toPage,
  VersionConflict,
  whereContains,
} from '@dwang/platform';
import { ActivityLog, changesBetween } from '@dwang/service-jobs';
import { Inject, Injectable } from '@nestjs/common';
import type { FindOptionsWhere, QueryDeepPartialEntity } from 'typeorm';
import { JobRights } from './job-rights';
import type { JobRow, JobRowKind } from './job-row';

interface ListQuery {
  projectId?: number | undefined;
  q?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

/** Rows that a person keeps, of a job or of none: read, kept once, changed and deleted alike, and told in the history of the job. */
@Injectable()
export class JobRows {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(JobRights) private readonly rights: JobRights,
    @Inject(ActivityLog) private readonly activity: ActivityLog,
  ) {}

  /** `place` is where a row stands in `order`. */
  async list<Row extends JobRow, View>(
    scope: Scope,
    { entity, view }: JobRowKind<Row, View>,
    { projectId, q, ...asked }: ListQuery,
    order: ListOrder,
    place: (row: Row) => Place,
  ): Promise<{ items: View[]; nextCursor: string | null; totals: { count: number } }> {
    const where = whereOf<Row>({ companyId: scope.companyId });
    const rows = this.db.repo(entity).createQueryBuilder('row').where(where);
    await this.rights.narrow(scope, rows, projectId);
    whereContains(rows, 'row.searchText', q);
    const count = await rows.getCount();
    const page = toPage(await seek(rows, order, asked).getMany(), asked.limit, order, place);
    return { items: readableViews(page.items, view), nextCursor: page.nextCursor, totals: { count } };
  }

  async get<Row extends JobRow, View>(scope: Scope, { entity, missing, view }: JobRowKind<Row, View>, id: number): Promise<View> {
    const row = await this.db.repo(entity).findOneBy(whereOf<Row>({ id, companyId: scope.companyId }));
    if (!row) throw new NotFound(missing);
    await this.rights.checkRead(scope, row, missing);
    return view(row);
  }

  /** A repeated `uid` answers with the row that was made first; with other content it is refused. Throws `Invalid` for a job of others. */
  create<Row extends JobRow, View>(scope: Scope, kind: JobRowKind<Row, View>, uid: string, said: Partial<Row>): Promise<View> {
    const { companyId, userId } = scope;
    return this.db.tx(async () => {
      const row = withWords(kind, { ...said, uid, companyId, userId, createdAt: new Date(), version: 1 } as Row);
      await this.rights.checkJob(scope, row.projectId);
      const key = whereOf<Row>({ companyId, uid });
      const { id, isNew } = await insertOnce(this.db, kind.entity, key, row as QueryDeepPartialEntity<Row>, said);
      const kept = await this.db.repo(kind.entity).findOneByOrFail(whereOf<Row>({ id, companyId }));
      if (isNew) await this.tell(scope, 'added', kind, kept);
      return kind.view(kept);
    });
  }

  /** `next` says of the row as it stands what becomes of it. */
  change<Row extends JobRow, View>(
    scope: Scope,
    kind: JobRowKind<Row, View>,
    { id, version }: { id: number; version: number | undefined },
    next: (row: Row) => Partial<Row>,
  ): Promise<View> {
    return this.db.tx(async () => {
      const row = await this.hold(scope, kind, id);
      if (version !== undefined && version !== row.version) throw new VersionConflict();
      const after = withWords(kind, { ...row, ...next(row), version: row.version + 1 });
      const where = whereOf<Row>({ id, companyId: scope.companyId });
      await this.db.repo(kind.entity).update(where, after as QueryDeepPartialEntity<Row>);
      await this.tell(scope, 'changed', kind, after, row);
      return kind.view(after);
    });
  }

  remove<Row extends JobRow, View>(scope: Scope, kind: JobRowKind<Row, View>, id: number): Promise<void> {
    return this.db.tx(async () => {
      const row = await this.hold(scope, kind, id);
      await this.db.repo(kind.entity).delete(whereOf<Row>({ id, companyId: scope.companyId }));
      await this.tell(scope, 'deleted', kind, row);
    });
  }

  /** The row, kept from others until the transaction ends. */
  private async hold<Row extends JobRow, View>(
    scope: Scope,
    { entity, missing }: JobRowKind<Row, View>,
    id: number,
  ): Promise<Row> {
    const row = await this.db.findForUpdate(entity, whereOf<Row>({ id, companyId: scope.companyId }));
    if (!row) throw new NotFound(missing);
    await this.rights.checkChange(scope, row, missing);
    return row;
  }

  private async tell<Row extends JobRow, View>(
    scope: Scope,
    action: 'added' | 'changed' | 'deleted',
    { activity: kind, subject, told }: JobRowKind<Row, View>,
    row: Row,
    before?: Row,
  ): Promise<void> {
    const { projectId } = row;
    const changes = before ? changesBetween(told(before), told(row)) : [];
    if (projectId !== null) await this.activity.record(scope, { kind, action, projectId, subject: subject(row), changes });
  }
}

const whereOf = <Row>(where: Partial<JobRow>): FindOptionsWhere<Row> => where as FindOptionsWhere<Row>;

const withWords = <Row extends JobRow>({ words }: JobRowKind<Row, unknown>, row: Row): Row => ({
  ...row,
  searchText: searchText(words(row)),
});
