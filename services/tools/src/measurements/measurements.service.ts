import { randomUUID } from 'node:crypto';
import type {
  ActivityChange,
  CreateMeasurement,
  MeasurementListQuery,
  MeasurementPage,
  Measurement as MeasurementView,
  UpdateMeasurement,
} from '@dwang/contracts';
import { parseThousandths } from '@dwang/domain';
import {
  Database,
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
import { Measurement } from './measurement.entity';
import { measurementView } from './measurement-view';

type NewMeasurement = z.output<typeof CreateMeasurement>;
type ListQuery = z.output<typeof MeasurementListQuery>;

const NEWEST: ListOrder = { name: '-createdAt', column: 'row.createdAt', idColumn: 'row.id', direction: 'DESC', kind: 'instant' };
const BY_NAME: ListOrder = { name: 'name', column: 'row.name', idColumn: 'row.id', direction: 'ASC', kind: 'text' };

/** A company's saved measurements; a contractor sees their own, and those of the jobs that they see. */
@Injectable()
export class Measurements {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(ProjectAccess) private readonly access: ProjectAccess,
    @Inject(ActivityLog) private readonly activity: ActivityLog,
    @Inject(JobRows) private readonly rows: JobRows,
  ) {}

  async list(scope: Scope, query: ListQuery): Promise<MeasurementPage> {
    const order = query.sort === 'name' ? BY_NAME : NEWEST;
    const { projectId } = query;
    if (projectId !== undefined) await this.access.check(scope, projectId);
    const where = projectId === undefined ? rowsSeenBy(scope) : { companyId: scope.companyId, projectId };
    const rows = this.db.repo(Measurement).createQueryBuilder('row').where(where);
    whereContains(rows, 'row.searchText', query.q);
    const count = await rows.getCount();
    const found = await seek(rows, order, query).getMany();
    const page = toPage(found, query.limit, order, (row) => [order === BY_NAME ? row.name : row.createdAt, row.id]);
    return { items: page.items.map(measurementView), nextCursor: page.nextCursor, totals: { count } };
  }

  /** A repeated `uid` answers with the row that was made first; with other content it is refused. */
  create(scope: Scope, { length, uid = randomUUID(), ...plan }: NewMeasurement): Promise<MeasurementView> {
    return this.db.tx(async () => {
      const { companyId, userId } = scope;
      const said = { ...plan, thousandths: parseThousandths(length) };
      const row = {
        ...said,
        uid,
        companyId,
        userId,
        searchText: searchText([plan.name, plan.note]),
        createdAt: new Date(),
        version: 1,
      };
      await this.rows.checkJob(scope, plan.projectId);
      const { id, isNew } = await insertOnce(this.db, Measurement, { companyId, uid }, row, said);
      const kept = await this.db.repo(Measurement).findOneByOrFail({ id, companyId });
      if (isNew) await this.tell(scope, 'added', kept);
      return measurementView(kept);
    });
  }

  /** A length that is changed was measured anew. */
  update(scope: Scope, id: number, { length, version, ...change }: z.output<typeof UpdateMeasurement>): Promise<MeasurementView> {
    return this.db.tx(async () => {
      const row = await this.rows.hold(scope, Measurement, id, 'Measurement not found');
      if (version !== undefined && version !== row.version) throw new VersionConflict();
      const thousandths = length === undefined ? row.thousandths : parseThousandths(length);
      const calibrated = row.calibrated || thousandths !== row.thousandths;
      const said = { ...change, thousandths, calibrated };
      const { name, note } = { ...row, ...change };
      const next = { ...said, searchText: searchText([name, note]), version: row.version + 1 };
      await this.db.repo(Measurement).update({ id, companyId: scope.companyId }, next);
      const after = await this.db.repo(Measurement).findOneByOrFail({ id, companyId: scope.companyId });
      await this.tell(scope, 'changed', after, changesBetween(toldOf(row), toldOf(after)));
      return measurementView(after);
    });
  }

  remove(scope: Scope, id: number): Promise<void> {
    return this.db.tx(async () => {
      const row = await this.rows.hold(scope, Measurement, id, 'Measurement not found');
      await this.db.repo(Measurement).delete({ id, companyId: scope.companyId });
      await this.tell(scope, 'deleted', row);
    });
  }

  private async tell(scope: Scope, action: 'added' | 'changed' | 'deleted', row: Measurement, changes: ActivityChange[] = []) {
    const { name, length, unit, projectId } = measurementView(row);
    if (projectId === null) return;
    await this.activity.record(scope, { kind: 'measurement', action, projectId, subject: `${name}, ${length} ${unit}`, changes });
  }
}

const toldOf = (row: Measurement) => {
  const { name, length, unit, note } = measurementView(row);
  return { name, length: `${length} ${unit}`, note };
};
