import { randomUUID } from 'node:crypto';
import { ErrorCode, type WriteOffInvoice } from '@dwang/contracts';
import { openCents } from '@dwang/domain';
import { Conflict, Database, Invalid, insertOnce, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import type { z } from 'zod';
import type { InvoiceRow } from '../invoices/invoice.entity';
import { InvoiceHistory } from '../invoices/invoice-history';
import { isOpen } from '../invoices/invoice-moves';
import { todayOf } from '../invoices/invoice-reader';
import { InvoiceRows } from '../invoices/invoice-rows';
import { WriteOffRow } from './write-off.entity';

/** Bad debts. Money that comes after all is an ordinary payment of the invoice. */
@Injectable()
export class WriteOffBook {
  constructor(
    private readonly db: Database,
    private readonly rows: InvoiceRows,
    private readonly history: InvoiceHistory,
  ) {}

  /** Gives up all that is open. A repeated `uid` changes nothing; with other content it is refused. */
  add(scope: Scope, invoiceId: number, input: z.output<typeof WriteOffInvoice>): Promise<void> {
    return this.db.tx(async () => {
      const { companyId, userId } = scope;
      const { uid = randomUUID(), reason } = input;
      const before = await this.rows.hold(scope, invoiceId);
      const isKnown = await this.db.repo(WriteOffRow).existsBy({ companyId, uid });
      const day = input.day ?? todayOf(scope);
      if (!isKnown) check(before, day, todayOf(scope));
      const amountCents = openCents(before);
      const said = { invoiceId, reason, day: input.day };
      const row = { ...said, uid, companyId, userId, clientId: before.clientId, day, amountCents, ...STANDS };
      const { isNew } = await insertOnce(
        this.db,
        WriteOffRow,
        { companyId, uid },
        { ...row, createdAt: new Date(Date.now()) },
        said,
      );
      if (!isNew) return;
      const after = await this.rows.settle(before, { writtenOffCents: before.writtenOffCents + amountCents });
      await this.history.record(scope, 'written_off', { before, after, more: [{ field: 'reason', from: null, to: reason }] });
    });
  }

  /** What was written off is owed again. Repeating it changes nothing. */
  remove(scope: Scope, invoiceId: number, reason: string): Promise<void> {
    return this.db.tx(async () => {
      const before = await this.rows.hold(scope, invoiceId);
      if (before.writtenOffCents === 0) return;
      const removal = { removedAt: new Date(Date.now()), removedBy: scope.userId, removedReason: reason };
      await this.db.repo(WriteOffRow).update({ companyId: scope.companyId, invoiceId, removedAt: IsNull() }, removal);
      const after = await this.rows.settle(before, { writtenOffCents: 0 });
      const more = [{ field: 'reason', from: null, to: reason }];
      await this.history.record(scope, 'write_off_removed', { before, after, more });
    });
  }
}

const STANDS = { removedAt: null, removedBy: null, removedReason: '' };

function check({ status, issueDate }: InvoiceRow, day: string, today: string): void {
  if (!isOpen(status)) throw new Conflict(ErrorCode.paymentNotOpen, 'Nothing is open on this invoice that could be written off.');
  if (day > today) throw new Invalid('day', 'The day of a write-off cannot be in the future');
  if (day < issueDate) throw new Invalid('day', 'Must not be before the date of the invoice');
}
