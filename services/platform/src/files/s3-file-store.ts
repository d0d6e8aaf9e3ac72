import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { AppError, NotFound } from '../errors/app-errors';
import { ENDINGS } from './endings';
import { checkKey, newKey } from './file-keys';
import { FileStore, type NewFile, type OpenFile, type StoredFile } from './file-store';
import { asStream, measuring } from './measured';

export interface S3Settings {
  /** `https://s3.ap-southeast-2.amazonaws.com`; the bucket follows it in the path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  maxBytes: number;
}

const TIMEOUT_MS = 60_000;
const RETRIES = 2;
const RETRY_SECONDS = 5;

/**
 * Keeps files in a bucket of an S3-compatible store. An object is there as a whole or not at all. Content is signed together with the
 * request, so that what arrives damaged is refused by the store.
 */
export class S3FileStore extends FileStore {
  readonly folder = null;
  private readonly client: AwsClient;

  constructor(private readonly settings: S3Settings) {
    super();
    const { accessKeyId, secretAccessKey, region } = settings;
    this.client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });
  }

  async save(file: NewFile): Promise<StoredFile> {
    const key = newKey(file);
    return { key, ...(await this.keep(key, file, this.settings.maxBytes)) };
  }

  async put(key: string, content: Readable): Promise<void> {
    const contentType = Object.entries(ENDINGS).find(([, ending]) => key.endsWith(ending))?.[0] ?? 'application/octet-stream';
    await this.keep(checkKey(key), { contentType, content }, Number.POSITIVE_INFINITY);
  }

  private async keep(key: string, file: Pick<NewFile, 'contentType' | 'content'>, maxBytes: number) {
    const { stream, measured } = measuring(maxBytes);
    const source = asStream(file.content);
    source.once('error', (error) => stream.destroy(error));
    const content = await buffer(source.pipe(stream));
    const { size, sha256 } = measured();
    const headers = { 'content-type': file.contentType, 'x-amz-content-sha256': sha256 };
    const answer = await this.ask(key, { method: 'PUT', headers, body: new Uint8Array(content) });
    if (answer.status === 507) throw Object.assign(new Error('The bucket is full'), { code: 'ENOSPC' });
    if (!answer.ok) throw await refused(answer);
    return { size, sha256 };
  }

  async open(key: string): Promise<OpenFile> {
    const answer = await this.ask(checkKey(key), { method: 'GET' });
    if (answer.status === 404) throw new NotFound('This file is no longer there');
    if (!answer.ok || !answer.body) throw await refused(answer);
    return { stream: Readable.fromWeb(answer.body as ReadableStream), size: Number(answer.headers.get('content-length')) };
  }

  async remove(key: string): Promise<void> {
    const answer = await this.ask(checkKey(key), { method: 'DELETE' });
    if (!answer.ok && answer.status !== 404) throw await refused(answer);
  }

  /** Tried again by the client when the store fails or asks for it. */
  private async ask(key: string, init: RequestInit): Promise<Response> {
    const { endpoint, bucket } = this.settings;
    const address = `${endpoint.replace(/\/$/, '')}/${bucket}/${key}`;
    try {
      return await this.client.fetch(address, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    } catch (cause) {
      throw away(cause);
    }
  }
}

/** The store's own words are for the log, not for the caller. */
async function refused(answer: Response): Promise<AppError> {
  const words = await answer.text().catch(() => '');
  return away(new Error(`The file store answered ${answer.status}: ${words.slice(0, 500)}`));
}

function away(cause: unknown): AppError {
  const headers = { 'retry-after': String(RETRY_SECONDS) };
  const error = new AppError(503, 'SERVER.FILES_AWAY', 'Files cannot be reached just now. Please try again.', { headers });
  error.cause = cause;
  return error;
}
