import { randomUUID } from 'node:crypto';
import { dayOf, dayText, dueDayBy, type PaymentTerms, paymentTermsText } from '@dwang/domain';
import { Database, Invalid, insertOnce, refuseFarAhead, type Scope, searchText, VersionConflict } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { PaymentBook } from '../payments/payment-book';
import { BesideQuote } from '../quotes/beside-quote';
import { QuoteBilling } from '../quotes/quote-billing.service';
import { InvoiceRow } from './invoice.entity';
import type { ContentInput, InvoiceInput } from './invoice-content';
import { InvoiceFilling } from './invoice-filling.service';
import { InvoiceHistory } from './invoice-history';
import { InvoiceIssue } from './invoice-issue.service';
import { InvoiceLineRow } from './invoice-line.entity';
import { locked } from './invoice-moves';
import { InvoiceParties } from './invoice-parties';
import { InvoiceRows } from './invoice-rows';
import { InvoiceTimeRow } from './invoice-time.entity';
import { keepInvoiceOrigin, refuseOtherInvoice } from './same-invoice';

/** Makes invoices: the row first, so that a repeated `uid` meets the first one, then its lines and time, then, unless a draft, its number. */
@Injectable()
export class InvoiceCreation {
  constructor(
    private readonly db: Database,
    private readonly rows: InvoiceRows,
    private readonly parties: InvoiceParties,
    private readonly filling: InvoiceFilling,
    private readonly issue: InvoiceIssue,
    private readonly payments: PaymentBook,
    private readonly history: InvoiceHistory,
    private readonly quotes: QuoteBilling,
    private readonly beside: BesideQuote,
  ) {}

  /** Answers with the invoice's id. Call it inside a transaction: whatever is refused leaves nothing behind. */
  async create(scope: Scope, input: InvoiceInput): Promise<number> {
    const { companyId, userId } = scope;
    const uid = input.uid ?? randomUUID();
    const known = await this.repeated(companyId, uid, input);
    if (known !== null) return known;
    const facts = { ...(await this.facts(scope, input)), uid, companyId, userId, ...NOTHING_YET, byKind: [] };
    if (input.status === 'overdue') refuseNotOverdue(facts.dueDate, dayOf(Date.now(), scope.timeZone));
    const now = new Date(Date.now());
    const { id, isNew } = await insertOnce(this.db, InvoiceRow, { companyId, uid }, { ...facts, createdAt: now, updatedAt: now });
    // Another sender was between the two looks.
    if (!isNew) return (await this.repeated(companyId, uid, input)) ?? id;
    await keepInvoiceOrigin(this.db, facts, input);
    await this.begin(scope, await this.db.repo(InvoiceRow).findOneByOrFail({ id, companyId }), input);
    // A repetition is compared with the row itself as long as nobody has changed it.
    await this.db.repo(InvoiceRow).update({ id, companyId }, { version: 1 });
    return id;
  }

  /** All of a draft anew. Throws `Conflict` once it is issued. */
  async replace(scope: Scope, id: number, input: ContentInput, version: number | undefined): Promise<void> {
    const before = await this.rows.hold(scope, id);
    if (version !== undefined && version !== before.version) throw new VersionConflict();
    if (before.status !== 'draft') throw locked('An issued invoice is never changed. Make a credit note, or void it.');
    const quoted = await this.quotes.again(before);
    const hoursBefore = await this.filling.labourOn(before);
    await this.filling.empty(scope, id);
    const bare = await this.rows.write(before, { ...(await this.facts(scope, input)), invoiceNumber: null, numberKey: null });
    const filled = await this.filling.fill(scope, bare, input, quoted);
    // What was on the draft before was confirmed when it was put there.
    if (!quoted && !input.confirmBesideQuote && (await this.filling.labourOn(filled)) > hoursBefore)
      await this.beside.checkHours(scope, filled);
    await this.quotes.changed(scope, filled);
    const invoiceNumber = await this.issue.reserve(filled, input.invoiceNumber);
    await this.history.record(scope, 'edited', { before, after: { ...filled, invoiceNumber } });
  }

