import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Makes room for sealed keys. SQLite minds no lengths. The keys themselves are sealed at the next start: a migration has no settings. */
export class SealWeatherKeys1766300001001 implements MigrationInterface {
  readonly name = 'SealWeatherKeys1766300001001';

  async up(runner: QueryRunner): Promise<void> {
    if (runner.dataSource.options.type !== 'mysql') return;
    await runner.query('ALTER TABLE weather_settings MODIFY apiKey VARCHAR(400) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NULL');
  }

  /** Sealed keys would not fit any more. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('UPDATE weather_settings SET apiKey = NULL');
    if (runner.dataSource.options.type !== 'mysql') return;
    await runner.query('ALTER TABLE weather_settings MODIFY apiKey VARCHAR(200) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NULL');
  }
}
