import { openCents } from '@dwang/domain';
import { Database } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { Between, In } from 'typeorm';
import { InvoiceRow } from './invoice.entity';
import { OPEN_STATUSES } from './invoice-moves';

/** An invoice that waits for money. */
export interface AwaitedInvoice {
  id: number;
  /** Who made it. */
  userId: number;
  /** Null only if it was never numbered. */
  invoiceNumber: string | null;
  clientId: number;
  clientName: string;
  /** `YYYY-MM-DD` */
  dueDate: string;
  /** What is still to be paid. */
  openCents: number;
}

/** Public face: what other areas may know of a company's invoices. The caller has made sure that the company is the asker's. */
@Injectable()
export class InvoiceDirectory {
  constructor(private readonly db: Database) {}

  /** Issued and unpaid, due from `from` to `to` (days, both included), the longest overdue first; at most 200. */
  async awaited(companyId: number, from: string, to: string): Promise<AwaitedInvoice[]> {
    const rows = await this.db.repo(InvoiceRow).find({
      where: { companyId, status: In(OPEN_STATUSES), dueDate: Between(from, to) },
      order: { dueDate: 'ASC', id: 'ASC' },
      take: 200,
    });
    return rows.map((row) => {
      const { id, userId, invoiceNumber, clientId, clientName, dueDate } = row;
      return { id, userId, invoiceNumber, clientId, clientName, dueDate, openCents: openCents(row) };
    });
  }

  /** Which of these invoices are issued and still unpaid. */
  async stillAwaited(companyId: number, ids: readonly number[]): Promise<Set<number>> {
    const where = { companyId, id: In([...new Set(ids)]), status: In(OPEN_STATUSES) };
    return new Set((await this.db.repo(InvoiceRow).find({ select: { id: true }, where })).map(({ id }) => id));
  }

  /** Whether the company has ever made an invoice. */
  hasAny(companyId: number): Promise<boolean> {
    return this.db.repo(InvoiceRow).existsBy({ companyId });
  }
}
