import { closeSync, createReadStream, write } from 'node:fs';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { openScratch } from '@dwang/platform';

const writeAt = promisify(write);

/** Texts of any length on the disk, each written piece by piece before the next one begins. Close it. */
export class SetAside {
  private readonly file = openScratch();
  private readonly places = new Map<string, { start: number; end: number }>();
  private end = 0;

  async add(name: string, text: string): Promise<void> {
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.length; ) {
      const { bytesWritten } = await writeAt(this.file, bytes, at, bytes.length - at, this.end + at);
      at += bytesWritten;
    }
    const { start } = this.places.get(name) ?? { start: this.end };
    this.end += bytes.length;
    this.places.set(name, { start, end: this.end });
  }

  /** Null where nothing was added. */
  read(name: string): Readable | null {
    const place = this.places.get(name);
    if (!place || place.end === place.start) return null;
    return createReadStream('', { fd: this.file, autoClose: false, start: place.start, end: place.end - 1 });
  }

  close(): void {
    closeSync(this.file);
  }
}
