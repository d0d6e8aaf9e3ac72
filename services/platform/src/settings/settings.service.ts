import type { FeatureId, SettingId, SettingValues } from '@dwang/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../data/database';
import { SettingRows, type SettingsNow } from './setting-rows';

/** How long what was read is taken for true, in milliseconds: so soon another process obeys a change. This one obeys at once. */
const FRESH = 2000;

/**
 * What the administrator has set for the whole installation: `await settings.get('db_backup_retention')` is a number of days. Ask each
 * time and keep nothing: a change takes effect without a restart, in every process on the database, within two seconds.
 */
@Injectable()
export class Settings {
  private known: { now: SettingsNow; at: number } | undefined;
  private reading: Promise<SettingsNow> | undefined;
  private forgotten = 0;
  private last: string | undefined;
  private readonly listeners: (() => void)[] = [];

  constructor(
    @Inject(SettingRows) private readonly rows: SettingRows,
    @Inject(Database) private readonly db: Database,
  ) {}

  async get<Id extends SettingId>(id: Id): Promise<SettingValues[Id]> {
    return (await this.now()).values[id];
  }

  async values(): Promise<SettingValues> {
    return (await this.now()).values;
  }

  /** Whether a remote or a tool is turned on. */
  async isOn(feature: FeatureId): Promise<boolean> {
    return !(await this.now()).off.has(feature);
  }

  /** All at one moment. */
  async now(): Promise<SettingsNow> {
    if (this.known && Math.abs(Date.now() - this.known.at) < FRESH) return this.known.now;
    if (this.db.isInTransaction) return this.rows.read();
    this.reading ??= this.readAgain();
    return this.reading;
  }

  /** What was read before is no longer true once the running transaction has committed. */
  forget(): void {
    this.db.afterCommit(() => {
      this.known = undefined;
      this.reading = undefined;
      this.forgotten += 1;
      // Also for those who wait to hear of it. Whoever asks meanwhile gets the same answer, and the error with it.
      this.db.outside(() => void this.now().catch(() => undefined));
    });
  }

  /** Calls `listener` when anything was found to have changed, here or in another process. */
  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** What was forgotten while it was being read is not kept. */
  private async readAgain(): Promise<SettingsNow> {
    const [at, forgotten] = [Date.now(), this.forgotten];
    try {
      const now = await this.rows.read();
      if (forgotten === this.forgotten) {
        this.known = { now, at };
        this.compare(now);
      }
      return now;
    } finally {
      if (forgotten === this.forgotten) this.reading = undefined;
    }
  }

  private compare({ values, off }: SettingsNow): void {
    const text = JSON.stringify([values, [...off].sort()]);
    const isNews = this.last !== undefined && this.last !== text;
    this.last = text;
    if (isNews) for (const listener of this.listeners) listener();
  }
}
