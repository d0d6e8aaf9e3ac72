import { addColumns, column } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By when is paid: of a company, of what recurs, and of an invoice whose due day follows from it. */
export class AddPaymentTerms1771000000011 implements MigrationInterface {
  readonly name = 'AddPaymentTerms1771000000011';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'finance_settings', [column.text('paymentTerms', 20, { default: "'days-14'" })]);
    await addColumns(runner, 'invoices', [column.text('paymentTerms', 20, { default: "''" })]);
    await addColumns(runner, 'recurring_invoices', [column.text('paymentTerms', 20, { default: "''" })]);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['recurring_invoices', 'invoices', 'finance_settings']) await runner.dropColumn(table, 'paymentTerms');
  }
}
