import { dayOf, daySpan } from '@dwang/domain';
import type { GstBasis, GstPeriod, GstStory, KindTotal } from '@dwang/domain/gst-return';
import { Database, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { Between, In, IsNull, Not } from 'typeorm';
import { PaymentClaimRow } from '../claims/payment-claim.entity';
import { CreditNoteRow } from '../credit-notes/credit-note.entity';
import { InvoiceRow } from '../invoices/invoice.entity';
import { PaymentRow } from '../payments/payment.entity';
import { WriteOffRow } from '../write-offs/write-off.entity';

/** Ids in one IN list. */
const AT_ONCE = 500;

/** An invoice with all that became of it, and the rows that its story tells of. */
export interface InvoiceStory extends GstStory {
  invoice: InvoiceRow;
  notes: CreditNoteRow[];
}

/** Reads the invoices that a period's return looks at. */
@Injectable()
export class GstStories {
  constructor(private readonly db: Database) {}

  /** Every issued invoice of which something counts in the period, oldest first. */
  async of({ companyId, timeZone }: Scope, period: GstPeriod, basis: GstBasis): Promise<InvoiceStory[]> {
    const ids = await this.touched(companyId, timeZone, period, basis);
    const stories: InvoiceStory[] = [];
    for (let at = 0; at < ids.length; at += AT_ONCE)
      stories.push(...(await this.read(companyId, timeZone, ids.slice(at, at + AT_ONCE))));
    return stories;
  }

  private async touched(companyId: number, zone: string, { from, to }: GstPeriod, basis: GstBasis): Promise<number[]> {
    const days = Between(from, to);
    const span = daySpan(from, to, zone);
    const instants = Between(new Date(span.from), new Date(span.to - 1));
    const notes = this.db.repo(CreditNoteRow).find({ select: { invoiceId: true }, where: { companyId, issueDate: days } });
    const rows =
      basis === 'invoice'
        ? await this.db.repo(InvoiceRow).find({
            select: { id: true },
            where: [
              { companyId, issueDate: days, issuedAt: Not(IsNull()) },
              { companyId, voidedAt: instants },
            ],
          })
        : [];
    const payments = await this.db.repo(PaymentRow).find({
      select: { invoiceId: true },
      where: [
        { companyId, kind: 'payment', day: days },
        { companyId, kind: 'payment', removedAt: instants },
      ],
    });
    const writeOffs =
      basis === 'invoice'
        ? await this.db.repo(WriteOffRow).find({
            select: { invoiceId: true },
            where: [
              { companyId, day: days },
              { companyId, removedAt: instants },
            ],
          })
        : [];
    const ids = [...rows.map(({ id }) => id), ...payments.map(({ invoiceId }) => invoiceId ?? 0)];
    for (const { invoiceId } of [...writeOffs, ...(await notes)]) ids.push(invoiceId);
    return [...new Set(ids)].filter((id) => id > 0).sort((a, b) => a - b);
  }

  /** Those invoices, oldest first. */
  async read(companyId: number, zone: string, ids: number[]): Promise<InvoiceStory[]> {
    const where = { companyId, invoiceId: In(ids) };
    const invoices = await this.db.repo(InvoiceRow).find({ where: { companyId, id: In(ids) }, order: { id: 'ASC' } });
    const notes = await this.db.repo(CreditNoteRow).find({ where, order: { id: 'ASC' } });
    const payments = await this.db.repo(PaymentRow).find({ where: { ...where, kind: 'payment' }, order: { id: 'ASC' } });
    const writeOffs = await this.db.repo(WriteOffRow).find({ where, order: { id: 'ASC' } });
    const claims = await this.db.repo(PaymentClaimRow).find({ select: { invoiceId: true }, where });
    const claimed = new Set(claims.map(({ invoiceId }) => invoiceId));
    return invoices.map((invoice) => {
      const own = notes.filter(({ invoiceId }) => invoiceId === invoice.id);
      return {
        invoice,
        notes: own,
        issueDay: invoice.issueDate,
        byKind: totalsOf(invoice),
        isProgressPayment: claimed.has(invoice.id),
        voidDay: invoice.voidedAt && dayOf(invoice.voidedAt.getTime(), zone),
        credits: own.map((note) => ({ day: note.issueDate, byKind: totalsOf(note) })),
        payments: payments.filter(({ invoiceId }) => invoiceId === invoice.id).map(datedIn(zone)),
        writeOffs: writeOffs.filter(({ invoiceId }) => invoiceId === invoice.id).map(datedIn(zone)),
      };
    });
  }
}

const totalsOf = ({ gst, byKind }: Pick<InvoiceRow, 'gst' | 'byKind'>): KindTotal[] =>
  byKind.map(({ kind, cents, taxCents }) => ({ kind, totalCents: gst === 'inclusive' ? cents : cents + taxCents, taxCents }));

const datedIn =
  (zone: string) =>
  ({ day, amountCents, removedAt }: Pick<PaymentRow, 'day' | 'amountCents' | 'removedAt'>) => ({
    day,
    cents: amountCents,
    removedDay: removedAt && dayOf(removedAt.getTime(), zone),
  });
