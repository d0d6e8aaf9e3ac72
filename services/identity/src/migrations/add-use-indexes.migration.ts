import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

const INDEXES = [
  ['users', 'lastActiveAt'],
  ['sessions', 'lastSeenAt'],
] as const;
const nameOf = ([table, column]: readonly [string, string]): string => `ix_${table}_${column}`;

/** So that whoever was here lately is counted without reading everybody. */
export class AddUseIndexes1774000000032 implements MigrationInterface {
  readonly name = 'AddUseIndexes1774000000032';

  async up(runner: QueryRunner): Promise<void> {
    for (const of of INDEXES) await runner.createIndex(of[0], new TableIndex({ name: nameOf(of), columnNames: [of[1]] }));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const of of INDEXES) await runner.dropIndex(of[0], nameOf(of));
  }
}
