import type { InvoiceAgeing } from '@dwang/contracts';
import { addDays, centsToDecimal } from '@dwang/domain';
import { Database, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { InvoiceRow } from './invoice.entity';
import { OPEN_STATUSES } from './invoice-moves';
import { todayOf } from './invoice-reader';

const OPEN = 'invoice.totalCents - invoice.creditedCents - invoice.receivedCents - invoice.writtenOffCents';
const BUCKETS: Record<keyof InvoiceAgeing, string> = {
  current: 'invoice.dueDate >= :today',
  days1to30: 'invoice.dueDate < :today AND invoice.dueDate >= :day30',
  days31to60: 'invoice.dueDate < :day30 AND invoice.dueDate >= :day60',
  days61to90: 'invoice.dueDate < :day60 AND invoice.dueDate >= :day90',
  over90: 'invoice.dueDate < :day90',
  total: '1 = 1',
};

/** How old the money is that is still open. */
@Injectable()
export class Ageing {
  constructor(private readonly db: Database) {}

  /** By the day of the company's zone. */
  async of(scope: Scope): Promise<InvoiceAgeing> {
    const today = todayOf(scope);
    const [day30, day60, day90] = [addDays(today, -30), addDays(today, -60), addDays(today, -90)];
    const query = this.db
      .repo(InvoiceRow)
      .createQueryBuilder('invoice')
      .select([])
      .where({ companyId: scope.companyId, status: In([...OPEN_STATUSES]) })
      .setParameters({ today, day30, day60, day90 });
    for (const [name, condition] of Object.entries(BUCKETS)) {
      query.addSelect(`SUM(CASE WHEN ${condition} THEN 1 ELSE 0 END)`, `${name}Count`);
      query.addSelect(`SUM(CASE WHEN ${condition} THEN ${OPEN} ELSE 0 END)`, `${name}Cents`);
    }
    const raw = (await query.getRawOne<Record<string, string | number | null>>()) ?? {};
    const bucket = (name: keyof InvoiceAgeing) => ({
      count: Number(raw[`${name}Count`] ?? 0),
      amount: centsToDecimal(Number(raw[`${name}Cents`] ?? 0)),
    });
    return {
      current: bucket('current'),
      days1to30: bucket('days1to30'),
      days31to60: bucket('days31to60'),
      days61to90: bucket('days61to90'),
      over90: bucket('over90'),
      total: bucket('total'),
    };
  }
}
