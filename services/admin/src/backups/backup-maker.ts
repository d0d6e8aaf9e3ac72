import { randomBytes } from 'node:crypto';
import type { Backup } from '@dwang/contracts';
import { Installation } from '@dwang/identity';
import {
  backupKey,
  Database,
  ENV,
  type Env,
  FileStore,
  isDatabaseFull,
  Log,
  makeBackup,
  Notifier,
  SecurityLog,
  silentFor,
} from '@dwang/platform';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { In } from 'typeorm';
import { BackupRow } from './backup.entity';
import { BackupPlaces } from './backup-places';

/** The process that makes a backup says so this often; after as long again twice it is taken for dead. In milliseconds. */
const ALIVE_EVERY = 30_000;
const DEAD_AFTER = 120_000;

/** Makes one backup at a time, tells the administrator when it fails, and never leaves half of one. */
@Injectable()
export class BackupMaker implements OnModuleDestroy {
  private readonly ending = new AbortController();
  private making: Promise<void> = Promise.resolve();

  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(ENV) private readonly env: Env,
    @Inject(FileStore) private readonly files: FileStore,
    @Inject(BackupPlaces) private readonly places: BackupPlaces,
    @Inject(SecurityLog) private readonly security: SecurityLog,
    @Inject(Notifier) private readonly notifier: Notifier,
    @Inject(Installation) private readonly installation: Installation,
    @Inject(Log) private readonly log: Log,
  ) {}

  /** Stops what is running: it is then a backup that failed. */
  async onModuleDestroy(): Promise<void> {
    this.ending.abort();
    await this.making;
  }

  /** Waits for the backup that is being made here. */
  settled(): Promise<void> {
    return this.making;
  }

  /** The row of a new backup; null while another is being made. */
  async begin(type: Backup['type'], now: Date): Promise<BackupRow | null> {
    await this.buryDead(now);
    if (await this.db.repo(BackupRow).existsBy({ status: 'in_progress' })) return null;
    const fileName = `dwang-${now.toISOString().replace(/[:.]/g, '-')}-${randomBytes(3).toString('hex')}.dwang-backup`;
    const nothing = { size: 0, rows: 0, files: 0, verifiedAt: null, places: '', reason: '' };
    const row = { ...nothing, at: now, aliveAt: now, type, status: 'in_progress' as const, fileName };
    const { identifiers } = await this.db.repo(BackupRow).insert(row);
    return { ...row, id: Number(identifiers[0]?.id) };
  }

  /** Does the work; the row says how it ended. Never throws. */
  run(row: BackupRow): Promise<void> {
    this.making = this.db.outside(() => this.making.then(() => this.make(row)).catch((error: unknown) => this.log.fault(error)));
    return this.making;
  }

  /** Backups of processes that have died are failed ones; all that are open, where this is the one process there can be. */
  async buryDead(now: Date, isOnlyProcess = false): Promise<void> {
    const aliveAt = silentFor(DEAD_AFTER, now);
    const dead = await this.db.repo(BackupRow).findBy({ status: 'in_progress', ...(isOnlyProcess ? {} : { aliveAt }) });
    for (const row of dead) await this.fail(row, 'The server stopped while it was being made.');
  }

  private async make(row: BackupRow): Promise<void> {
    const alive = setInterval(() => void this.update(row, { aliveAt: new Date() }).catch(() => undefined), ALIVE_EVERY).unref();
    try {
      const plan = { dataSource: this.db.dataSource, files: this.files, key: backupKey(this.env), now: row.at };
      const made = await makeBackup({ ...plan, path: this.places.pathOf(row.fileName), signal: this.ending.signal });
      const { places, reason } = await this.places.copy(row.fileName);
      await this.update(row, { ...made, status: 'completed', verifiedAt: new Date(), places: places.join(', '), reason });
      await this.security.note('backup.made', { detail: row.fileName });
      if (reason) await this.tell(row, reason);
    } catch (error) {
      this.log.fault(error, { backup: row.id });
      await this.fail(row, reasonOf(error, this.ending.signal.aborted));
    } finally {
      clearInterval(alive);
    }
  }

  private async fail(row: BackupRow, reason: string): Promise<void> {
    await this.update(row, { status: 'failed', reason });
    await this.security.note('backup.failed', { detail: reason });
    await this.tell(row, reason);
  }

  private async update({ id }: BackupRow, change: Partial<BackupRow>): Promise<void> {
    await this.db.repo(BackupRow).update({ id, status: In(['in_progress']) }, change);
  }

  private async tell(row: BackupRow, message: string): Promise<void> {
    const administrator = await this.installation.administrator();
    if (!administrator) return;
    const { companyId, timeZone, userId } = administrator;
    const told = {
      kind: 'backup-failed' as const,
      type: 'error' as const,
      title: 'Backup failed',
      to: '/admin?tab=maintenance&part=backups',
    };
    const notice = { ...told, userId, message, figures: {}, subject: `backup:${row.id}`, day: row.at.toISOString().slice(0, 10) };
    await this.notifier.tell({ companyId, timeZone }, notice);
  }
}

function reasonOf(error: unknown, isEnding: boolean): string {
  if (isEnding) return 'The server stopped while it was being made.';
  if (isDatabaseFull(error)) return 'There is no room left on the disk.';
  const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : error;
  return String(message).slice(0, 500);
}
