import { randomUUID } from 'node:crypto';
import { CreateInvoice, type Invoice } from '@dwang/contracts';
import { addDays, dayOf, dayText, dueDayBy, parseCents } from '@dwang/domain';
import { Companies, MailRight } from '@dwang/identity';
import { AppError, Database, LiveEvents, Log, Notifier, Scheduler, type Scope } from '@dwang/platform';
import { UnbilledTime } from '@dwang/service-jobs';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LessThanOrEqual, MoreThan } from 'typeorm';
import { InvoiceParties } from '../invoices/invoice-parties';
import { InvoicesService } from '../invoices/invoices.service';
import { notPrinted } from '../papers/not-printed';
import { BesideQuote } from '../quotes/beside-quote';
import { InvoiceSending } from '../sending/invoice-sending.service';
import { RecurringInvoiceRow } from './recurring-invoice.entity';
import { RecurringRows, turnAfter } from './recurring-rows';

const EVERY_SECONDS = 600;
const ROWS_AT_ONCE = 100;
/** After a long standstill of the server; the rest comes ten minutes later. */
const MOST_TURNS = 60;
/** As many as an invoice takes. */
const MOST_HOURS = 2000;
/** As long as a notice is kept. */
const LONGEST_MESSAGE = 500;

interface Turn {
  invoice: Invoice;
  isPosted: boolean;
  /** Due before it was made. */
  isLate: boolean;
}

/**
 * Makes the invoices whose day has come, in each company's own zone. A turn and its invoice are written together, so that none is left out
 * and none is made twice, whatever stops the server. Days that passed while it stood still are made up for, each dated with its own day.
 */
