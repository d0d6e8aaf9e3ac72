import { Database, Log, Scheduler, Settings } from '@dwang/platform';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';

const DAY_SECONDS = 24 * 3600;
/** SQLite: look at all tables, count afresh those that have changed much, by a sample of their rows. */
const SQLITE_OPTIMIZE = 'PRAGMA optimize = 0x10012';

/** Refreshes what the database knows of its tables once a day, so that it keeps choosing the right index; unless the setting is off. */
@Injectable()
export class DatabaseUpkeep implements OnModuleInit {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(Settings) private readonly settings: Settings,
    @Inject(Scheduler) private readonly scheduler: Scheduler,
    @Inject(Log) private readonly log: Log,
  ) {}

  onModuleInit(): void {
    const run = (_now: Date, signal: AbortSignal) => this.run(signal);
    this.scheduler.add({
      name: 'optimize-database',
      title: 'Keep the database quick',
      area: 'admin',
      everySeconds: DAY_SECONDS,
      run,
    });
  }

  async run(signal = new AbortController().signal): Promise<void> {
    if (!(await this.settings.get('db_auto_optimize'))) return;
    const tables = this.db.dataSource.entityMetadatas.map(({ tableName }) => tableName);
    if (this.db.isSqlite) await this.db.dataSource.query(SQLITE_OPTIMIZE);
    else {
      for (const table of tables) {
        if (signal.aborted) return;
        await this.db.dataSource.query(`ANALYZE TABLE ${this.db.dataSource.driver.escape(table)}`);
      }
    }
    this.log.write('info', 'database optimized', { tables: tables.length });
  }
}
