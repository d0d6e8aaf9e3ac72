import type { ClientStatement } from '@dwang/contracts';
import { addDays, dayOf, neverCounted, startOfDay } from '@dwang/domain';
import { badDebtMoves } from '@dwang/domain/gst-return';
import { paymentMethodName } from '@dwang/papers/words';
import { Database, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { Between, IsNull, Not } from 'typeorm';
import { CreditNoteRow } from '../credit-notes/credit-note.entity';
import { GstStories } from '../gst/gst-stories';
import { InvoiceRow } from '../invoices/invoice.entity';
import { PaymentRow } from '../payments/payment.entity';
import { WriteOffRow } from '../write-offs/write-off.entity';

/** One thing that changed what a client owes, in cents: more for invoices and refunds, less for payments, credits and what was made void. */
export interface LedgerEntry {
  day: string;
  kind: ClientStatement['lines'][number]['kind'];
  invoiceId: number | null;
  text: string;
  amountCents: number;
}

type Company = Pick<Scope, 'companyId' | 'timeZone'>;
const ORDER: readonly LedgerEntry['kind'][] = ['invoice', 'void', 'credit', 'payment', 'refund', 'write_off', 'recovery'];

/**
 * All money between a client and the business by the day from which it counts: the rule of `settlementOn`. Credit that pays an invoice is no
 * entry: it came with the payment it is left of. So the sum up to a day is what open invoices come to on it, less the client's credit.
 */
@Injectable()
export class ClientLedger {
  constructor(
    private readonly db: Database,
    private readonly stories: GstStories,
  ) {}

  /** What was owed when the day began, in cents. */
  async before({ companyId, timeZone }: Company, clientId: number, day: string): Promise<number> {
    const of = { companyId, clientId };
    const [invoices, voided] = await Promise.all([
      this.sum(InvoiceRow, 'totalCents', "row.status <> 'draft' AND row.issueDate < :day", { ...of, day }),
      this.sum(InvoiceRow, 'totalCents', "row.status = 'void' AND row.issueDate < :day AND row.voidedAt < :start", {
        ...of,
        day,
        start: new Date(startOfDay(day, timeZone)),
      }),
    ]);
    const credited = await this.sum(CreditNoteRow, 'totalCents', 'row.issueDate < :day', { ...of, day });
    const money = 'row.removedAt IS NULL AND row.day < :day AND row.kind = ';
    const paid = await this.sum(PaymentRow, 'amountCents', `${money}'payment' AND row.method <> 'credit'`, { ...of, day });
    const refunded = await this.sum(PaymentRow, 'amountCents', `${money}'refund'`, { ...of, day });
    const lost = (await this.lost({ companyId, timeZone }, clientId)).filter((entry) => entry.day < day);
    return lost.reduce((sum, { amountCents }) => sum + amountCents, invoices - voided - credited - paid + refunded);
  }

  /** Both days included, in the order in which they happened. */
  async between({ companyId, timeZone }: Company, clientId: number, from: string, to: string): Promise<LedgerEntry[]> {
    const of = { companyId, clientId };
    const counted = (row: InvoiceRow): boolean => !neverCounted({ issueDay: row.issueDate, voidDay: voidDayOf(row, timeZone) });
    const issued = await this.db.repo(InvoiceRow).findBy({ ...of, status: Not('draft'), issueDate: Between(from, to) });
    const voidedAt = Between(new Date(startOfDay(from, timeZone)), new Date(startOfDay(addDays(to, 1), timeZone) - 1));
    const voided = await this.db.repo(InvoiceRow).findBy({ ...of, status: 'void', voidedAt });
    const notes = await this.db.repo(CreditNoteRow).findBy({ ...of, issueDate: Between(from, to) });
    const payments = await this.db.repo(PaymentRow).findBy({ ...of, removedAt: IsNull(), day: Between(from, to) });
    const entries: LedgerEntry[] = [
      ...issued
        .filter(counted)
        .map((row) => ({ ...about(row), day: row.issueDate, kind: 'invoice' as const, amountCents: row.totalCents })),
      ...voided.filter(counted).map((row) => ({
        ...about(row),
        day: voidDayOf(row, timeZone) ?? '',
        kind: 'void' as const,
        text: `Invoice ${row.invoiceNumber} made void`,
        amountCents: -row.totalCents,
      })),
      ...notes.map((row) => ({
        day: row.issueDate,
        kind: 'credit' as const,
        invoiceId: row.invoiceId,
        text: `Credit note ${row.creditNoteNumber} for ${row.invoiceNumber}`,
        amountCents: -row.totalCents,
      })),
      ...(await this.lost({ companyId, timeZone }, clientId)).filter(({ day }) => day >= from && day <= to),
      ...payments.filter(({ kind, method }) => kind === 'refund' || method !== 'credit').map(moneyOf),
    ];
    return entries.sort((one, other) => one.day.localeCompare(other.day) || ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
  }

  /** Bad debts, and what came of them after all; like payments, those that were removed leave no trace. */
  private async lost({ companyId, timeZone }: Company, clientId: number): Promise<LedgerEntry[]> {
    const rows = await this.db.repo(WriteOffRow).findBy({ companyId, clientId, removedAt: IsNull() });
    if (rows.length === 0) return [];
    const ids = [...new Set(rows.map(({ invoiceId }) => invoiceId))];
    const stories = await this.stories.read(companyId, timeZone, ids);
    return stories.flatMap(({ invoice, ...story }) => {
      const [payments, writeOffs] = [story.payments, story.writeOffs].map((all) => all.filter((one) => one.removedDay === null));
      return badDebtMoves({ ...story, payments: payments ?? [], writeOffs: writeOffs ?? [] }).map(({ day, wholeCents }) => ({
        day,
        kind: wholeCents < 0 ? ('write_off' as const) : ('recovery' as const),
        invoiceId: invoice.id,
        text: `Invoice ${invoice.invoiceNumber} ${wholeCents < 0 ? 'written off' : 'paid after all'}`,
        amountCents: wholeCents,
      }));
    });
  }

  private async sum(
    entity: typeof InvoiceRow | typeof CreditNoteRow | typeof PaymentRow,
    column: string,
    condition: string,
    values: { companyId: number; clientId: number; day: string; start?: Date },
  ): Promise<number> {
    const raw = await this.db
      .repo<InvoiceRow | CreditNoteRow | PaymentRow>(entity)
      .createQueryBuilder('row')
      .select(`SUM(row.${column})`, 'cents')
      .where('row.companyId = :companyId AND row.clientId = :clientId')
      .andWhere(condition)
      .setParameters(values)
      .getRawOne<{ cents: string | number | null }>();
    return Number(raw?.cents ?? 0);
  }
}

const voidDayOf = ({ voidedAt }: InvoiceRow, zone: string): string | null => voidedAt && dayOf(voidedAt.getTime(), zone);

const about = ({ id, invoiceNumber }: InvoiceRow) => ({ invoiceId: id, text: `Invoice ${invoiceNumber}` });

function moneyOf({ kind, day, invoiceId, method, reference, amountCents }: PaymentRow): LedgerEntry {
  const name = kind === 'refund' ? 'Refund' : `Payment, ${paymentMethodName(method).toLowerCase()}`;
  const text = reference ? `${name}: ${reference}` : name;
  return { day, kind, invoiceId, text, amountCents: kind === 'refund' ? amountCents : -amountCents };
}
