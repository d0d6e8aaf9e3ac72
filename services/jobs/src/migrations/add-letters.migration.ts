import { addLetters, dropLetters } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const CARRIED = { clients: [], projects: [], time_entries: ['projectId', 'startTime', 'duration', 'amountCents', 'invoiceId'] };

/** First letters of words are words of their own: a search of one letter reads each row once. */
export class AddLetters1767200000002 implements MigrationInterface {
  readonly name = 'AddLetters1767200000002';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, carried] of Object.entries(CARRIED)) await addLetters(runner, table, carried);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of Object.keys(CARRIED)) await dropLetters(runner, table);
  }
}
