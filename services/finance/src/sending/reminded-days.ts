import { Database } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { In, IsNull, Not } from 'typeorm';
import { MailedInvoiceRow } from './mailed-invoice.entity';

/** On which days invoices were reminded of: at most once on a day, whoever asks and however many do at once. */
@Injectable()
export class RemindedDays {
  constructor(private readonly db: Database) {}

  /** What is unique in a company for an invoice on a day. */
  once(invoiceId: number, day: string): string {
    return `${invoiceId}:${day}`;
  }

  /** The last day of each of the invoices that was ever reminded of. */
  async last(companyId: number, invoiceIds: readonly number[]): Promise<Map<number, string>> {
    const days = new Map<number, string>();
    if (invoiceIds.length === 0) return days;
    const rows = await this.db.repo(MailedInvoiceRow).findBy({ companyId, invoiceId: In([...invoiceIds]), once: Not(IsNull()) });
    for (const { invoiceId, once } of rows) {
      const day = once?.split(':')[1] ?? '';
      if (day > (days.get(invoiceId) ?? '')) days.set(invoiceId, day);
    }
    return days;
  }
}
