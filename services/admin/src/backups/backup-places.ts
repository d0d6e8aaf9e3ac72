import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { backupFolder, ENV, type Env, moveIntoPlace, sweepHalfMade } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { AwsClient } from 'aws4fetch';

const TIMEOUT_MS = 30 * 60_000;
/** Nobody writes any more to a copy that was not written to for so long, in milliseconds. */
const HALF_COPIED = 3_600_000;

/** Where backups lie: the folder below `DATA_DIR`, and whichever of a second folder and a bucket there is. */
@Injectable()
export class BackupPlaces {
  constructor(@Inject(ENV) private readonly env: Env) {}

  pathOf(fileName: string): string {
    return join(backupFolder(this.env.DATA_DIR), fileName);
  }

  /** The places that this installation has. */
  names(): string[] {
    return ['folder', ...(this.env.BACKUP_COPY_DIR ? ['second folder'] : []), ...(this.env.S3_BUCKET ? ['bucket'] : [])];
  }

  /** Copies a finished backup to the other places. Answers the names of all places that have it, and why one does not. */
  async copy(fileName: string): Promise<{ places: string[]; reason: string }> {
    const places = ['folder'];
    const reasons: string[] = [];
    for (const name of this.names().slice(1)) {
      const copying = name === 'bucket' ? this.toBucket(fileName) : this.toFolder(fileName);
      const failure = await copying.catch((error: Error) => error);
      if (failure) reasons.push(`No copy in the ${name}: ${failure.message}`);
      else places.push(name);
    }
    return { places, reason: reasons.join(' ') };
  }

  async remove(fileName: string): Promise<void> {
    await rm(this.pathOf(fileName), { force: true });
    if (this.env.BACKUP_COPY_DIR) await rm(join(this.env.BACKUP_COPY_DIR, fileName), { force: true });
    if (this.env.S3_BUCKET) await this.ask(fileName, { method: 'DELETE' });
  }

  private async toFolder(fileName: string): Promise<void> {
    const folder = this.env.BACKUP_COPY_DIR ?? '';
    const part = join(folder, `${fileName}.part`);
    await mkdir(folder, { recursive: true });
    // Other installations may copy to the same folder just now.
    await sweepHalfMade(folder, HALF_COPIED);
    try {
      await copyFile(this.pathOf(fileName), part);
      await moveIntoPlace(part, join(folder, fileName));
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  }

  private async toBucket(fileName: string): Promise<void> {
    const hash = createHash('sha256');
    for await (const chunk of createReadStream(this.pathOf(fileName))) hash.update(chunk as Buffer);
    const headers = { 'content-type': 'application/octet-stream', 'x-amz-content-sha256': hash.digest('hex') };
    const body = await openAsBlob(this.pathOf(fileName));
    const answer = await this.ask(fileName, { method: 'PUT', headers, body });
    if (!answer.ok) throw new Error(`the store answered ${answer.status}`);
  }

  private ask(fileName: string, init: RequestInit): Promise<Response> {
    const { S3_ENDPOINT = '', S3_BUCKET, S3_REGION: region, S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = this.env;
    const keys = { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY };
    const client = new AwsClient({ ...keys, region, service: 's3', retries: 2 });
    const address = `${S3_ENDPOINT.replace(/\/$/, '')}/${S3_BUCKET}/backups/${fileName}`;
    return client.fetch(address, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  }
}
