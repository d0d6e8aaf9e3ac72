import { fold } from '@dwang/domain';
import { refold } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

interface Numbered {
  id: number;
  companyId: number;
  numberKey: string;
}

/** Finds what is stored by signs that look alike: `fold` makes them one. Of numbers that have become one the first keeps its key. */
export class RefoldPapers1782000000023 implements MigrationInterface {
  readonly name = 'RefoldPapers1782000000023';

  async up(runner: QueryRunner): Promise<void> {
    await refold(runner, 'invoices', { columns: ['searchText'], carried: [] });
    await refold(runner, 'quotes', { columns: ['searchText'], carried: [] });
    const rows: Numbered[] = await runner.query(
      'SELECT id, companyId, numberKey FROM invoices WHERE numberKey IS NOT NULL ORDER BY id',
    );
    const taken = new Set(rows.map(({ companyId, numberKey }) => `${companyId} ${numberKey}`));
    for (const { id, companyId, numberKey } of rows) {
      const key = fold(numberKey);
      if (key === numberKey || taken.has(`${companyId} ${key}`)) continue;
      taken.add(`${companyId} ${key}`);
      await runner.query('UPDATE invoices SET numberKey = ? WHERE id = ?', [key, id]);
    }
  }

  /** Older versions search by the same letters. */
  async down(): Promise<void> {}
}
