import { refold } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds what is stored by signs that look alike: `fold` makes them one. */
export class RefoldFeedback1782000000025 implements MigrationInterface {
  readonly name = 'RefoldFeedback1782000000025';

  async up(runner: QueryRunner): Promise<void> {
    await refold(runner, 'feedback', { columns: ['searchText'] });
  }

  /** Older versions search by the same letters. */
  async down(): Promise<void> {}
}
