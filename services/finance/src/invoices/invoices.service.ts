import { ErrorCode, type Invoice, type InvoicePage, type UpdateInvoice } from '@dwang/contracts';
import { dayOf } from '@dwang/domain';
import { Conflict, Database, Invalid, NotFound, type Scope, toPage, VersionConflict } from '@dwang/platform';
import { UnbilledTime } from '@dwang/service-jobs';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { ClientBalance } from './client-balance';
import { InvoiceRow } from './invoice.entity';
import { toInvoice, toSummary } from './invoice.view';
import type { InvoiceInput } from './invoice-content';
import { InvoiceCreation } from './invoice-creation.service';
import { InvoiceHistory } from './invoice-history';
import { InvoiceIssue } from './invoice-issue.service';
import { InvoiceLineRow } from './invoice-line.entity';
import { checkMove } from './invoice-moves';
import { type InvoiceQuery, InvoicesRepository, invoiceOrder } from './invoices.repository';

/** Invoices of the caller's company. Each change holds the row, so that of two at once one comes after the other. */
@Injectable()
export class InvoicesService {
  constructor(
    private readonly db: Database,
    private readonly invoices: InvoicesRepository,
    private readonly creation: InvoiceCreation,
    private readonly issue: InvoiceIssue,
    private readonly time: UnbilledTime,
    private readonly balance: ClientBalance,
    private readonly history: InvoiceHistory,
  ) {}

  async list(scope: Scope, query: InvoiceQuery): Promise<InvoicePage> {
    const today = todayOf(scope);
    const [rows, totals] = await Promise.all([
      this.invoices.page(scope, query, today),
      this.invoices.totals(scope, query, today),
    ]);
    const order = invoiceOrder(query.sort);
    const page = toPage(rows, query.limit, order, (row) => [order.name === 'dueDate' ? row.dueDate : row.issueDate, row.id]);
    return { items: page.items.map((row) => toSummary(row, today)), nextCursor: page.nextCursor, totals };
  }

  async get(scope: Scope, id: number): Promise<Invoice> {
    const row = await this.db.repo(InvoiceRow).findOneBy({ id, companyId: scope.companyId });
    if (!row) throw new NotFound('No such invoice');
    const lines = await this.db.repo(InvoiceLineRow).find({ where: { invoiceId: id }, order: { position: 'ASC' } });
    return toInvoice(row, lines, todayOf(scope));
  }

  /** A repeated `uid` answers with the first invoice; with other content it is refused. */
  create(scope: Scope, input: InvoiceInput): Promise<Invoice> {
    return this.db.tx(async () => this.get(scope, await this.creation.create(scope, input)));
  }

  /** Moves the status, or changes the due date and the notes. Asking for what is already so changes nothing. */
  update(scope: Scope, id: number, { version, status, dueDate, notes }: z.output<typeof UpdateInvoice>): Promise<Invoice> {
    return this.db.tx(async () => {
      const row = await this.locked(scope, id);
      if (version !== undefined && version !== row.version) throw new VersionConflict();
      if (row.status === 'void') throw new Conflict(ErrorCode.invoiceLocked, 'A void invoice cannot be changed.');
      const next = { status: status ?? row.status, dueDate: dueDate ?? row.dueDate, notes: notes ?? row.notes };
      checkMove(row.status, next.status);
      if (next.dueDate < row.issueDate) throw new Invalid('dueDate', 'Due date must not be before the issue date');
      const isSame = next.status === row.status && next.dueDate === row.dueDate && next.notes === row.notes;
      if (isSame) return this.get(scope, id);
      await this.write(row, next);
      const isIssued = row.status === 'draft' && status !== undefined;
      if (isIssued) await this.issue.issue(scope, id, { status, hasTime: true });
      await this.history.record(scope, id, isIssued ? 'issued' : 'changed', isIssued ? undefined : row);
      return this.get(scope, id);
    });
  }

  /** The invoice keeps its number for ever; its time can be billed again. Repeating it changes nothing. */
  void(scope: Scope, id: number): Promise<Invoice> {
    return this.db.tx(async () => {
      const row = await this.locked(scope, id);
      if (row.status === 'void') return this.get(scope, id);
      checkMove(row.status, 'void');
      await this.time.release(scope, id);
      await this.write(row, { status: 'void', voidedAt: new Date(Date.now()) });
      await this.history.record(scope, id, 'voided');
      return this.get(scope, id);
    });
  }

  /** Only a draft can be deleted; its time can be billed again. */
  remove(scope: Scope, id: number): Promise<void> {
    return this.db.tx(async () => {
      const row = await this.locked(scope, id);
      if (row.status !== 'draft')
        throw new Conflict(ErrorCode.invoiceLocked, 'An issued invoice cannot be deleted. Void it instead.');
      await this.history.record(scope, id, 'deleted');
      await this.time.release(scope, id);
      await this.db.repo(InvoiceLineRow).delete({ invoiceId: id });
      await this.db.repo(InvoiceRow).delete({ id, companyId: scope.companyId });
    });
  }

  private async write(row: InvoiceRow, change: Partial<InvoiceRow>): Promise<void> {
    const stamps = { updatedAt: new Date(Date.now()), version: row.version + 1 };
    await this.db.repo(InvoiceRow).update({ id: row.id, companyId: row.companyId }, { ...change, ...stamps });
    await this.balance.changed(row, change);
  }

  private async locked(scope: Scope, id: number): Promise<InvoiceRow> {
    const row = await this.db.findForUpdate(InvoiceRow, { id, companyId: scope.companyId });
    if (!row) throw new NotFound('No such invoice');
    return row;
  }
}

const todayOf = (scope: Scope): string => dayOf(Date.now(), scope.timeZone);
