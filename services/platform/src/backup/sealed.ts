import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { open } from 'node:fs/promises';
import { BackupRefused } from './backup-refused';

/**
 * A stream sealed piece by piece with AES-256-GCM, so that any size fits in memory: a head (mark, name of the key, salt), then pieces of a
 * length, a sealed text and its tag. Each nonce counts on and says whether its piece is the last: pieces cannot be changed, moved, left out
 * or cut off. Source of the construction: Hoang, Reyhanitabar, Rogaway and Vizár, "Online authenticated-encryption and its nonce-reuse
 * misuse-resistance" (STREAM), CRYPTO 2015.
 */
const MARK = Buffer.from('DWANGBK1');
const SALT_BYTES = 16;
const NAME_BYTES = 8;
const HEAD_BYTES = MARK.length + NAME_BYTES + SALT_BYTES;
const TAG_BYTES = 16;
const PIECE = 64 * 1024;

const nameOf = (key: string): Buffer =>
  createHash('sha256').update(`dwang backup key name ${key}`).digest().subarray(0, NAME_BYTES);
const deriveKey = (key: string, salt: Buffer): Buffer => Buffer.from(hkdfSync('sha256', key, salt, 'dwang backup 1', 32));

function nonceOf(count: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(count), 3);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

export async function* seal(content: AsyncIterable<Uint8Array>, key: string): AsyncGenerator<Buffer> {
  const head = Buffer.concat([MARK, nameOf(key), randomBytes(SALT_BYTES)]);
  const bytes = deriveKey(key, head.subarray(-SALT_BYTES));
  yield head;
  let count = 0;
  const piece = (text: Buffer, isLast: boolean): Buffer => {
    const cipher = createCipheriv('aes-256-gcm', bytes, nonceOf(count, isLast)).setAAD(head);
    count += 1;
    const sealed = Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(sealed.length);
    return Buffer.concat([length, sealed]);
  };
  let waiting = Buffer.alloc(0);
  for await (const chunk of content) {
    waiting = waiting.length === 0 ? Buffer.from(chunk) : Buffer.concat([waiting, chunk]);
    while (waiting.length > PIECE) {
      yield piece(waiting.subarray(0, PIECE), false);
      waiting = waiting.subarray(PIECE);
    }
  }
  yield piece(waiting, true);
}

/** Whether a file begins as one that was sealed with this key. */
export async function isSealedWith(path: string, key: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read({ buffer: Buffer.alloc(HEAD_BYTES), length: HEAD_BYTES });
    return buffer.subarray(0, MARK.length + NAME_BYTES).equals(Buffer.concat([MARK, nameOf(key)]));
  } finally {
    await file.close();
  }
}

/** Throws `BackupRefused` for what was not sealed with this key, or is not as it was sealed. */
export async function* unseal(sealed: AsyncIterable<Uint8Array>, key: string): AsyncGenerator<Buffer> {
  const source = new ByteReader(sealed);
  const head = await source.take(HEAD_BYTES);
  if (!head?.subarray(0, MARK.length).equals(MARK)) throw new BackupRefused('no-backup');
  if (!head.subarray(MARK.length, MARK.length + NAME_BYTES).equals(nameOf(key))) throw new BackupRefused('wrong-key');
  const bytes = deriveKey(key, head.subarray(-SALT_BYTES));
  for (let count = 0; ; count += 1) {
    const length = (await source.take(4))?.readUInt32BE();
    if (length === undefined || length < TAG_BYTES || length > PIECE + TAG_BYTES) throw new BackupRefused('damaged');
    const piece = await source.take(length);
    if (!piece) throw new BackupRefused('damaged');
    const isLast = await source.isAtEnd();
    const text = openPiece(bytes, nonceOf(count, isLast), head, piece);
    if (text.length > 0) yield text;
    if (isLast) return;
  }
}

function openPiece(key: Buffer, nonce: Buffer, head: Buffer, piece: Buffer): Buffer {
  const cipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(head);
  cipher.setAuthTag(piece.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([cipher.update(piece.subarray(0, -TAG_BYTES)), cipher.final()]);
  } catch {
    throw new BackupRefused('damaged');
  }
}

/** Takes so many bytes at a time from a stream of chunks of any size. */
export class ByteReader {
  private readonly chunks: AsyncIterator<Uint8Array>;
  private held: Buffer[] = [];
  private size = 0;

  constructor(source: AsyncIterable<Uint8Array>) {
    this.chunks = source[Symbol.asyncIterator]();
  }

  /** Null when there are not so many left. */
  async take(count: number): Promise<Buffer | null> {
    while (this.size < count) if (!(await this.more())) return null;
    const all = this.held.length === 1 ? (this.held[0] as Buffer) : Buffer.concat(this.held);
    this.held = all.length > count ? [all.subarray(count)] : [];
    this.size = all.length - count;
    return all.subarray(0, count);
  }

  async isAtEnd(): Promise<boolean> {
    while (this.size === 0) if (!(await this.more())) return true;
    return false;
  }

  private async more(): Promise<boolean> {
    const { value, done } = await this.chunks.next();
    if (done) return false;
    this.held.push(Buffer.from(value));
    this.size += value.length;
    return true;
  }
}
