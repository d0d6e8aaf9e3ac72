import { randomUUID } from 'node:crypto';
import type { CreateMeasurement, MeasurementListQuery, MeasurementPage, Measurement as MeasurementView } from '@dwang/contracts';
import { parseThousandths } from '@dwang/domain';
import {
  Database,
  insertOnce,
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

  /** A repeated `uid` answers with the row that was made first; with other content it is refused. */
  create(scope: Scope, { length, uid = randomUUID(), ...plan }: NewMeasurement): Promise<MeasurementView> {
    return this.db.tx(async () => {
      const { companyId, userId } = scope;
      const said = { ...plan, thousandths: parseThousandths(length) };
      const row = { ...said, uid, companyId, userId, searchText: searchText([plan.name, plan.note]), createdAt: new Date() };
      const { id } = await insertOnce(this.db, Measurement, { companyId, uid }, row, said);
      return measurementView(await this.db.repo(Measurement).findOneByOrFail({ id, companyId }));
    });
  }

  async remove(scope: Scope, id: number): Promise<void> {
    const { affected } = await this.db.repo(Measurement).delete({ id, ...visibleTo(scope) });
    if (!affected) throw new NotFound('Measurement not found');
  }
}

const visibleTo = ({ companyId, userId, role }: Scope): { companyId: number; userId?: number } =>
  role === 'contractor' ? { companyId, userId } : { companyId };
