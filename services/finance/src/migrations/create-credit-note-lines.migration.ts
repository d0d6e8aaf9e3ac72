import { column, createTable, reference, restrict } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateCreditNoteLines1767000000005 implements MigrationInterface {
  readonly name = 'CreateCreditNoteLines1767000000005';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'credit_note_lines',
      columns: [
        column.id(),
        column.whole('companyId'),
        reference('creditNoteId'),
        column.whole('position'),
        column.text('kind', 20),
        column.text('description', 600),
        column.text('quantity', 20),
        column.text('unit', 20),
        column.money('unitPriceCents'),
        column.money('amountCents'),
      ],
      unique: [['creditNoteId', 'position']],
    });
    await restrict(runner, 'credit_note_lines', 'creditNoteId', 'credit_notes');
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('credit_note_lines');
  }
}
