import { randomUUID } from 'node:crypto';
import type {
  ActivityChange,
  CreateToolResult,
  ToolResult,
  ToolResultListQuery,
  ToolResultPage,
  UpdateToolResult,
} from '@dwang/contracts';
import {
  Database,
  Invalid,
  insertOnce,
  type ListOrder,
  type Scope,
  searchText,
  seek,
  toPage,
  VersionConflict,
  whereContains,
} from '@dwang/platform';
import { ActivityLog, changesBetween, ProjectAccess } from '@dwang/service-jobs';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { JobRows, rowsSeenBy } from '../job-rows/job-rows';
import { ToolResultRow } from './tool-result.entity';
import { type ToolFacts, toolResultView } from './tool-result-view';

const NEWEST: ListOrder = { name: '-takenAt', column: 'row.takenAt', idColumn: 'row.id', direction: 'DESC', kind: 'instant' };
/** What a text column of MySQL takes, in bytes. */
const MOST_FACTS = 65_535;

/** What a company's tools and calculators said; a contractor sees their own, and those of the jobs that they see. */
@Injectable()
export class ToolResults {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(ProjectAccess) private readonly access: ProjectAccess,
    @Inject(ActivityLog) private readonly activity: ActivityLog,
    @Inject(JobRows) private readonly rows: JobRows,
  ) {}

  async list(scope: Scope, query: z.output<typeof ToolResultListQuery>): Promise<ToolResultPage> {
    const { projectId } = query;
    if (projectId !== undefined) await this.access.check(scope, projectId);
    const where = projectId === undefined ? rowsSeenBy(scope) : { companyId: scope.companyId, projectId };
    const rows = this.db.repo(ToolResultRow).createQueryBuilder('row').where(where);
    whereContains(rows, 'row.searchText', query.q);
    const count = await rows.getCount();
    const found = await seek(rows, NEWEST, query).getMany();
    const page = toPage(found, query.limit, NEWEST, (row) => [row.takenAt, row.id]);
    return { items: page.items.map(toolResultView), nextCursor: page.nextCursor, totals: { count } };
  }

  /** A repeated `uid` answers with the row that was made first; with other content it is refused. */
  create(scope: Scope, { uid = randomUUID(), ...taken }: z.output<typeof CreateToolResult>): Promise<ToolResult> {
    return this.db.tx(async () => {
      const { companyId, userId } = scope;
      const { projectId, tool, title, note, calibration, photoUid } = taken;
      const said = {
        projectId,
        tool,
        title,
        note,
        calibration,
        photoUid,
        facts: factsOf(taken),
        takenAt: new Date(taken.takenAt),
      };
      const row = { ...said, uid, companyId, userId, searchText: searchText([title, note]), createdAt: new Date(), version: 1 };
      await this.rows.checkJob(scope, projectId);
      const { id, isNew } = await insertOnce(this.db, ToolResultRow, { companyId, uid }, row, said);
      const kept = await this.db.repo(ToolResultRow).findOneByOrFail({ id, companyId });
      if (isNew) await this.tell(scope, 'added', kept);
      return toolResultView(kept);
    });
  }

  /** Only its words: what was taken stays as it was. */
  update(scope: Scope, id: number, { version, ...change }: z.output<typeof UpdateToolResult>): Promise<ToolResult> {
    return this.db.tx(async () => {
      const row = await this.rows.hold(scope, ToolResultRow, id, 'Result not found');
      if (version !== undefined && version !== row.version) throw new VersionConflict();
      const { title, note } = { title: change.title ?? row.title, note: change.note ?? row.note };
      const next = { title, note, searchText: searchText([title, note]), version: row.version + 1 };
      await this.db.repo(ToolResultRow).update({ id, companyId: scope.companyId }, next);
      await this.tell(scope, 'changed', { ...row, title }, changesBetween({ title: row.title, note: row.note }, { title, note }));
      return toolResultView({ ...row, ...next });
    });
  }

  remove(scope: Scope, id: number): Promise<void> {
    return this.db.tx(async () => {
      const row = await this.rows.hold(scope, ToolResultRow, id, 'Result not found');
      await this.db.repo(ToolResultRow).delete({ id, companyId: scope.companyId });
      await this.tell(scope, 'deleted', row);
    });
  }

  private async tell(
    scope: Scope,
    action: 'added' | 'changed' | 'deleted',
    { projectId, title }: Pick<ToolResultRow, 'projectId' | 'title'>,
    changes: ActivityChange[] = [],
  ) {
    if (projectId !== null)
      await this.activity.record(scope, { kind: 'tool-result', action, projectId, subject: title, changes });
  }
}

function factsOf({ inputs, answers, warnings, materials, statedError, device, source }: ToolFacts): string {
  const facts = JSON.stringify({ inputs, answers, warnings, materials, statedError, device, source });
  if (Buffer.byteLength(facts) > MOST_FACTS) throw new Invalid('answers', 'This result is too long to be kept');
  return facts;
}
