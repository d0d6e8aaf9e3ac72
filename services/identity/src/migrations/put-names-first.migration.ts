import { searchText } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const ROWS_AT_ONCE = 500;

interface Row {
  id: number | string;
  username: string;
  firstName: string;
  lastName: string;
  email: string;
  companyName: string | null;
}

/** Lets the folded text of a user begin with the name that is shown, so that lists can be sorted by it. */
export class PutNamesFirst1781000000004 implements MigrationInterface {
  readonly name = 'PutNamesFirst1781000000004';

  async up(runner: QueryRunner): Promise<void> {
    for (let after = 0; ; ) {
      const rows: Row[] = await runner.query(
        'SELECT users.id, username, firstName, lastName, users.email, companies.name AS companyName FROM users ' +
          `LEFT JOIN companies ON companies.id = users.companyId WHERE users.id > ? AND users.passwordHash <> '' ORDER BY users.id LIMIT ${ROWS_AT_ONCE}`,
        [after],
      );
      for (const { id, username, firstName, lastName, email, companyName } of rows)
        await runner.query('UPDATE users SET searchText = ? WHERE id = ?', [
          searchText([firstName, lastName, username, email, companyName]),
          id,
        ]);
      const last = rows.at(-1);
      if (!last) return;
      after = Number(last.id);
    }
  }

  /** The same words in another order are found as before. */
  async down(): Promise<void> {}
}
