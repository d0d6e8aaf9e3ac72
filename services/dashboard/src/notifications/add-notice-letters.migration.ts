import { addColumns, column } from '@dwang/platform';
import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

const WAITING = ['mailWaits', 'smsWaits'] as const;
const indexOf = (name: string): string => `ix_notifications_${name}_companyId`;

/** What was told before is not sent afterwards. */
export class AddNoticeLetters1773000000003 implements MigrationInterface {
  readonly name = 'AddNoticeLetters1773000000003';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(
      runner,
      'notifications',
      WAITING.map((name) => column.flag(name, { default: false })),
    );
    for (const name of WAITING) {
      await runner.createIndex('notifications', new TableIndex({ name: indexOf(name), columnNames: [name, 'companyId'] }));
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of WAITING) {
      await runner.dropIndex('notifications', indexOf(name));
      await runner.dropColumn('notifications', name);
    }
  }
}
