import type { ActivityAction } from '@dwang/contracts';
import { centsToDecimal } from '@dwang/domain';
import { Database, type Scope } from '@dwang/platform';
import { ActivityLog } from '@dwang/service-jobs';
import { Injectable } from '@nestjs/common';
import { InvoiceRow } from './invoice.entity';

/** Tells the history of a job of the invoices for it. Call it inside the transaction of the change. */
@Injectable()
export class InvoiceHistory {
  constructor(
    private readonly db: Database,
    private readonly log: ActivityLog,
  ) {}

  /** Nothing is told of an invoice without a job. `before` is the row as it was, where a detail of it changed. */
  async record(scope: Scope, id: number, action: ActivityAction, before?: InvoiceRow): Promise<void> {
    const row = await this.db.repo(InvoiceRow).findOneBy({ id, companyId: scope.companyId });
    if (!row?.projectId) return;
    const subject = row.invoiceNumber ?? 'Draft';
    const total = { field: 'total', from: null, to: centsToDecimal(row.totalCents) };
    const changes = before ? differing(before, row) : [total];
    await this.log.record(scope, { kind: 'invoice', action, projectId: row.projectId, subject, changes });
  }
}

const TOLD = ['status', 'dueDate'] as const;

const differing = (before: InvoiceRow, after: InvoiceRow) =>
  TOLD.filter((field) => before[field] !== after[field]).map((field) => ({ field, from: before[field], to: after[field] }));
