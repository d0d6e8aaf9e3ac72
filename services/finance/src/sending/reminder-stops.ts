import { Database, insertOnce, NotFound, type Scope } from '@dwang/platform';
import { ClientDirectory } from '@dwang/service-jobs';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { InvoiceRow } from '../invoices/invoice.entity';
import { ReminderStopRow } from './reminder-stop.entity';

type Kind = ReminderStopRow['kind'];

/** Invoices and clients that are not reminded. */
@Injectable()
export class ReminderStops {
  constructor(
    private readonly db: Database,
    private readonly clients: ClientDirectory,
  ) {}

  async get(scope: Scope, kind: Kind, refId: number): Promise<{ isStopped: boolean }> {
    await this.check(scope, kind, refId);
    return { isStopped: (await this.among(scope.companyId, kind, [refId])).has(refId) };
  }

  set(scope: Scope, kind: Kind, refId: number, isStopped: boolean): Promise<{ isStopped: boolean }> {
    return this.db.tx(async () => {
      await this.check(scope, kind, refId);
      const key = { companyId: scope.companyId, kind, refId };
      if (isStopped)
        await insertOnce<ReminderStopRow>(this.db, ReminderStopRow, key, { ...key, createdAt: new Date(Date.now()) });
      else await this.db.repo(ReminderStopRow).delete(key);
      return { isStopped };
    });
  }

  /** Those of the numbers that are held back. */
  async among(companyId: number, kind: Kind, ids: readonly number[]): Promise<Set<number>> {
    if (ids.length === 0) return new Set();
    const rows = await this.db.repo(ReminderStopRow).findBy({ companyId, kind, refId: In([...new Set(ids)]) });
    return new Set(rows.map(({ refId }) => refId));
  }

  private async check({ companyId }: Scope, kind: Kind, id: number): Promise<void> {
    const isThere =
      kind === 'client'
        ? (await this.clients.findAll({ companyId }, [id])).length === 1
        : await this.db.repo(InvoiceRow).existsBy({ id, companyId });
    if (!isThere) throw new NotFound(`No such ${kind}`);
  }
}
