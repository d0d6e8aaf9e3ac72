import { refold } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds what is stored by signs that look alike: `fold` makes them one. */
export class RefoldTools1782000000024 implements MigrationInterface {
  readonly name = 'RefoldTools1782000000024';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['own_materials', 'estimates', 'measurements', 'tool_results'])
      await refold(runner, table, { columns: ['searchText'] });
  }

  /** Older versions search by the same letters. */
  async down(): Promise<void> {}
}
