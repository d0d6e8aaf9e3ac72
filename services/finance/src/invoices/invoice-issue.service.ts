import type { ActivityChange, IssueDay } from '@dwang/contracts';
import { datedOn, settledStatus } from '@dwang/domain';
import { type Scope, searchText } from '@dwang/platform';
import { UnbilledTime } from '@dwang/service-jobs';
import { Injectable } from '@nestjs/common';
import { InvoiceNumbers } from '../numbering/invoice-numbers';
import { QuoteBilling } from '../quotes/quote-billing.service';
import { RetentionLedger } from '../retentions/retention-ledger';
import type { InvoiceRow } from './invoice.entity';
import { InvoiceHistory } from './invoice-history';
import { InvoiceParties } from './invoice-parties';
import { todayOf } from './invoice-reader';
import { InvoiceRows } from './invoice-rows';

interface IssuePlan {
  status: 'pending' | 'sent';
  /** The days that it has, unless said otherwise. */
  issueDay?: IssueDay;
  /** Typed by hand; without one the next of the sequence is drawn. */
  number?: string | undefined;
}

/** Turns a draft into an invoice: its number for ever, and the seller and buyer as they are at this moment. One of 0.00 is paid by that. */
@Injectable()
export class InvoiceIssue {
  constructor(
    private readonly rows: InvoiceRows,
    private readonly numbers: InvoiceNumbers,
    private readonly parties: InvoiceParties,
    private readonly time: UnbilledTime,
    private readonly history: InvoiceHistory,
    private readonly quotes: QuoteBilling,
    private readonly retentions: RetentionLedger,
  ) {}

  /** Throws `Conflict` on a draft that does not fit its quote or releases more retention than is held. */
  async issue(scope: Scope, draft: InvoiceRow, plan: IssuePlan): Promise<InvoiceRow> {
    await this.quotes.checkIssue(draft);
    const issued = await this.retentions.guard(draft, () => this.numbered(scope, draft, plan));
    await this.quotes.changed(scope, issued);
    return issued;
  }

  /** The counter is raised last, as it keeps the company's other issues waiting until the transaction ends. */
  private async numbered(scope: Scope, draft: InvoiceRow, { status, number, issueDay }: IssuePlan): Promise<InvoiceRow> {
    const buyer = await this.parties.buyer(scope, draft.clientId);
    const seller = await this.parties.seller(scope);
    const issuedAt = new Date(Date.now());
    const days = issueDay === 'today' ? datedOn(draft, todayOf(scope)) : {};
    const row = await this.rows.write(draft, {
      ...days,
      clientName: buyer.name,
      searchText: searchText([draft.invoiceNumber, buyer.name], 400),
      status: settledStatus(draft, status === 'sent'),
      seller,
      buyer,
      issuedAt,
      sentAt: status === 'sent' ? issuedAt : null,
    });
    const invoiceNumber = await this.number(row, number);
    const after = { ...row, invoiceNumber };
    await this.time.relabel(scope, row.id, `invoice ${invoiceNumber}`);
    await this.history.record(scope, 'issued', { after, more: movedDays(draft, after) });
    return after;
  }

  /** Keeps a number that was typed for a draft. */
  async reserve(row: InvoiceRow, number: string | undefined): Promise<string | null> {
    if (number !== undefined) await this.numbers.setTyped(row, number);
    return number ?? null;
  }

  private async number(row: InvoiceRow, typed: string | undefined): Promise<string> {
    if (row.invoiceNumber !== null) return row.invoiceNumber;
    if (typed === undefined) return this.numbers.setNext(row);
    await this.numbers.setTyped(row, typed);
    return typed;
  }
}

const movedDays = (before: InvoiceRow, after: InvoiceRow): ActivityChange[] =>
  (['issueDate', 'dueDate'] as const)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, from: before[field], to: after[field] }));
