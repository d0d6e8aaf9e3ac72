import { createHash } from 'node:crypto';
import {
  AppError,
  Conflict,
  Database,
  FileStore,
  type ImageHeader,
  Log,
  MAX_PIXELS,
  NotFound,
  type OpenFile,
  readImageHeader,
  type Scope,
} from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { PhotoRow } from './photo.entity';
import { PhotoRows } from './photo-rows';

/** The pictures themselves: checked by what they hold, kept in the file store, never changed. */
@Injectable()
export class PhotoContent {
  constructor(
    private readonly db: Database,
    private readonly rows: PhotoRows,
    private readonly files: FileStore,
    private readonly log: Log,
  ) {}

  /** Sending the same content again changes nothing; other content is refused. */
  put(scope: Scope, projectId: number, id: number, content: Buffer): Promise<void> {
    return this.db.tx(async () => {
      const row = await this.rows.hold(scope, projectId, id);
      const { contentType, width, height } = checked(content);
      if (row.sha256 !== null) return refuseOther(row.sha256, content);
      const { key, size, sha256 } = await this.files.save({ companyId: scope.companyId, kind: 'photos', contentType, content });
      const stamps = { updatedAt: new Date(Date.now()), version: row.version + 1 };
      const change = { contentType, width, height, size, sha256, fileKey: key, ...stamps };
      try {
        await this.db.repo(PhotoRow).update({ id, companyId: scope.companyId }, change);
      } catch (error) {
        this.forget(key);
        throw error;
      }
    });
  }

  async open(scope: Scope, projectId: number, id: number): Promise<OpenFile & Pick<PhotoRow, 'contentType'>> {
    const { fileKey, contentType } = await this.rows.find(scope, projectId, id);
    if (fileKey === null) throw new NotFound('This photo has not been uploaded yet');
    return { ...(await this.files.open(fileKey)), contentType };
  }

  /** The row goes first; the file only when that is certain. */
  remove(scope: Scope, projectId: number, id: number): Promise<void> {
    return this.db.tx(async () => {
      const { fileKey } = await this.rows.hold(scope, projectId, id);
      await this.db.repo(PhotoRow).delete({ id, companyId: scope.companyId });
      if (fileKey !== null) this.db.afterCommit(() => this.forget(fileKey));
    });
  }

  /** A file that stays behind harms nobody, so a failure is only noted. */
  private forget(key: string): void {
    void this.files.remove(key).catch((error) => this.log.fault(error, { fileKey: key }));
  }
}

function checked(content: Buffer): ImageHeader {
  const header = readImageHeader(content);
  if (!header) throw new AppError(415, 'REQUEST.NOT_AN_IMAGE', 'This file is not a JPEG, PNG or WebP image');
  if (header.width * header.height <= MAX_PIXELS) return header;
  throw new AppError(422, 'PHOTO.TOO_LARGE', `A photo can have at most ${MAX_PIXELS / 1_000_000} million pixels`);
}

function refuseOther(sha256: string, content: Buffer): void {
  const isSame = createHash('sha256').update(content).digest('hex') === sha256;
  if (!isSame) throw new Conflict('PHOTO.HAS_CONTENT', 'This photo has already been uploaded');
}
