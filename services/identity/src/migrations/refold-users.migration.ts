import { refold } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds what is stored by signs that look alike: `fold` makes them one. */
export class RefoldUsers1782000000022 implements MigrationInterface {
  readonly name = 'RefoldUsers1782000000022';

  async up(runner: QueryRunner): Promise<void> {
    await refold(runner, 'users', { columns: ['searchText'] });
  }

  /** Older versions search by the same letters. */
  async down(): Promise<void> {}
}
