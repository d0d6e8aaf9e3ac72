import { addColumns, column } from '@dwang/platform';
import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';
import { emailKeyOf, phoneKeyOf } from '../clients/client-keys';

const TABLE = 'clients';
const INDEXES = [
  ['companyId', 'emailKey'],
  ['companyId', 'phoneKey'],
  ['companyId', 'outstandingCents'],
];
const nameOf = (columns: readonly string[]): string => `ix_${TABLE}_${columns.join('_')}`;
const ROWS_AT_ONCE = 500;

interface Known {
  id: number;
  email: string;
  phone: string;
}

/** Archive, what is owed (kept by finance), letters, and the keys by which two clients are known to be alike. */
export class AddClientBook1766300000101 implements MigrationInterface {
  readonly name = 'AddClientBook1766300000101';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, TABLE, [
      column.text('contactRole', 100, { default: "''" }),
      column.text('emailKey', 254, { default: "''" }),
      column.text('phoneKey', 60, { default: "''" }),
      column.money('outstandingCents', { default: 0 }),
      column.flag('takesLetters', { default: true }),
      column.instant('archivedAt', { isNullable: true }),
    ]);
    await this.fillKeys(runner);
    for (const columnNames of INDEXES) {
      await runner.createIndex(TABLE, new TableIndex({ name: nameOf(columnNames), columnNames }));
    }
  }

  private async fillKeys(runner: QueryRunner): Promise<void> {
    for (let after = 0; ; ) {
      const rows: Known[] = await runner.query(
        `SELECT id, email, phone FROM ${TABLE} WHERE id > ${after} ORDER BY id LIMIT ${ROWS_AT_ONCE}`,
      );
      for (const { id, email, phone } of rows) {
        await runner.query(`UPDATE ${TABLE} SET emailKey = ?, phoneKey = ? WHERE id = ?`, [
          emailKeyOf(email),
          phoneKeyOf(phone),
          id,
        ]);
      }
      const last = rows.at(-1);
      if (!last) return;
      after = Number(last.id);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const columnNames of INDEXES) await runner.dropIndex(TABLE, nameOf(columnNames));
    await runner.dropColumns(TABLE, ['contactRole', 'emailKey', 'phoneKey', 'outstandingCents', 'takesLetters', 'archivedAt']);
  }
}
