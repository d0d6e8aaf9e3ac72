import { createTables, dropTables } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { advisorsTables } from './initial/advisors';
import { estimatesTables } from './initial/estimates';
import { materialsTables } from './initial/materials';
import { measurementsTables } from './initial/measurements';
import { priceBooksTables } from './initial/price-books';
import { suppliersTables } from './initial/suppliers';
import { toolResultsTables } from './initial/tool-results';
import { weatherTables } from './initial/weather';

/** Those first that others point at. */
const TABLES = [
  ...weatherTables,
  ...measurementsTables,
  ...toolResultsTables,
  ...priceBooksTables,
  ...materialsTables,
  ...estimatesTables,
  ...suppliersTables,
  ...advisorsTables,
];

export class InitialTools1790000000004 implements MigrationInterface {
  readonly name = 'InitialTools1790000000004';

  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}
