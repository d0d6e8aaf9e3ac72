import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { ENV, type Env } from '../env/env.schema';
import { AppError, NotFound } from '../errors/app-errors';
import { FileStore, type NewFile, type OpenFile, type StoredFile } from './file-store';

const ENDINGS: Record<string, string> = { 'image/jpeg': '.jpg', 'image/png': '.png', 'image/webp': '.webp' };
const KIND = /^[a-z-]{1,30}$/;
const KEY = /^\d{1,16}\/[a-z-]{1,30}\/[0-9a-f-]{36}(\.[a-z]{3,4})?$/;
const HALF_WRITTEN_MS = 24 * 3600 * 1000;

/** Keeps files below `DATA_DIR/files`. Each is written aside, flushed and then moved into place, so that a half-written one is never seen. */
@Injectable()
export class LocalFileStore extends FileStore implements OnModuleInit {
  private readonly root: string;
  private readonly aside: string;
  private readonly maxBytes: number;

  constructor(@Inject(ENV) env: Env) {
    super();
    this.root = join(env.DATA_DIR, 'files');
    this.aside = join(this.root, 'incoming');
    this.maxBytes = env.MAX_UPLOAD_MB * 1024 * 1024;
  }

  /** Sweeps up what a crash left half written. */
  async onModuleInit(): Promise<void> {
    const names = await readdir(this.aside).catch(() => []);
    for (const name of names) {
      const path = join(this.aside, name);
      const { mtimeMs } = await stat(path);
      if (Date.now() - mtimeMs > HALF_WRITTEN_MS) await rm(path, { force: true });
    }
  }

  async save({ companyId, kind, contentType, content }: NewFile): Promise<StoredFile> {
    if (!KIND.test(kind)) throw new Error(`A file's kind holds lower-case letters and dashes, not: ${kind}`);
    const name = randomUUID();
    const key = `${companyId}/${kind}/${name}${ENDINGS[contentType] ?? ''}`;
    const half = join(this.aside, name);
    try {
      await mkdir(this.aside, { recursive: true });
      const written = await this.write(half, content);
      await mkdir(dirname(join(this.root, key)), { recursive: true });
      await rename(half, join(this.root, key));
      return { key, ...written };
    } catch (error) {
      await rm(half, { force: true }).catch(() => undefined);
      throw error;
    }
  }

  async open(key: string): Promise<OpenFile> {
    const file = await open(this.pathOf(key)).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT' ? new NotFound('This file is no longer there') : error;
    });
    const { size } = await file.stat();
    return { stream: file.createReadStream(), size };
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  private pathOf(key: string): string {
    if (!KEY.test(key)) throw new NotFound('There is no such file');
    return join(this.root, key);
  }

  private async write(path: string, content: Buffer | Readable): Promise<{ size: number; sha256: string }> {
    const hash = createHash('sha256');
    const { maxBytes } = this;
    let size = 0;
    const measure = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        size += chunk.length;
        hash.update(chunk);
        if (size > maxBytes) done(tooLarge(maxBytes));
        else done(null, chunk);
      },
    });
    const source = Buffer.isBuffer(content) ? Readable.from([content]) : content;
    await pipeline(source, measure, createWriteStream(path, { flags: 'wx', flush: true }));
    return { size, sha256: hash.digest('hex') };
  }
}

const tooLarge = (maxBytes: number) =>
  new AppError(413, 'REQUEST.TOO_LARGE', `A file can be at most ${Math.floor(maxBytes / 1024 / 1024)} MB`);
