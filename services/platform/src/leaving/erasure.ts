import { Inject, Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { AREAS, type AreaDefinition } from '../app/area-definition';
import { Database } from '../data/database';
import { RowOrigin } from '../data/row-origin.entity';
import { FileStore } from '../files/file-store';
import { Idempotency } from '../idempotency/idempotency.service';
import { Log } from '../logs/log';
import type { ErasedRows, Leaving } from './erased-rows';

/** Erases what all areas hold of people who leave. Call it inside a transaction: files go once that has committed. */
@Injectable()
export class Erasure {
  constructor(
    @Inject(AREAS) private readonly areas: readonly AreaDefinition[],
    @Inject(Database) private readonly db: Database,
    @Inject(FileStore) private readonly files: FileStore,
    @Inject(Idempotency) private readonly idempotency: Idempotency,
    @Inject(Log) private readonly log: Log,
  ) {}

  /** What need not be kept, at once. Records that the law has a business keep stay. */
  async leave(leaving: Leaving): Promise<void> {
    await this.idempotency.forget(leaving.userIds);
    if (leaving.closesCompany) await this.db.repo(RowOrigin).delete({ companyId: leaving.companyId });
    for (const area of this.areas) await this.erase(area.erases?.(leaving) ?? []);
  }

  /** What is left of a closed company when its records need not be kept any longer. Later areas point at rows of earlier ones. */
  async forgetCompany(companyId: number): Promise<void> {
    for (const area of [...this.areas].reverse()) await this.erase(area.records?.(companyId) ?? []);
  }

  private async erase(kinds: readonly ErasedRows[]): Promise<void> {
    for (const { entity, where, blank, file } of kinds) {
      const rows = this.db.repo(entity);
      if (file) {
        const keyed = await rows.find({ where: { ...where, [file]: Not(IsNull()) } });
        for (const row of keyed) this.db.afterCommit(() => this.removeFile(row[file]));
      }
      await (blank ? rows.update(where, blank) : rows.delete(where));
    }
  }

  /** A file that stays behind is named by no row and served to nobody, so a failure is only noted. */
  private removeFile(key: string): void {
    void this.files.remove(key).catch((error) => this.log.fault(error, { fileKey: key }));
  }
}
