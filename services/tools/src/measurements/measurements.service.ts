import { randomUUID } from 'node:crypto';
import type { CreateMeasurement, MeasurementListQuery, MeasurementPage, Measurement as MeasurementView } from '@dwang/contracts';
import { parseThousandths } from '@dwang/domain';
import {
  Database,
  isUniqueViolation,
  type ListOrder,
  NotFound,
  type Scope,
  searchText,
  seek,
  toPage,
  whereContains,
} from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Measurement } from './measurement.entity';
import { measurementView } from './measurement-view';

type NewMeasurement = z.output<typeof CreateMeasurement>;
type ListQuery = z.output<typeof MeasurementListQuery>;

const NEWEST: ListOrder = { name: '-createdAt', column: 'row.createdAt', idColumn: 'row.id', direction: 'DESC', kind: 'instant' };
const BY_NAME: ListOrder = { name: 'name', column: 'row.name', idColumn: 'row.id', direction: 'ASC', kind: 'text' };

/** A company's saved measurements; a contractor sees only their own. */
@Injectable()
export class Measurements {
  constructor(@Inject(Database) private readonly db: Database) {}

  async list(scope: Scope, query: ListQuery): Promise<MeasurementPage> {
    const order = query.sort === 'name' ? BY_NAME : NEWEST;
    const rows = this.db.repo(Measurement).createQueryBuilder('row').where(visibleTo(scope));
    whereContains(rows, 'row.searchText', query.q);
    const count = await rows.getCount();
    const found = await seek(rows, order, query).getMany();
    const page = toPage(found, query.limit, order, (row) => [order === BY_NAME ? row.name : row.createdAt, row.id]);
    return { items: page.items.map(measurementView), nextCursor: page.nextCursor, totals: { count } };
  }

  /** A `uid` that the company already has answers with the row that was made first. */
  async create(scope: Scope, plan: NewMeasurement): Promise<MeasurementView> {
    const { name, unit, calibrated, note, uid = randomUUID() } = plan;
    const { companyId, userId } = scope;
    const fields = { uid, companyId, userId, name, unit, calibrated, note, thousandths: parseThousandths(plan.length) };
    const row = this.db.repo(Measurement).create({ ...fields, searchText: searchText([name, note]), createdAt: new Date() });
    try {
      return measurementView(await this.db.repo(Measurement).save(row));
    } catch (error) {
      const first = isUniqueViolation(error) ? await this.db.repo(Measurement).findOneBy({ companyId, uid }) : null;
      if (!first) throw error;
      return measurementView(first);
    }
  }

  async remove(scope: Scope, id: number): Promise<void> {
    const { affected } = await this.db.repo(Measurement).delete({ id, ...visibleTo(scope) });
    if (!affected) throw new NotFound('Measurement not found');
  }
}

const visibleTo = ({ companyId, userId, role }: Scope): { companyId: number; userId?: number } =>
  role === 'contractor' ? { companyId, userId } : { companyId };
