import { Database, FileStore } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { In, MoreThanOrEqual } from 'typeorm';
import { BroughtFiles } from './brought-files.service';
import type { CompanyImportRow } from './company-import.entity';
import { SentPieceRow } from './sent-piece.entity';

const AT_ONCE = 200;

type Owned = Pick<CompanyImportRow, 'id' | 'companyId'>;

/** The pieces in which an export comes, as stored files: the largest has many thousands. */
@Injectable()
export class SentPieces {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(FileStore) private readonly files: FileStore,
    @Inject(BroughtFiles) private readonly brought: BroughtFiles,
  ) {}

  /** Call it in the transaction that counts the piece. */
  async add({ id: importId, companyId }: Owned, place: number, content: Buffer): Promise<void> {
    const { key } = await this.files.save({ companyId, kind: 'imports', contentType: 'application/octet-stream', content });
    await this.db.repo(SentPieceRow).insert({ companyId, importId, place, fileKey: key });
  }

  /** All of them as one text of bytes. */
  async *bytes({ id: importId }: Pick<Owned, 'id'>): AsyncGenerator<Buffer> {
    for (let place = 0; ; place += AT_ONCE) {
      const rows = await this.some({ importId, place: MoreThanOrEqual(place) });
      if (rows.length === 0) return;
      for (const { fileKey } of rows) for await (const part of (await this.files.open(fileKey)).stream) yield part as Buffer;
    }
  }

  /** A row stays until its file is gone. */
  async remove({ id: importId }: Pick<Owned, 'id'>): Promise<void> {
    for (;;) {
      const rows = await this.some({ importId });
      if (rows.length === 0) return;
      await this.brought.forget(rows.map(({ fileKey }) => fileKey));
      await this.db.repo(SentPieceRow).delete({ id: In(rows.map(({ id }) => id)) });
    }
  }

  private some(where: object): Promise<SentPieceRow[]> {
    return this.db.repo(SentPieceRow).find({ where, order: { place: 'ASC' }, take: AT_ONCE });
  }
}
