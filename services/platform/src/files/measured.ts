import { createHash } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import { fileTooLarge } from '../errors/app-errors';

/** Passes a file on, counting and hashing it. Fails with 413 beyond `maxBytes`. */
export function measuring(maxBytes: number) {
  const hash = createHash('sha256');
  let size = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      hash.update(chunk);
      if (size > maxBytes) done(fileTooLarge(Math.floor(maxBytes / 1024 / 1024)));
      else done(null, chunk);
    },
  });
  return { stream, measured: () => ({ size, sha256: hash.digest('hex') }) };
}

export const asStream = (content: Buffer | Readable): Readable => (Buffer.isBuffer(content) ? Readable.from([content]) : content);
