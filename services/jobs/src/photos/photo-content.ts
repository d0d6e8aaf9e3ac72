import { createHash } from 'node:crypto';
import {
  Conflict,
  Database,
  type DrawnPicture,
  FileStore,
  Log,
  NotFound,
  type OpenFile,
  Pictures,
  type Scope,
} from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { PhotoRow } from './photo.entity';
import { PhotoRows } from './photo-rows';
import { PhotoThumbnails } from './photo-thumbnails';

type Keys = Pick<PhotoRow, 'fileKey' | 'thumbKey'>;

/** The pictures themselves: drawn anew from what was sent, kept in the file store, never changed. */
@Injectable()
export class PhotoContent {
  constructor(
    private readonly db: Database,
    private readonly rows: PhotoRows,
    private readonly files: FileStore,
    private readonly pictures: Pictures,
    private readonly thumbnails: PhotoThumbnails,
    private readonly log: Log,
  ) {}

  /**
   * Sending the same content again changes nothing; other content is refused. Drawing takes a while, so no transaction is open meanwhile
   * (SQLite has one for everybody).
   */
  async put(scope: Scope, projectId: number, id: number, content: Buffer): Promise<void> {
    const { sha256, takenAt } = await this.rows.findOwn(scope, projectId, id);
    const sent = createHash('sha256').update(content).digest('hex');
    if (sha256 !== null) return refuseOther(sha256, sent);
    const drawn = await this.pictures.redraw(content, { at: takenAt, zone: scope.timeZone });
    const keys = await this.save(scope, drawn);
    let isKept = false;
    try {
      isKept = await this.db.tx(() => this.note(scope, projectId, id, sent, drawn, keys));
    } finally {
      if (!isKept) this.forget(keys);
    }
  }

  async open(scope: Scope, projectId: number, id: number): Promise<OpenFile & Pick<PhotoRow, 'contentType'>> {
    const { fileKey, contentType } = await this.rows.find(scope, projectId, id);
    if (fileKey === null) throw new NotFound('This photo has not been uploaded yet');
    return { ...(await this.files.open(fileKey)), contentType };
  }

  private async save(scope: Scope, { content, contentType }: DrawnPicture): Promise<Keys> {
    const { companyId } = scope;
    const { key } = await this.files.save({ companyId, kind: 'photos', contentType, content });
    return { fileKey: key, thumbKey: await this.thumbnails.make(companyId, async () => content) };
  }

  /** False when another request was first with the same content. */
  private async note(scope: Scope, projectId: number, id: number, sha256: string, drawn: DrawnPicture, keys: Keys) {
    const row = await this.rows.hold(scope, projectId, id);
    if (row.sha256 !== null) {
      refuseOther(row.sha256, sha256);
      return false;
    }
    const { contentType, width, height, content } = drawn;
    const stamps = { updatedAt: new Date(Date.now()), version: row.version + 1 };
    const change = { contentType, width, height, size: content.length, sha256, ...keys, ...stamps };
    await this.db.repo(PhotoRow).update({ id, companyId: scope.companyId }, change);
    return true;
  }

  /** A file that stays behind harms nobody, so a failure is only noted. */
  private forget({ fileKey, thumbKey }: Keys): void {
    for (const key of [fileKey, thumbKey]) {
      if (key !== null) void this.files.remove(key).catch((error) => this.log.fault(error, { fileKey: key }));
    }
  }
}

function refuseOther(kept: string, sent: string): void {
  if (kept !== sent) throw new Conflict('PHOTO.HAS_CONTENT', 'This photo has already been uploaded');
}
