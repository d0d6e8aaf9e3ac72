import { AppError, Database, FileStore, NotFound, Pictures, readImageHeader } from '@dwang/platform';
import { Inject, Injectable, StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { imageType, imageVersion } from './image-address';

/** The browser sends at most 512 pixels a side; other callers may send twice that. */
const MAX_SIDE = 1024;
const MAX_BYTES = 1024 * 1024;

/** Pictures of people and logos of companies: small, replaced as a whole. */
@Injectable()
export class SmallImages {
  constructor(
    @Inject(FileStore) private readonly files: FileStore,
    @Inject(Database) private readonly db: Database,
    @Inject(Pictures) private readonly pictures: Pictures,
  ) {}

  /** Keeps the image, drawn anew from its pixels, and returns its key. Throws 415 for what is no whole image, 413 for one that is too large. */
  async save(companyId: number, kind: 'avatars' | 'logos', content: Buffer): Promise<string> {
    const header = readImageHeader(content);
    if (!header) throw new AppError(415, 'REQUEST.NOT_AN_IMAGE', 'Please choose a JPEG, PNG or WebP image');
    if (content.length > MAX_BYTES || Math.max(header.width, header.height) > MAX_SIDE) {
      throw new AppError(413, 'REQUEST.TOO_LARGE', `Please choose an image of at most ${MAX_SIDE} pixels a side and 1 MB`);
    }
    const drawn = await this.pictures.redraw(content);
    const { key } = await this.files.save({ companyId, kind, contentType: drawn.contentType, content: drawn.content });
    return key;
  }

  /** Removes a picture that no row names any more, once that is certain. */
  forget(key: string | null): void {
    if (key) this.db.afterCommit(() => void this.files.remove(key).catch(() => undefined));
  }

  /** Sends the picture, if it is still the one that was asked for. */
  async send(key: string | null | undefined, version: string, reply: FastifyReply): Promise<StreamableFile> {
    if (!key || imageVersion(key) !== version) throw new NotFound('This picture is no longer there');
    const { stream, size } = await this.files.open(key);
    reply.header('cache-control', 'private, max-age=86400').header('x-content-type-options', 'nosniff');
    return new StreamableFile(stream, { type: imageType(key), length: size });
  }
}