  private async begin(scope: Scope, row: InvoiceRow, input: InvoiceInput): Promise<void> {
    const quoted = input.ofQuote ? await this.quotes.begin(row, input.ofQuote) : null;
    const draft = await this.filling.fill(scope, row, input, quoted);
    if (!quoted && !input.confirmBesideQuote) await this.beside.checkHours(scope, draft);
    if (input.status === 'draft') {
      const invoiceNumber = await this.issue.reserve(draft, input.invoiceNumber);
      return this.history.record(scope, 'created', { after: { ...draft, invoiceNumber } });
    }
    const status = input.status === 'sent' ? 'sent' : 'pending';
    const issued = await this.issue.issue(scope, draft, { status, number: input.invoiceNumber });
    if (input.status !== 'paid') return;
    const [day = issued.dueDate] = [issued.dueDate, dayOf(Date.now(), scope.timeZone)].sort();
    await this.payments.payOff(scope, issued, day);
  }

  /** The id of the invoice that was made under the uid before; null when there is none. */
  private async repeated(companyId: number, uid: string, input: InvoiceInput): Promise<number | null> {
    const first = await this.db.repo(InvoiceRow).findOneBy({ companyId, uid });
    if (!first) return null;
    const lines = await this.db.repo(InvoiceLineRow).findBy({ companyId, invoiceId: first.id });
    const times = await this.db.repo(InvoiceTimeRow).findBy({ companyId, invoiceId: first.id });
    await refuseOtherInvoice(this.db, { first, lines, times }, input);
    return first.id;
  }

  /** For whom and when, and who bills. */
  private async facts(scope: Scope, input: ContentInput) {
    const chosen = await this.parties.choose(scope, input);
    const today = dayOf(Date.now(), scope.timeZone);
    const issueDate = input.issueDate ?? today;
    refuseFarAhead('issueDate', issueDate, today);
    const usual = () => this.parties.paymentTerms(scope, chosen.clientId);
    const paymentTerms = input.paymentTerms || (input.dueDate ? '' : await usual());
    const dueDate = input.dueDate ?? dueDayBy(paymentTerms, issueDate);
    if (paymentTerms) refuseOtherDay(dueDate, dueDayBy(paymentTerms, issueDate), paymentTerms);
    if (dueDate < issueDate) throw new Invalid('dueDate', 'Due date must not be before the issue date');
    refuseFarAhead('dueDate', dueDate, today, issueDate);
    return {
      ...chosen,
      searchText: searchText([chosen.clientName], 400),
      issueDate,
      dueDate,
      paymentTerms,
      notes: input.notes,
      terms: input.terms,
      seller: await this.parties.seller(scope),
      buyer: await this.parties.buyer(scope, chosen.clientId),
    };
  }
}

function refuseOtherDay(dueDate: string, byTerms: string, terms: PaymentTerms): void {
  if (dueDate === byTerms) return;
  throw new Invalid('dueDate', `By its terms, ${paymentTermsText(terms).toLowerCase()}, it is due ${dayText(byTerms)}`);
}

/** `overdue` follows from the due day and is stored as pending: with a day that is not past it would silently be something else. */
function refuseNotOverdue(dueDate: string, today: string): void {
  if (dueDate < today) return;
  throw new Invalid('status', `An invoice is overdue once its due day is past. This one is due ${dayText(dueDate)}.`);
}

const NOTHING_YET = {
  invoiceNumber: null,
  numberKey: null,
  gst: 'exclusive',
  linesCents: 0,
  discount: null,
  discountCents: 0,
  subtotalCents: 0,
  taxCents: 0,
  totalCents: 0,
  creditedCents: 0,
  receivedCents: 0,
  writtenOffCents: 0,
  status: 'draft',
  issuedAt: null,
  sentAt: null,
  voidedAt: null,
  version: 1,
} as const;
