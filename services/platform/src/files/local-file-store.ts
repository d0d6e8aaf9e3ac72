import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { chmod, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { OnModuleInit } from '@nestjs/common';
import type { Env } from '../env/env.schema';
import { NotFound } from '../errors/app-errors';
import { checkKey, newKey } from './file-keys';
import { FileStore, type NewFile, type OpenFile, type StoredFile } from './file-store';
import { asStream, measuring } from './measured';
import { moveIntoPlace } from './move-into-place';

const HALF_WRITTEN_MS = 24 * 3600 * 1000;

/** Keeps files below `DATA_DIR/files`. Each is written aside and then moved into place, so that a half-written one is never seen. */
export class LocalFileStore extends FileStore implements OnModuleInit {
  readonly folder: string;
  private readonly aside: string;
  private readonly maxBytes: number;

  constructor(env: Pick<Env, 'DATA_DIR' | 'MAX_UPLOAD_MB'>) {
    super();
    this.folder = join(env.DATA_DIR, 'files');
    this.aside = join(this.folder, 'incoming');
    this.maxBytes = env.MAX_UPLOAD_MB * 1024 * 1024;
  }

  /** Keeps the folder from others on this machine, and sweeps up what a crash left half written. */
  async onModuleInit(): Promise<void> {
    await mkdir(this.aside, { recursive: true, mode: 0o700 });
    await chmod(this.folder, 0o700);
    const names = await readdir(this.aside);
    for (const name of names) {
      const path = join(this.aside, name);
      const { mtimeMs } = await stat(path);
      if (Date.now() - mtimeMs > HALF_WRITTEN_MS) await rm(path, { force: true });
    }
  }

  async save(file: NewFile): Promise<StoredFile> {
    const key = newKey(file);
    return { key, ...(await this.keep(key, file.content, this.maxBytes)) };
  }

  async put(key: string, content: Readable): Promise<void> {
    await this.keep(checkKey(key), content, Number.POSITIVE_INFINITY);
  }

  private async keep(key: string, content: Buffer | Readable, maxBytes: number): Promise<{ size: number; sha256: string }> {
    const half = join(this.aside, randomUUID());
    try {
      await mkdir(this.aside, { recursive: true, mode: 0o700 });
      const written = await this.write(half, content, maxBytes);
      await moveIntoPlace(half, join(this.folder, key));
      return written;
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
    return join(this.folder, checkKey(key));
  }

  private async write(path: string, content: Buffer | Readable, maxBytes: number): Promise<{ size: number; sha256: string }> {
    const { stream, measured } = measuring(maxBytes);
    await pipeline(asStream(content), stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    return measured();
  }
}
