import { dayOf, openCents, overpaidCents, settlementOn } from '@dwang/domain';
import { Database, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { In, IsNull, MoreThan, Not } from 'typeorm';
import { CreditNoteRow } from '../credit-notes/credit-note.entity';
import { InvoiceRow } from '../invoices/invoice.entity';
import { OPEN_STATUSES } from '../invoices/invoice-moves';
import { ClientCredits } from '../payments/client-credits';
import { PaymentRow } from '../payments/payment.entity';
import { WriteOffRow } from '../write-offs/write-off.entity';

type Company = Pick<Scope, 'companyId' | 'timeZone'>;

/** What a client owes and has in credit at the end of a day. */
export interface Stand {
  /** By the day on which they are due. */
  open: { invoice: InvoiceRow; balanceCents: number }[];
  creditCents: number;
}

/** An invoice on which something counts only later, as it counts by then. */
interface Turned {
  invoice: InvoiceRow;
  balanceCents: number;
  overpaidCents: number;
}

/** How an account stands by the rule of days. What is stored is of all days: it is corrected by what counts only after the day asked for. */
@Injectable()
export class ClientStands {
  constructor(
    private readonly db: Database,
    private readonly credits: ClientCredits,
  ) {}

  /** `day` is today or later. */
  async on({ companyId, timeZone }: Company, clientId: number, day: string): Promise<Stand> {
    const of = { companyId, clientId };
    const laterMoney = await this.db.repo(PaymentRow).findBy({ ...of, removedAt: IsNull(), day: MoreThan(day) });
    const laterNotes = await this.db.repo(CreditNoteRow).findBy({ ...of, issueDate: MoreThan(day) });
    const ids = [...laterMoney, ...laterNotes].flatMap(({ invoiceId }) => invoiceId ?? []);
    const turned = await this.turned(of, timeZone, day, ids);
    const known = new Set(turned.map(({ invoice }) => invoice.id));
    const stored = await this.db.repo(InvoiceRow).findBy({ ...of, status: In([...OPEN_STATUSES]) });
    const open = [
      ...stored.filter(({ id }) => !known.has(id)).map((invoice) => ({ invoice, balanceCents: openCents(invoice) })),
      ...turned.filter(({ balanceCents }) => balanceCents > 0),
    ];
    const unused = laterMoney.filter(({ kind, method }) => kind === 'refund' || method === 'credit');
    const corrections = [
      ...turned.map(({ invoice, overpaidCents: then }) => then - overpaidCents(invoice)),
      ...unused.map(({ amountCents }) => amountCents),
    ];
    return {
      open: open
        .map(({ invoice, balanceCents }) => ({ invoice, balanceCents }))
        .sort((one, other) => one.invoice.dueDate.localeCompare(other.invoice.dueDate) || one.invoice.id - other.invoice.id),
      creditCents: corrections.reduce((sum, cents) => sum + cents, await this.credits.available(companyId, clientId)),
    };
  }

  private async turned(
    of: { companyId: number; clientId: number },
    zone: string,
    day: string,
    ids: readonly number[],
  ): Promise<Turned[]> {
    const invoices = await this.db.repo(InvoiceRow).findBy([
      { ...of, status: Not('draft'), issueDate: MoreThan(day) },
      { ...of, id: In([...ids]) },
    ]);
    const where = { companyId: of.companyId, invoiceId: In(invoices.map(({ id }) => id)) };
    const notes = await this.db.repo(CreditNoteRow).findBy(where);
    const payments = await this.db.repo(PaymentRow).findBy({ ...where, kind: 'payment', removedAt: IsNull() });
    const writeOffs = await this.db.repo(WriteOffRow).findBy({ ...where, removedAt: IsNull() });
    return invoices.map((invoice) => {
      const own = ({ invoiceId }: { invoiceId: number | null }) => invoiceId === invoice.id;
      const { issueDate, totalCents, voidedAt } = invoice;
      const credits = notes.filter(own).map((note) => ({ day: note.issueDate, totalCents: note.totalCents }));
      const received = payments.filter(own).map((payment) => ({ day: payment.day, cents: payment.amountCents }));
      const lost = writeOffs.filter(own).map((one) => ({ day: one.day, cents: one.amountCents }));
      const voidDay = voidedAt && dayOf(voidedAt.getTime(), zone);
      const then = settlementOn({ issueDay: issueDate, totalCents, voidDay, credits, payments: received, writeOffs: lost }, day);
      return { invoice, balanceCents: openCents(then), overpaidCents: overpaidCents(then) };
    });
  }
}
