import { buffer } from 'node:stream/consumers';
import { Database, FileStore, Log, NotFound, type OpenFile, Pictures, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { PhotoRow } from './photo.entity';
import { PhotoRows } from './photo-rows';

const SMALL_TYPE = 'image/webp';

/** Small copies of photos for galleries. Without one, whatever the reason, the photo itself is shown. */
@Injectable()
export class PhotoThumbnails {
  /** What is being made at this moment, by photo, so that two who look at once share it. */
  private readonly making = new Map<number, Promise<string | null>>();

  constructor(
    private readonly db: Database,
    private readonly rows: PhotoRows,
    private readonly files: FileStore,
    private readonly pictures: Pictures,
    private readonly log: Log,
  ) {}

  /** Makes and keeps a small copy; answers its key, or null when that failed. */
  async make(companyId: number, read: () => Promise<Buffer>): Promise<string | null> {
    try {
      const content = await this.pictures.small(read);
      const { key } = await this.files.save({ companyId, kind: 'thumbnails', contentType: SMALL_TYPE, content });
      return key;
    } catch (error) {
      this.log.fault(error, { work: 'thumbnail' });
      return null;
    }
  }

  /** The small copy, made now if there is none yet. */
  async open(scope: Scope, projectId: number, id: number): Promise<OpenFile & { contentType: string }> {
    const row = await this.rows.find(scope, projectId, id);
    if (row.fileKey === null) throw new NotFound('This photo has not been uploaded yet');
    const key = row.thumbKey ?? (await this.made(row, row.fileKey));
    const small = key && (await this.files.open(key).catch(absent));
    if (small) return { ...small, contentType: SMALL_TYPE };
    return { ...(await this.files.open(row.fileKey)), contentType: row.contentType };
  }

  private made(row: PhotoRow, fileKey: string): Promise<string | null> {
    const making = this.making.get(row.id) ?? this.makeOnce(row, fileKey).finally(() => this.making.delete(row.id));
    this.making.set(row.id, making);
    return making;
  }

  private async makeOnce({ id, companyId }: PhotoRow, fileKey: string): Promise<string | null> {
    const key = await this.make(companyId, async () => buffer((await this.files.open(fileKey)).stream));
    if (key === null) return null;
    const { affected } = await this.db.repo(PhotoRow).update({ id, companyId, thumbKey: IsNull() }, { thumbKey: key });
    if (affected !== 0) return key;
    await this.files.remove(key).catch((error) => this.log.fault(error, { fileKey: key }));
    return (await this.db.repo(PhotoRow).findOneBy({ id, companyId }))?.thumbKey ?? null;
  }
}

function absent(error: unknown): null {
  if (error instanceof NotFound) return null;
  throw error;
}
