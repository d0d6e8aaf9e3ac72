import { fold } from '@dwang/domain';
import { addColumns, column } from '@dwang/platform';
import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

const ONE = new TableIndex({
  name: 'uq_invoices_companyId_numberKey',
  columnNames: ['companyId', 'numberKey'],
  isUnique: true,
});
const AT_ONCE = 1000;

interface Numbered {
  id: number;
  companyId: number;
  invoiceNumber: string;
}

/** Numbers that differ in capitals or macrons alone count as one. Of those that exist already the first keeps the folded number. */
export class FoldInvoiceNumbers1768800000004 implements MigrationInterface {
  readonly name = 'FoldInvoiceNumbers1768800000004';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'invoices', [column.text('numberKey', 160, { isNullable: true })]);
    const taken = new Set<string>();
    for (let last = 0; ; ) {
      const rows: Numbered[] = await runner.query(
        `SELECT id, companyId, invoiceNumber FROM invoices WHERE id > ${last} AND invoiceNumber IS NOT NULL ORDER BY id LIMIT ${AT_ONCE}`,
      );
      for (const { id, companyId, invoiceNumber } of rows) {
        const key = fold(invoiceNumber);
        last = Number(id);
        if (taken.has(`${companyId} ${key}`)) continue;
        taken.add(`${companyId} ${key}`);
        await runner.query('UPDATE invoices SET numberKey = ? WHERE id = ?', [key, id]);
      }
      if (rows.length < AT_ONCE) break;
    }
    await runner.createIndex('invoices', ONE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('invoices', ONE);
    await runner.dropColumn('invoices', 'numberKey');
  }
}
