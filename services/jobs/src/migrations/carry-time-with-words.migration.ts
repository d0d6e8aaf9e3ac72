import { addCarried, dropCarried } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLE = 'time_entries';
const CARRIED = {
  projectId: 'integer',
  startTime: 'datetime(3)',
  duration: 'bigint',
  amountCents: 'bigint',
  invoiceId: 'bigint',
};

/** Start, time, worth and job of an entry beside each of its words: a search is summed and sorted without the entries. */
export class CarryTimeWithWords1767200000001 implements MigrationInterface {
  readonly name = 'CarryTimeWithWords1767200000001';

  up(runner: QueryRunner): Promise<void> {
    return addCarried(runner, TABLE, CARRIED);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropCarried(runner, TABLE, Object.keys(CARRIED));
  }
}
