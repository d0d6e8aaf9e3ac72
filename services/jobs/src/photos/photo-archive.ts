import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { dayOf } from '@dwang/domain';
import { Database, FileStore, fitFileName, NotFound, type Scope, TooMany, type ZipEntry, zipStream } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { IsNull, MoreThan, Not } from 'typeorm';
import { ProjectAccess } from '../access/project-access';
import { ProjectDirectory } from '../projects/project-directory';
import { PhotoRow } from './photo.entity';

const BATCH = 100;
const RETRY_SECONDS = 30;

/** All photos of a job as one zip, made while it is read. */
@Injectable()
export class PhotoArchive {
  private readonly running = new Set<number>();

  constructor(
    private readonly db: Database,
    private readonly access: ProjectAccess,
    private readonly projects: ProjectDirectory,
    private readonly files: FileStore,
  ) {}

  /** Throws `TooMany` while another one of the same person is under way. */
  async open(scope: Scope, projectId: number): Promise<{ name: string; stream: Readable }> {
    await this.access.check(scope, projectId);
    const { userId } = scope;
    const name = (await this.projects.find(scope, projectId))?.name ?? 'Job';
    if (this.running.has(userId)) throw new TooMany('Photos are already being packed for you', RETRY_SECONDS);
    this.running.add(userId);
    const stream = Readable.from(zipStream(this.entries(scope, projectId)), { objectMode: false });
    return { name: `${name} photos.zip`, stream: stream.once('close', () => this.running.delete(userId)) };
  }

  private async *entries(scope: Scope, projectId: number): AsyncGenerator<ZipEntry> {
    const where = { companyId: scope.companyId, projectId, deletedAt: IsNull(), fileKey: Not(IsNull()) };
    for (let last = 0; ; ) {
      const rows = await this.db
        .repo(PhotoRow)
        .find({ where: { ...where, id: MoreThan(last) }, order: { id: 'ASC' }, take: BATCH });
      if (rows.length === 0) return;
      for (const row of rows) yield* this.entry(row, scope.timeZone);
      last = rows.at(-1)?.id ?? last;
    }
  }

  /** A file that is gone is left out. */
  private async *entry(row: PhotoRow, zone: string): AsyncGenerator<ZipEntry> {
    const key = row.fileKey ?? '';
    const opened = await this.files.open(key).catch((error) => {
      if (error instanceof NotFound) return null;
      throw error;
    });
    if (opened) yield { name: entryName(row, zone, extname(key)), content: opened.stream, isCompressed: true, at: row.takenAt };
  }
}

/** `2026-03-03 before Rotten joist (12).jpg`: in order of days, and each its own. */
function entryName({ id, takenAt, caption, mark }: PhotoRow, zone: string, ending: string): string {
  const words = [dayOf(takenAt.getTime(), zone), mark, caption.slice(0, 60)].filter(Boolean).join(' ');
  return fitFileName(`${words.replace(/\s+/g, ' ')} (${id})${ending}`);
}
