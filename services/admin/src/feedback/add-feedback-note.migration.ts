import { addColumns, column, searchText } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A note of the administrator, and the words of each piece of feedback as they are searched. */
export class AddFeedbackNote1774000000041 implements MigrationInterface {
  readonly name = 'AddFeedbackNote1774000000041';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'feedback', [
      column.text('note', 1000, { default: "''" }),
      column.longText('searchText', { isNullable: true }),
    ]);
    const rows: { id: number; text: string; place: string }[] = await runner.query('SELECT id, text, place FROM feedback');
    for (const { id, text, place } of rows) {
      await runner.query('UPDATE feedback SET searchText = ? WHERE id = ?', [searchText([text, place], 4400), id]);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('feedback', 'searchText');
    await runner.dropColumn('feedback', 'note');
  }
}
