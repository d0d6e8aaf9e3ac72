import { addColumns, column, createTable } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { faultKey, screenOf } from './fault-key';

interface Report {
  id: number;
  userId: number | null;
  message: string;
  stack: string;
  place: string;
  createdAt: string | Date;
}

/** Puts equal faults together, also those that were reported before. */
export class CreateClientFaults1781000000003 implements MigrationInterface {
  readonly name = 'CreateClientFaults1781000000003';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'client_faults',
      columns: [
        column.id(),
        column.text('faultKey', 64),
        column.text('message', 500),
        column.longText('stack'),
        column.text('place', 300),
        column.whole('times'),
        column.whole('people'),
        column.whole('companies'),
        column.instant('firstAt'),
        column.instant('lastAt'),
        column.longText('versions'),
        column.text('state', 10),
      ],
      unique: [['faultKey']],
      index: [['lastAt'], ['state', 'lastAt']],
    });
    await createTable(runner, {
      name: 'client_fault_people',
      columns: [column.id(), column.whole('faultId'), column.whole('userId'), column.whole('companyId')],
      unique: [['faultId', 'userId']],
      index: [['userId']],
    });
    await addColumns(runner, 'client_errors', [
      column.whole('faultId', { default: 0 }),
      column.text('version', 80, { default: "''" }),
    ]);
    await bringTogether(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumns('client_errors', ['faultId', 'version']);
    await runner.dropTable('client_fault_people');
    await runner.dropTable('client_faults');
  }
}

/** At most a thousand reports are kept. */
async function bringTogether(runner: QueryRunner): Promise<void> {
  const reports: Report[] = await runner.query(
    'SELECT id, userId, message, stack, place, createdAt FROM client_errors ORDER BY id',
  );
  const faults = new Map<string, Report[]>();
  for (const report of reports) {
    const key = faultKey(report.message, report.place);
    faults.set(key, [...(faults.get(key) ?? []), report]);
  }
  for (const [key, same] of faults) await bringOne(runner, key, same);
}

async function bringOne(runner: QueryRunner, key: string, same: Report[]): Promise<void> {
  const [first, last] = [same[0], same.at(-1)];
  if (!first || !last) return;
  const userIds = [...new Set(same.flatMap(({ userId }) => userId ?? []))];
  const companies = await companiesOf(runner, userIds);
  await runner.query(
    'INSERT INTO client_faults (faultKey, message, stack, place, times, people, companies, firstAt, lastAt, versions, state) ' +
      "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, '[]', 'open')",
    [
      ...[key, last.message, last.stack, screenOf(last.place), same.length, companies.length],
      ...[new Set(companies.map(({ companyId }) => companyId)).size, first.createdAt, last.createdAt],
    ],
  );
  const [{ id }] = await runner.query('SELECT id FROM client_faults WHERE faultKey = ?', [key]);
  for (const one of same) await runner.query('UPDATE client_errors SET faultId = ? WHERE id = ?', [id, one.id]);
  for (const { userId, companyId } of companies)
    await runner.query('INSERT INTO client_fault_people (faultId, userId, companyId) VALUES (?, ?, ?)', [id, userId, companyId]);
}

async function companiesOf(runner: QueryRunner, userIds: number[]): Promise<{ userId: number; companyId: number }[]> {
  if (userIds.length === 0) return [];
  const marks = userIds.map(() => '?').join(', ');
  return runner.query(`SELECT id AS userId, companyId FROM users WHERE id IN (${marks})`, userIds);
}
