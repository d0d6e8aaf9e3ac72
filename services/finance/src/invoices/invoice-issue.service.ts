import { Database, type Scope, searchText } from '@dwang/platform';
import { UnbilledTime } from '@dwang/service-jobs';
import { Injectable } from '@nestjs/common';
import { InvoiceNumbers } from '../numbering/invoice-numbers';
import { ClientBalance } from './client-balance';
import { InvoiceRow, type StoredStatus } from './invoice.entity';
import { InvoiceParties } from './invoice-parties';

interface IssuePlan {
  status: Extract<StoredStatus, 'pending' | 'sent' | 'paid'>;
  /** Typed by hand; without one the next of the sequence is drawn. */
  number?: string | undefined;
  hasTime: boolean;
}

/** Turns a draft into an invoice: its number for ever, and the seller and buyer as they are at this moment. */
@Injectable()
export class InvoiceIssue {
  constructor(
    private readonly db: Database,
    private readonly numbers: InvoiceNumbers,
    private readonly parties: InvoiceParties,
    private readonly time: UnbilledTime,
    private readonly balance: ClientBalance,
  ) {}

  /** The counter is raised last, as it keeps the company's other issues waiting until the transaction ends. */
  async issue(scope: Scope, id: number, { status, number, hasTime }: IssuePlan): Promise<void> {
    const row = await this.db.repo(InvoiceRow).findOneByOrFail({ id, companyId: scope.companyId });
    const buyer = await this.parties.buyer(scope, row.clientId);
    const seller = await this.parties.seller(scope);
    const names = { clientName: buyer.name, searchText: searchText([row.invoiceNumber, buyer.name], 400) };
    const change = { ...names, status, seller, buyer, issuedAt: new Date(Date.now()) };
    await this.db.repo(InvoiceRow).update({ id, companyId: scope.companyId }, change);
    await this.balance.changed(row, { status });
    const invoiceNumber = await this.number({ ...row, clientName: buyer.name }, number);
    if (hasTime) await this.time.relabel(scope, id, `invoice ${invoiceNumber}`);
  }

  /** Keeps a number that was typed for a draft. */
  async reserve(scope: Scope, id: number, number: string | undefined): Promise<void> {
    if (number === undefined) return;
    const row = await this.db.repo(InvoiceRow).findOneByOrFail({ id, companyId: scope.companyId });
    await this.numbers.setTyped(row, number);
  }

  private async number(row: InvoiceRow, typed: string | undefined): Promise<string> {
    if (row.invoiceNumber !== null) return row.invoiceNumber;
    if (typed === undefined) return this.numbers.setNext(row);
    await this.numbers.setTyped(row, typed);
    return typed;
  }
}
