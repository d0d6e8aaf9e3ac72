import { Database, FileStore, Log, Scheduler, type Scope } from '@dwang/platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type FindOptionsWhere, In, IsNull, LessThanOrEqual, Not } from 'typeorm';
import { JobFileRow } from '../files/job-file.entity';
import { PhotoRow } from '../photos/photo.entity';

/** So long a deleted photo or file can be had back. */
const KEPT_DAYS = 30;
const DAY_MS = 24 * 3600 * 1000;
const BATCH = 100;

type Deleted = Pick<PhotoRow, 'id' | 'companyId' | 'projectId' | 'deletedAt' | 'fileKey'> & { thumbKey?: string | null };

/** Deleted photos and files of jobs. The rows go first; what the file store holds goes when that is certain. */
@Injectable()
export class Bin implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly files: FileStore,
    private readonly scheduler: Scheduler,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    const run = (now: Date, signal: AbortSignal) => this.sweep(now, signal);
    this.scheduler.add({
      name: 'empty-bin',
      title: 'Empty the bin of photos and files',
      area: 'jobs',
      everySeconds: 6 * 3600,
      run,
    });
  }

  /** Forgets for good what was deleted more than 30 days ago. */
  async sweep(now: Date, signal?: AbortSignal): Promise<void> {
    const where = { deletedAt: LessThanOrEqual(new Date(now.getTime() - KEPT_DAYS * DAY_MS)) };
    for (const entity of [PhotoRow, JobFileRow]) {
      while (!signal?.aborted && (await this.empty(entity, where)) === BATCH);
    }
  }

  /** Forgets for good what was deleted of a job that goes itself. Call it inside the transaction. */
  async emptyOf({ companyId }: Scope, projectId: number): Promise<void> {
    const where = { companyId, projectId, deletedAt: Not(IsNull()) };
    for (const entity of [PhotoRow, JobFileRow]) while ((await this.empty(entity, where)) === BATCH);
  }

  private empty(entity: typeof PhotoRow | typeof JobFileRow, where: FindOptionsWhere<Deleted>): Promise<number> {
    return this.db.tx(async () => {
      const rows: Deleted[] = await this.db.repo<Deleted>(entity).find({ where, take: BATCH });
      if (rows.length > 0) await this.db.repo<Deleted>(entity).delete({ id: In(rows.map(({ id }) => id)) });
      const keys = rows.flatMap(({ fileKey, thumbKey }) => [fileKey, thumbKey ?? null]).filter((key) => key !== null);
      this.db.afterCommit(() => this.forget(keys));
      return rows.length;
    });
  }

  /** A file that stays behind harms nobody, so a failure is only noted. */
  private forget(keys: readonly string[]): void {
    for (const key of keys) void this.files.remove(key).catch((error) => this.log.fault(error, { fileKey: key }));
  }
}
