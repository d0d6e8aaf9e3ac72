import type { ClaimStage } from '@dwang/domain/construction-contracts';
import { retentionDates } from '@dwang/domain/construction-contracts';
import { Database } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { In, IsNull, Not } from 'typeorm';
import { InvoiceRow } from '../invoices/invoice.entity';
import { OPEN_STATUSES } from '../invoices/invoice-moves';
import { RetentionRow } from '../retentions/retention.entity';
import { dueCents } from '../retentions/retention.view';
import { RetentionLedger } from '../retentions/retention-ledger';
import { PaymentClaimRow } from './payment-claim.entity';
import { clockOf } from './payment-claim.view';

/** A payment claim that waits for something, with the day by which it waits. */
export interface ClaimDay {
  invoiceId: number;
  /** Who made the invoice. */
  userId: number;
  invoiceNumber: string;
  clientName: string;
  stage: ClaimStage;
  nextDay: string;
  respondBy: string;
  isScheduled: boolean;
  unpaidCents: number;
}

/** A retention of which some is due for release. */
export interface RetentionDue {
  id: number;
  userId: number;
  /** The latest day of release that is past. */
  day: string;
  dueCents: number;
}

const AT_MOST = 200;

/** Public face: the days of contracts that somebody should be told of. The caller has made sure that the company is the asker's. */
@Injectable()
export class ContractDays {
  constructor(
    private readonly db: Database,
    private readonly ledger: RetentionLedger,
  ) {}

  /** Of claims that were served and are not settled; the newest 200. */
  async claims(companyId: number, today: string): Promise<ClaimDay[]> {
    const rows = await this.db
      .repo(PaymentClaimRow)
      .createQueryBuilder('claim')
      .innerJoin(InvoiceRow, 'invoice', 'invoice.id = claim.invoiceId')
      .where('claim.companyId = :companyId AND claim.servedOn IS NOT NULL', { companyId })
      .andWhere('invoice.status IN (:...open)', { open: [...OPEN_STATUSES] })
      .orderBy('claim.id', 'DESC')
      .take(AT_MOST)
      .getMany();
    const invoices = await this.db.repo(InvoiceRow).findBy({ companyId, id: In(rows.map(({ invoiceId }) => invoiceId)) });
    return invoices.flatMap((invoice) => {
      const row = rows.find(({ invoiceId }) => invoiceId === invoice.id);
      const clock = row && clockOf(row, invoice, today);
      if (!row?.respondBy || !clock?.nextDay) return [];
      const { id: invoiceId, userId, clientName } = invoice;
      const { stage, nextDay, unpaidCents } = clock;
      const isScheduled = row.scheduleOn !== null && !clock.isScheduleLate;
      const invoiceNumber = invoice.invoiceNumber ?? '';
      return { invoiceId, userId, invoiceNumber, clientName, stage, nextDay, respondBy: row.respondBy, isScheduled, unpaidCents };
    });
  }

  async retentions(companyId: number, today: string): Promise<RetentionDue[]> {
    const where = { companyId, completedOn: Not(IsNull()) };
    const rows = await this.db.repo(RetentionRow).find({ where, order: { id: 'DESC' }, take: AT_MOST });
    const sumsOf = await this.ledger.sums(
      { companyId },
      rows.map(({ projectId }) => projectId),
    );
    return rows.flatMap((row) => {
      const due = dueCents(row, sumsOf(row.projectId), today);
      const { firstOn, restOn } = retentionDates(row);
      const day = restOn !== null && restOn <= today ? restOn : firstOn;
      return due > 0 && day ? [{ id: row.id, userId: row.userId, day, dueCents: due }] : [];
    });
  }
}
