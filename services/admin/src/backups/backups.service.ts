import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { Backup, BackupListQuery, BackupPage } from '@dwang/contracts';
import { Installation } from '@dwang/identity';
import {
  CLOCK_SKEW,
  Conflict,
  Database,
  type ListOrder,
  NotFound,
  Scheduler,
  SecurityLog,
  Settings,
  seek,
  toPage,
} from '@dwang/platform';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { In, LessThan, LessThanOrEqual } from 'typeorm';
import type { z } from 'zod';
import { BackupRow } from './backup.entity';
import { BackupMaker } from './backup-maker';
import { BackupPlaces } from './backup-places';
import { lastSlot } from './backup-slot';

const NEWEST: ListOrder = { name: '-date', column: 'row.at', idColumn: 'row.id', direction: 'DESC', kind: 'instant' };
/** How often is looked whether a backup is due, in seconds. */
const LOOK_EVERY = 60;
const DAY_MS = 24 * 3600_000;

/** The administrator's backups: the list, one now, one at every midnight, and the end of old ones. */
@Injectable()
export class Backups implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(BackupMaker) private readonly maker: BackupMaker,
    @Inject(BackupPlaces) private readonly places: BackupPlaces,
    @Inject(Settings) private readonly settings: Settings,
    @Inject(SecurityLog) private readonly security: SecurityLog,
    @Inject(Installation) private readonly installation: Installation,
    @Inject(Scheduler) private readonly scheduler: Scheduler,
  ) {}

  onModuleInit(): void {
    this.scheduler.add({
      name: 'backup',
      title: 'Make backups and drop old ones',
      area: 'admin',
      everySeconds: LOOK_EVERY,
      run: (now) => this.runDue(now),
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.maker.buryDead(new Date(), this.db.isSqlite);
  }

  /** Starts a backup; it goes on after the answer. Throws `Conflict` while another is being made. */
  async start(now = new Date()): Promise<Backup> {
    const row = await this.maker.begin('manual', now);
    if (!row) throw new Conflict('BACKUP.RUNNING', 'A backup is being made already. Please wait until it is done.');
    this.db.afterCommit(() => void this.maker.run(row));
    this.security.say('started a backup');
    return shown(row);
  }

  /** Starts the backup that is due, if one is, and lets go of old ones. Other jobs do not wait until it is made. */
  async runDue(now: Date): Promise<void> {
    const { db_backup_frequency: frequency } = await this.settings.values();
    const slot = new Date(lastSlot(frequency, now.getTime()));
    // One that a wrong clock has dated ahead keeps none from being made.
    const at = LessThanOrEqual(new Date(now.getTime() + CLOCK_SKEW));
    const [last] = await this.db.repo(BackupRow).find({ where: { type: 'auto', at }, order: { at: 'DESC' }, take: 1 });
    const since = last?.at ?? (await this.installation.since());
    if (since && since < slot) {
      const row = await this.maker.begin('auto', now);
      if (row) void this.maker.run(row);
    }
    await this.letGo(now);
  }

  async list(query: z.output<typeof BackupListQuery>): Promise<BackupPage> {
    const rows = this.db.repo(BackupRow).createQueryBuilder('row');
    const count = await rows.getCount();
    const page = toPage(await seek(rows, NEWEST, query).getMany(), query.limit, NEWEST, ({ at, id }) => [at, id]);
    const [good] = await this.db.repo(BackupRow).find({ where: { status: 'completed' }, order: { at: 'DESC' }, take: 1 });
    const { db_backup_frequency: frequency, db_backup_retention: keepDays } = await this.settings.values();
    const totals = { count, lastGoodAt: good?.at.toISOString() ?? null, frequency, keepDays, places: this.places.names() };
    return { items: page.items.map(shown), nextCursor: page.nextCursor, totals };
  }

  /** Throws `NotFound` for one that is not whole, or whose file is gone. */
  async open(id: number): Promise<{ name: string; size: number; stream: Readable }> {
    const row = await this.db.repo(BackupRow).findOneBy({ id, status: 'completed' });
    const path = row && this.places.pathOf(row.fileName);
    const file = path ? await stat(path).catch(() => null) : null;
    if (!row || !path || !file) throw new NotFound('There is no such backup on this server');
    await this.security.note('backup.taken', { detail: row.fileName });
    return { name: row.fileName, size: file.size, stream: createReadStream(path) };
  }

  /** Those older than the setting says; the newest whole one stays in any case. */
  private async letGo(now: Date): Promise<void> {
    const keepDays = await this.settings.get('db_backup_retention');
    const [good] = await this.db.repo(BackupRow).find({ where: { status: 'completed' }, order: { at: 'DESC' }, take: 1 });
    const at = LessThan(new Date(now.getTime() - keepDays * DAY_MS));
    for (const row of await this.db.repo(BackupRow).findBy({ at, status: In(['completed', 'failed']) })) {
      if (row.id === good?.id) continue;
      await this.places.remove(row.fileName);
      await this.db.repo(BackupRow).delete({ id: row.id });
    }
  }
}

const shown = ({ id, at, type, status, size, rows, files, verifiedAt, places, reason }: BackupRow): Backup => ({
  ...{ id, type, status, size, rows, files, reason },
  date: at.toISOString(),
  verifiedAt: verifiedAt?.toISOString() ?? null,
  places: places.split(', ').filter(Boolean),
});
