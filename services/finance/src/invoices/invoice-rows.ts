import { type Settlement, settledStatus } from '@dwang/domain';
import { Database, NotFound, type Scope } from '@dwang/platform';
import { ClientDirectory } from '@dwang/service-jobs';
import { Injectable } from '@nestjs/common';
import { ClientBalance } from './client-balance';
import { InvoiceRow } from './invoice.entity';

/** Holds and writes invoices, so that of two changes at once one comes after the other and the client's balance follows each. */
@Injectable()
export class InvoiceRows {
  constructor(
    private readonly db: Database,
    private readonly clients: ClientDirectory,
    private readonly balance: ClientBalance,
  ) {}

  /** The invoice, kept from others until the transaction ends, and its client before it, so that all take them in one order. */
  async hold(scope: Pick<Scope, 'companyId'>, id: number): Promise<InvoiceRow> {
    const where = { id, companyId: scope.companyId };
    const seen = await this.db.repo(InvoiceRow).findOneBy(where);
    if (seen) await this.clients.hold(scope, seen.clientId);
    const row = seen && (await this.db.findForUpdate(InvoiceRow, where));
    if (!row) throw new NotFound('No such invoice');
    return row;
  }

  /** Writes a change of a held invoice and answers with it as it is then. */
  async write(row: InvoiceRow, change: Partial<InvoiceRow>): Promise<InvoiceRow> {
    const written = { ...change, updatedAt: new Date(Date.now()), version: row.version + 1 };
    await this.db.repo(InvoiceRow).update({ id: row.id, companyId: row.companyId }, written);
    await this.balance.changed(row, change);
    return { ...row, ...written };
  }

  /** Writes what was paid or credited, and the status that this brings the invoice to. */
  settle(row: InvoiceRow, money: Partial<Settlement>): Promise<InvoiceRow> {
    return this.write(row, { ...money, status: settledStatus({ ...row, ...money }, row.sentAt !== null) });
  }
}