@Injectable()
export class RecurringRun implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly rows: RecurringRows,
    private readonly invoices: InvoicesService,
    private readonly parties: InvoiceParties,
    private readonly sending: InvoiceSending,
    private readonly time: UnbilledTime,
    private readonly beside: BesideQuote,
    private readonly companies: Companies,
    private readonly right: MailRight,
    private readonly notifier: Notifier,
    private readonly live: LiveEvents,
    private readonly scheduler: Scheduler,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.scheduler.add({
      name: 'recurring invoices',
      title: 'Make recurring invoices',
      area: 'finance',
      everySeconds: EVERY_SECONDS,
      run: (now, signal) => this.runDue(now, signal),
    });
  }

  async runDue(now: Date, signal?: AbortSignal): Promise<void> {
    // Somewhere it is tomorrow already.
    const latest = addDays(dayOf(now.getTime(), 'UTC'), 1);
    for (let after = 0; ; ) {
      const where = { state: 'active' as const, nextDay: LessThanOrEqual(latest), id: MoreThan(after) };
      const due = await this.db.repo(RecurringInvoiceRow).find({ where, order: { id: 'ASC' }, take: ROWS_AT_ONCE });
      for (const row of due) {
        if (signal?.aborted) return;
        await this.catchUp(row, now);
        after = row.id;
      }
      if (due.length < ROWS_AT_ONCE) return;
    }
  }

  private async catchUp({ id, companyId, userId }: RecurringInvoiceRow, now: Date): Promise<void> {
    const { name, timeZone, weekStart, closedAt } = await this.companies.profile(companyId);
    if (closedAt) return;
    const scope = scopeOf({ companyId, userId, timeZone, weekStart, companyName: name });
    const today = dayOf(now.getTime(), timeZone);
    try {
      for (let turns = 0; turns < MOST_TURNS && (await this.turn(scope, id, today)); turns += 1);
      this.refresh(scope);
    } catch (error) {
      if (!(error instanceof AppError)) this.log.fault(error, { work: 'recurring invoice' });
      await this.fail(scope, id, error instanceof AppError ? error.message : 'Something went wrong. It is tried again.');
    }
  }

  /** Makes one invoice; false when none is due. A day on which there is nothing to bill passes. */
  private turn(scope: Scope, id: number, today: string): Promise<boolean> {
    return this.db.tx(async () => {
      const row = await this.rows.hold(scope, id);
      if (row.state !== 'active' || row.nextDay > today) return false;
      const invoice = await this.make(scope, row, today);
      const isIssued = invoice !== null && invoice.status !== 'draft';
      const isPosted = isIssued && row.makes === 'sent' && (await this.post(scope, invoice));
      const made = invoice ? { made: row.made + 1, lastInvoiceId: invoice.id } : {};
      await this.rows.write(row, { ...turnAfter(row), ...made, problem: '' });
      if (invoice) await this.tell(scope, row, { invoice, isPosted, isLate: invoice.dueDate < today });
      return true;
    });
  }

  /**
   * A draft in any case: hours beside an accepted quote, as nobody is there to say that they are meant, and what would be overdue at once, as the
   * server stood still; a person says what it is dated.
   */
  private async make(scope: Scope, row: RecurringInvoiceRow, today: string): Promise<Invoice | null> {
    const { clientId, projectId, content, nextDay, addHours, makes } = row;
    const ids = addHours && projectId !== null ? await this.time.idsOfProject(scope, projectId) : [];
    const timeEntryIds = ids.slice(0, MOST_HOURS);
    if (timeEntryIds.length === 0 && content.lines.length === 0) return null;
    const paymentTerms = row.paymentTerms || (await this.parties.paymentTerms(scope, clientId));
    const days = { issueDate: nextDay, dueDate: dueDayBy(paymentTerms, nextDay), paymentTerms };
    const status = makes === 'draft' || days.dueDate < today ? 'draft' : 'pending';
    const input = { ...content, ...days, clientId, projectId, timeEntryIds, confirmBesideQuote: true };
    const hasHours = timeEntryIds.length > 0 || content.lines.some(({ kind }) => kind === 'labour');
    const isBeside = hasHours && projectId !== null && (await this.beside.hasQuote(scope, projectId));
    return this.invoices.create(scope, CreateInvoice.parse({ ...input, status: isBeside ? 'draft' : status }));
  }

  /** Puts the company's usual letter in the post; false where nothing can be sent. */
  private async post(scope: Scope, { id }: Invoice): Promise<boolean> {
    const { isMailOn, to, subject, message } = await this.sending.letter(scope, id, 'keep');
    if (!isMailOn || to === '' || !(await this.right.allows(scope.companyId))) return false;
    await this.sending.send(scope, id, { uid: randomUUID(), to, cc: [], subject, message, issueDay: 'keep' });
    return true;
  }

  private async tell(scope: Scope, row: RecurringInvoiceRow, { invoice, isPosted, isLate }: Turn): Promise<void> {
    const { clientName, total, invoiceNumber } = invoice;
    const figures = await this.figures(scope, row, invoice);
    const lost = notPrinted({ kind: 'invoice', invoice });
    const ready = `The recurring invoice of ${dayText(row.nextDay)} is ready to look through and issue.${isLate ? LATE : ''}`;
    const message = invoiceNumber
      ? `${invoiceNumber} of ${dayText(row.nextDay)} was made as planned. ${isPosted ? 'It goes out by email.' : notSent(row)}`
      : figures
        ? `${ready} Its job has an accepted quote besides: ${figures}`
        : ready;
    await this.notifier.tell(scope, {
      userId: row.userId,
      kind: 'recurring-invoice',
      type: (row.makes === 'sent' && !isPosted) || lost ? 'warning' : 'success',
      title: invoiceNumber ? `Invoice issued: ${clientName}` : `Draft invoice: ${clientName}`,
      message: [message, lost].filter(Boolean).join(' ').slice(0, LONGEST_MESSAGE),
      to: `/invoices/${invoice.id}`,
      figures: { amount: total },
      subject: `recurring:${row.id}`,
      day: row.nextDay,
    });
  }

  /** What the job of a draft with hours comes to beside its accepted quote; null of any other. */
  private async figures(scope: Scope, { projectId }: RecurringInvoiceRow, invoice: Invoice): Promise<string | null> {
    if (projectId === null || !invoice.lines.some(({ kind }) => kind === 'labour')) return null;
    return this.beside.figures(scope, projectId, { id: invoice.id, totalCents: parseCents(invoice.total) });
  }

  /** Open tabs read again what was made. */
  private refresh({ companyId }: Scope): void {
    for (const path of ['invoices', 'recurring-invoices']) this.live.written({ companyId, userId: 0 }, `/api/${path}`);
  }

  private async fail(scope: Scope, id: number, reason: string): Promise<void> {
    const { companyId } = scope;
    const row = await this.db.repo(RecurringInvoiceRow).findOneBy({ id, companyId });
    if (!row) return;
    await this.db.repo(RecurringInvoiceRow).update({ id, companyId }, { problem: reason.slice(0, 500) });
    await this.notifier.tell(scope, {
      userId: row.userId,
      kind: 'recurring-invoice',
      type: 'error',
      title: 'A recurring invoice could not be made',
      message: `That of ${dayText(row.nextDay)}: ${reason}`,
      to: '/invoices/recurring',
      figures: {},
      subject: `recurring-problem:${row.id}`,
      day: row.nextDay,
    });
  }
}

const LATE = ' It was due before it could be made: choose its date when you issue it.';

const notSent = ({ makes }: RecurringInvoiceRow): string =>
  makes === 'sent' ? 'It could not be sent: the client has no email address, or this server sends none.' : 'It is not sent yet.';

/** In the name of whoever set it up. Only owners and office people can, and they see all prices and hours. */
const scopeOf = (who: Pick<Scope, 'companyId' | 'userId' | 'timeZone' | 'weekStart' | 'companyName'>): Scope => ({
  ...who,
  username: '',
  role: 'owner',
  seesPrices: true,
  isAdministrator: false,
});
