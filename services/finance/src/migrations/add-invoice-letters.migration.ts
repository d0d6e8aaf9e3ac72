import { addLetters, dropLetters } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** First letters of words are words of their own: a search of one letter reads each invoice once. */
export class AddInvoiceLetters1767200000003 implements MigrationInterface {
  readonly name = 'AddInvoiceLetters1767200000003';

  up(runner: QueryRunner): Promise<void> {
    return addLetters(runner, 'invoices');
  }

  down(runner: QueryRunner): Promise<void> {
    return dropLetters(runner, 'invoices');
  }
}
