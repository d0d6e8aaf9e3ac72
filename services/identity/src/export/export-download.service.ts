import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { Log, type Scope, SecurityLog, zipStream } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { AccountExport } from './account-export.service';
import { ExportBook } from './export-book.service';

/** Milliseconds between two notes of how far it is, and looks whether it was cancelled. */
const BEAT_MS = 1500;

/** Sends an export, made while it is read, and keeps the book of how far it is. */
@Injectable()
export class ExportDownload {
  private readonly streams = new Map<number, Readable>();

  constructor(
    @Inject(ExportBook) private readonly book: ExportBook,
    @Inject(AccountExport) private readonly content: AccountExport,
    @Inject(Log) private readonly log: Log,
    @Inject(SecurityLog) private readonly security: SecurityLog,
  ) {}

  /** Throws as `ExportBook.begin`. Whatever ends the answer before its end breaks it off, so that no browser takes it for whole. */
  async open(scope: Scope, asked: number | undefined, answer: ServerResponse): Promise<Readable> {
    const id = await this.book.begin(scope, asked);
    const { userId, username, role } = scope;
    const detail = role === 'owner' ? 'the whole company' : 'their own';
    await this.security.note('export.taken', { userId, username, detail });
    let bytes = 0;
    const onBytes = (count: number) => {
      bytes += count;
    };
    // Noted before whoever reads can know of the end, and begin another one.
    const onEnd = () => this.keep(this.book.end(id, 'ending', bytes), id);
    const stream = Readable.from(told(zipStream(this.content.entries(scope)), onBytes, onEnd), { objectMode: false });
    stream.on('error', (error) => this.log.fault(error, { accountExport: id }));
    const beat = setInterval(() => void this.keep(this.lookAt(id, bytes), id), BEAT_MS).unref();
    this.streams.set(id, stream);
    this.book.here.set(id, () => bytes);
    const end = () => {
      clearInterval(beat);
      this.streams.delete(id);
      stream.destroy();
      const ended = this.book.end(id, answer.writableFinished ? 'sent' : 'broken', bytes);
      void this.keep(ended, id).finally(() => this.book.here.delete(id));
    };
    if (answer.closed) end();
    else answer.once('close', end);
    return stream;
  }

  /** Throws `NotFound`. One that another process sends ends with its next beat. */
  async cancel(scope: Scope, id: number): Promise<void> {
    await this.book.remove(scope, id);
    this.streams.get(id)?.destroy();
  }

  private async lookAt(id: number, bytes: number): Promise<void> {
    if (!(await this.book.note(id, bytes))) this.streams.get(id)?.destroy();
  }

  /** The book is a comfort: an export goes on without it. */
  private keep(work: Promise<void>, id: number): Promise<void> {
    return work.catch((error) => this.log.fault(error, { accountExport: id }));
  }
}

async function* told(pieces: AsyncIterable<Uint8Array>, onBytes: (count: number) => void, onEnd: () => Promise<void>) {
  for await (const piece of pieces) {
    yield piece;
    onBytes(piece.length);
  }
  await onEnd();
}
