import { createWords, dropWords } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['clients', 'projects', 'time_entries'];

/** The words by which clients, jobs and time are found. */
export class CreateWords1766800000001 implements MigrationInterface {
  readonly name = 'CreateWords1766800000001';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await createWords(runner, table);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await dropWords(runner, table);
  }
}
