import { Inject, Injectable } from '@nestjs/common';
import { type FindOptionsWhere, IsNull, Not, type ObjectLiteral, type Repository } from 'typeorm';
import { AREAS, type AreaDefinition } from '../app/area-definition';
import { Audit } from '../audit/audit.service';
import { Database } from '../data/database';
import { RowOrigin } from '../data/row-origin.entity';
import { FileStore } from '../files/file-store';
import { Idempotency } from '../idempotency/idempotency.service';
import { Log } from '../logs/log';
import { SecurityLog } from '../security-log/security-log.service';
import type { ErasedRows, Leaving } from './erased-rows';

/** Erases what all areas hold of people who leave. Call it inside a transaction: files go once that has committed. */
@Injectable()
export class Erasure {
  constructor(
    @Inject(AREAS) private readonly areas: readonly AreaDefinition[],
    @Inject(Database) private readonly db: Database,
    @Inject(FileStore) private readonly files: FileStore,
    @Inject(Idempotency) private readonly idempotency: Idempotency,
    @Inject(Audit) private readonly audit: Audit,
    @Inject(SecurityLog) private readonly security: SecurityLog,
    @Inject(Log) private readonly log: Log,
  ) {}

  /** What need not be kept, at once. Records that the law has a business keep stay. */
  async leave(leaving: Leaving): Promise<void> {
    await this.idempotency.forget(leaving.userIds);
    await this.security.forget(leaving);
    if (leaving.closesCompany) await this.db.repo(RowOrigin).delete({ companyId: leaving.companyId });
    for (const area of this.areas) await this.erase(leaving.companyId, area.erases?.(leaving) ?? []);
  }

  /** What is left of a closed company when its records need not be kept any longer. Later areas point at rows of earlier ones. */
  async forgetCompany(companyId: number): Promise<void> {
    for (const area of [...this.areas].reverse()) await this.erase(companyId, area.records?.(companyId) ?? []);
    await this.audit.forget(companyId);
  }

  /** Whether it has records that the law has a business keep. */
  async wasInBusiness(companyId: number): Promise<boolean> {
    for (const { entity, where } of this.areas.flatMap((area) => area.inBusiness?.(companyId) ?? [])) {
      if (await this.db.repo(entity).existsBy(where)) return true;
    }
    return false;
  }

  private async erase(companyId: number, kinds: readonly ErasedRows[]): Promise<void> {
    for (const { entity, where, blank, file } of kinds) {
      const rows = this.db.repo(entity);
      if (file) {
        const keyed = await rows.find({ where: { ...where, [file]: Not(IsNull()) } });
        for (const row of keyed) this.db.afterCommit(() => this.removeFile(row[file]));
      }
      if (blank) await rows.update(where, blank);
      else await this.deleteAll(companyId, rows, where);
    }
  }

  /** There may be very many: the audit is told how many, and none is read for it. */
  private async deleteAll<Row extends ObjectLiteral>(companyId: number, rows: Repository<Row>, where: FindOptionsWhere<Row>) {
    const { affected } = await this.db.manager.getRepository(rows.target).delete(where);
    const kind = rows.metadata.tableName;
    if (affected) this.db.note({ kind, action: 'deleted', companyId, count: affected });
  }

  /** A file that stays behind is named by no row and served to nobody, so a failure is only noted. */
  private removeFile(key: string): void {
    void this.files.remove(key).catch((error) => this.log.fault(error, { fileKey: key }));
  }
}
