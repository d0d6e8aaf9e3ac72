import { randomUUID } from 'node:crypto';
import type {
  CreateMeasurement,
  MeasurementListQuery,
  MeasurementPage,
  Measurement as MeasurementView,
  UpdateMeasurement,
} from '@dwang/contracts';
import { parseThousandths } from '@dwang/domain';
import type { ListOrder, Scope } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { JobRowKind } from '../job-rows/job-row';
import { JobRows } from '../job-rows/job-rows';
import { Measurement } from './measurement.entity';
import { measurementView } from './measurement-view';

const NEWEST: ListOrder = { name: '-createdAt', column: 'row.createdAt', idColumn: 'row.id', direction: 'DESC', kind: 'instant' };
const BY_NAME: ListOrder = { name: 'name', column: 'row.name', idColumn: 'row.id', direction: 'ASC', kind: 'text' };

const MEASUREMENT: JobRowKind<Measurement, MeasurementView> = {
  entity: Measurement,
  activity: 'measurement',
  missing: 'Measurement not found',
  view: measurementView,
  words: ({ name, note }) => [name, note],
  subject: (row) => `${row.name}, ${lengthOf(row)}`,
  told: (row) => ({ name: row.name, length: lengthOf(row), note: row.note }),
};

/** A company's saved measurements. */
@Injectable()
export class Measurements {
  constructor(@Inject(JobRows) private readonly rows: JobRows) {}

  list(scope: Scope, query: z.output<typeof MeasurementListQuery>): Promise<MeasurementPage> {
    if (query.sort === 'name') return this.rows.list(scope, MEASUREMENT, query, BY_NAME, ({ name, id }) => [name, id]);
    return this.rows.list(scope, MEASUREMENT, query, NEWEST, ({ createdAt, id }) => [createdAt, id]);
  }

  get(scope: Scope, id: number): Promise<MeasurementView> {
    return this.rows.get(scope, MEASUREMENT, id);
  }

  create(scope: Scope, { length, uid = randomUUID(), ...said }: z.output<typeof CreateMeasurement>): Promise<MeasurementView> {
    return this.rows.create(scope, MEASUREMENT, uid, { ...said, thousandths: parseThousandths(length) });
  }

  /** A length that is changed was measured anew. */
  update(scope: Scope, id: number, { length, version, ...said }: z.output<typeof UpdateMeasurement>): Promise<MeasurementView> {
    return this.rows.change(scope, MEASUREMENT, { id, version }, (row) => {
      const thousandths = length === undefined ? row.thousandths : parseThousandths(length);
      return { ...said, thousandths, calibrated: row.calibrated || thousandths !== row.thousandths };
    });
  }

  remove(scope: Scope, id: number): Promise<void> {
    return this.rows.remove(scope, MEASUREMENT, id);
  }
}

function lengthOf(row: Measurement): string {
  const { length, unit } = measurementView(row);
  return `${length} ${unit}`;
}
