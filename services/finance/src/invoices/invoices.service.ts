import type { DuplicateInvoice, Invoice, IssueDay, ReplaceDraft, UpdateInvoice } from '@dwang/contracts';
import { Database, Invalid, refuseFarAhead, type Scope, VersionConflict } from '@dwang/platform';
import { UnbilledTime } from '@dwang/service-jobs';
import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import type { z } from 'zod';
import { PaymentClaimRow } from '../claims/payment-claim.entity';
import { PaymentBook } from '../payments/payment-book';
import { QuoteBilling } from '../quotes/quote-billing.service';
import { RetentionLedger } from '../retentions/retention-ledger';
import { InvoiceRow } from './invoice.entity';
import type { InvoiceInput } from './invoice-content';
import { InvoiceCreation } from './invoice-creation.service';
import { duplicateOf } from './invoice-duplicate';
import { InvoiceFilling } from './invoice-filling.service';
import { InvoiceHistory } from './invoice-history';
import { InvoiceIssue } from './invoice-issue.service';
import { InvoiceLineRow } from './invoice-line.entity';
import { checkMove, locked } from './invoice-moves';
import { InvoiceReader, todayOf } from './invoice-reader';
import { InvoiceRows } from './invoice-rows';

/** Changes of the invoices of the caller's company. Each holds the row, so that of two at once one comes after the other. */
@Injectable()
export class InvoicesService {
  constructor(
    private readonly db: Database,
    private readonly reader: InvoiceReader,
    private readonly rows: InvoiceRows,
    private readonly creation: InvoiceCreation,
    private readonly filling: InvoiceFilling,
    private readonly issue: InvoiceIssue,
    private readonly payments: PaymentBook,
    private readonly time: UnbilledTime,
    private readonly history: InvoiceHistory,
    private readonly quotes: QuoteBilling,
    private readonly retentions: RetentionLedger,
  ) {}

  /** A repeated `uid` answers with the first invoice; with other content it is refused. */
  create(scope: Scope, input: InvoiceInput): Promise<Invoice> {
    return this.db.tx(async () => this.reader.get(scope, await this.creation.create(scope, input)));
  }

  /** All of a draft anew; `Conflict` once it is issued. */
  replace(scope: Scope, id: number, { version, ...input }: z.output<typeof ReplaceDraft>): Promise<Invoice> {
    return this.db.tx(async () => {
      await this.creation.replace(scope, id, input, version);
      return this.reader.get(scope, id);
    });
  }

  /** A draft with the same content, issued today. */
  duplicate(scope: Scope, id: number, wish: z.output<typeof DuplicateInvoice>): Promise<Invoice> {
    return this.db.tx(async () => {
      const invoice = await this.reader.get(scope, id);
      const where = { companyId: scope.companyId, invoiceId: id, deductsId: Not(IsNull()) };
      const deductions = await this.db.repo(InvoiceLineRow).find({ select: { id: true }, where });
      return this.create(scope, duplicateOf(invoice, new Set(deductions.map((line) => line.id)), wish));
    });
  }

  /** Moves the status, or changes due date and notes of a draft. Asking for what is already so changes nothing. */
  update(
    scope: Scope,
    id: number,
    { version, status, dueDate, notes, issueDay }: z.output<typeof UpdateInvoice>,
  ): Promise<Invoice> {
    return this.db.tx(async () => {
      const row = await this.rows.hold(scope, id);
      if (version !== undefined && version !== row.version) throw new VersionConflict();
      const edited = await this.edit(scope, row, { dueDate: dueDate ?? row.dueDate, notes: notes ?? row.notes });
      if (status !== undefined && status !== row.status) await this.move(scope, edited, status, issueDay);
      return this.reader.get(scope, id);
    });
  }

  /** The invoice keeps its number for ever; its time can be billed again. Repeating it changes nothing. */
  void(scope: Scope, id: number, reason: string): Promise<Invoice> {
    return this.db.tx(async () => {
      const before = await this.rows.hold(scope, id);
      if (before.status === 'void') return this.reader.get(scope, id);
      checkMove(before, 'void');
      await this.time.release(scope, id);
      const voided = { status: 'void' as const, voidedAt: new Date(Date.now()) };
      const after = await this.retentions.guard(before, () => this.rows.write(before, voided));
      await this.history.record(scope, 'voided', {
        before,
        after,
        more: reason ? [{ field: 'reason', from: null, to: reason }] : [],
      });
      await this.quotes.changed(scope, after);
      return this.reader.get(scope, id);
    });
  }

  /** Only a draft can be deleted; its time can be billed again. What happened to it stays in the history. */
  remove(scope: Scope, id: number): Promise<void> {
    return this.db.tx(async () => {
      const row = await this.rows.hold(scope, id);
      if (row.status !== 'draft') throw locked('An issued invoice cannot be deleted. Void it instead.');
      await this.history.record(scope, 'deleted', { after: row });
      await this.filling.empty(scope, id);
      await this.db.repo(PaymentClaimRow).delete({ invoiceId: id, companyId: scope.companyId });
      await this.db.repo(InvoiceRow).delete({ id, companyId: scope.companyId });
      await this.quotes.changed(scope, row);
    });
  }

  private async edit(scope: Scope, before: InvoiceRow, next: Pick<InvoiceRow, 'dueDate' | 'notes'>): Promise<InvoiceRow> {
    if (next.dueDate === before.dueDate && next.notes === before.notes) return before;
    if (before.status !== 'draft') throw locked('An issued invoice is never changed. Make a credit note, or void it.');
    if (next.dueDate < before.issueDate) throw new Invalid('dueDate', 'Due date must not be before the issue date');
    if (next.dueDate !== before.dueDate) refuseFarAhead('dueDate', next.dueDate, todayOf(scope), before.issueDate);
    const paymentTerms = next.dueDate === before.dueDate ? before.paymentTerms : '';
    const after = await this.rows.write(before, { ...next, paymentTerms });
    await this.history.record(scope, 'edited', { before, after });
    return after;
  }

  private async move(scope: Scope, row: InvoiceRow, status: 'pending' | 'sent' | 'paid', issueDay: IssueDay): Promise<void> {
    checkMove(row, status);
    if (status === 'paid') return this.payments.payOff(scope, row, todayOf(scope));
    if (row.status === 'draft') await this.issue.issue(scope, row, { status, issueDay });
    else {
      const after = await this.rows.write(row, { status, sentAt: new Date(Date.now()) });
      await this.history.record(scope, 'sent', { before: row, after });
    }
  }
}
