import { randomUUID } from 'node:crypto';
import { type CreditNote, ErrorCode } from '@dwang/contracts';
import { dayText, type KindSum } from '@dwang/domain';
import { Conflict, Database, Invalid, insertOnce, NotFound, type Scope } from '@dwang/platform';
import { UnbilledTime } from '@dwang/service-jobs';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { InvoiceRow } from '../invoices/invoice.entity';
import { InvoiceHistory } from '../invoices/invoice-history';
import { InvoiceLineRow } from '../invoices/invoice-line.entity';
import { isIssued } from '../invoices/invoice-moves';
import { InvoiceParties } from '../invoices/invoice-parties';
import { todayOf } from '../invoices/invoice-reader';
import { InvoiceRows } from '../invoices/invoice-rows';
import { InvoiceTimeRow } from '../invoices/invoice-time.entity';
import { InvoiceNumbers } from '../numbering/invoice-numbers';
import { type KindCents, lessKinds, retentionByKind } from '../quotes/kind-cents';
import { QuoteBilling } from '../quotes/quote-billing.service';
import { RetentionLedger } from '../retentions/retention-ledger';
import { type CreditContent, type CreditInput, creditContent } from './credit-content';
import { CreditNoteRow } from './credit-note.entity';
import { toCreditNote } from './credit-note.view';
import { CreditNoteLineRow } from './credit-note-line.entity';
import { creditedLineIds } from './credited-lines';

const ROWS_AT_ONCE = 200;

/** Credit notes: supply correction information for an issued invoice, which itself never changes. */
@Injectable()
export class CreditNotes {
  constructor(
    private readonly db: Database,
    private readonly rows: InvoiceRows,
    private readonly numbers: InvoiceNumbers,
    private readonly parties: InvoiceParties,
    private readonly time: UnbilledTime,
    private readonly history: InvoiceHistory,
    private readonly quotes: QuoteBilling,
    private readonly retentions: RetentionLedger,
  ) {}

  async get(scope: Scope, id: number): Promise<CreditNote> {
    const row = await this.db.repo(CreditNoteRow).findOneBy({ id, companyId: scope.companyId });
    if (!row) throw new NotFound('No such credit note');
    const lines = await this.db.repo(CreditNoteLineRow).find({ where: { creditNoteId: id }, order: { position: 'ASC' } });
    return toCreditNote(row, lines);
  }

  /** Once all of an invoice is credited, its hours can be billed again. A repeated `uid` answers with the first credit note. */
  create(scope: Scope, invoiceId: number, input: CreditInput): Promise<CreditNote> {
    return this.db.tx(async () => {
      const invoice = await this.rows.hold(scope, invoiceId);
      const { companyId } = scope;
      const uid = input.uid ?? randomUUID();
      const isKnown = await this.db.repo(CreditNoteRow).existsBy({ companyId, uid });
      const { reason, notes, issueDate, isPriceCut } = input;
      const said = { invoiceId, reason, notes, issueDate, isPriceCut };
      const { lines, ...facts } = isKnown ? { lines: [] } : await this.newNote(scope, invoice, input);
      const make = () => insertOnce(this.db, CreditNoteRow, { companyId, uid }, { ...facts, uid }, said);
      const { id, isNew } = await this.retentions.guard(invoice, async () => {
        const made = await make();
        if (made.isNew)
          await this.settle(scope, invoice, await this.db.repo(CreditNoteRow).findOneByOrFail({ id: made.id, companyId }));
        return made;
      });
      if (isNew) {
        await this.putLines(companyId, id, lines ?? []);
        await this.freeHours(scope, invoice.id, input.lineIds);
        await this.quotes.changed(scope, invoice);
      }
      return this.get(scope, id);
    });
  }

  private async putLines(companyId: number, creditNoteId: number, lines: CreditContent['lines']): Promise<void> {
    const rows = lines.map((line, position) => ({ ...line, companyId, creditNoteId, position }));
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
      await this.db.repo(CreditNoteLineRow).insert(rows.slice(at, at + ROWS_AT_ONCE));
  }

  private async newNote(scope: Scope, invoice: InvoiceRow, input: CreditInput) {
    if (!isIssued(invoice.status) || invoice.invoiceNumber === null)
      throw new Conflict(ErrorCode.invoiceMove, `An invoice that is ${invoice.status} cannot be credited.`);
    const { companyId, userId } = scope;
    const issueDate = creditDay(invoice, input.issueDate, todayOf(scope));
    const lines = await this.db.repo(InvoiceLineRow).find({ where: { invoiceId: invoice.id }, order: { position: 'ASC' } });
    const earlier = await this.db.repo(CreditNoteRow).findBy({ companyId, invoiceId: invoice.id });
    const credited = await creditedLineIds(this.db, companyId, earlier);
    const retention = retentionLeft(lines, earlier);
    const left = leftOf(invoice, earlier);
    const content = creditContent(input, { invoice, lines, left, retention, creditedLineIds: credited });
    return {
      ...content,
      companyId,
      userId,
      invoiceId: invoice.id,
      clientId: invoice.clientId,
      clientName: invoice.clientName,
      invoiceNumber: invoice.invoiceNumber,
      issueDate,
      reason: input.reason,
      notes: input.notes,
      isPriceCut: input.isPriceCut,
      gst: invoice.gst,
      seller: await this.parties.seller(scope),
      buyer: invoice.buyer,
      createdAt: new Date(Date.now()),
      creditNoteNumber: await this.numbers.next('creditNote', companyId, issueDate),
    };
  }

  /** The hours of lines that were taken back whole can be billed again. */
  private async freeHours(scope: Scope, invoiceId: number, lineIds: readonly number[]): Promise<void> {
    if (lineIds.length === 0) return;
    const where = { invoiceId, companyId: scope.companyId };
    const lines = await this.db.repo(InvoiceLineRow).findBy({ ...where, id: In([...lineIds]) });
    const times = await this.db.repo(InvoiceTimeRow).findBy({ ...where, position: In(lines.map(({ position }) => position)) });
    const ids = times.map(({ timeEntryId }) => timeEntryId);
    if (ids.length > 0) await this.time.release(scope, invoiceId, ids);
  }

  private async settle(scope: Scope, before: InvoiceRow, { totalCents, creditNoteNumber, reason }: CreditNoteRow): Promise<void> {
    const after = await this.rows.settle(before, { creditedCents: before.creditedCents + totalCents });
    if (after.creditedCents === after.totalCents) await this.time.release(scope, before.id);
    const more = [
      { field: 'creditNoteNumber', from: null, to: creditNoteNumber },
      { field: 'reason', from: null, to: reason },
    ];
    await this.history.record(scope, 'credited', { before, after, more });
  }
}

/** As money that has not come is no payment, what is not taken back yet is no credit note. */
function creditDay({ issueDate }: InvoiceRow, typed: string | undefined, today: string): string {
  const day = typed ?? today;
  if (day > today) throw new Invalid('issueDate', 'The date of a credit note cannot be in the future');
  if (day >= issueDate) return day;
  if (issueDate <= today) throw new Invalid('issueDate', 'Must not be before the date of the invoice');
  throw new Invalid(
    'issueDate',
    `This invoice is dated ahead: it can be credited from ${dayText(issueDate)}, and be voided until then`,
  );
}

/** What earlier credit notes left of each kind of lines of an invoice. */
const leftOf = ({ byKind }: InvoiceRow, earlier: readonly CreditNoteRow[]): KindSum[] =>
  byKind.map((whole) =>
    earlier
      .flatMap((note) => note.byKind.filter(({ kind }) => kind === whole.kind))
      .reduce(
        (left, { cents, discountCents, taxCents }) => ({
          kind: left.kind,
          cents: left.cents - cents,
          discountCents: left.discountCents - discountCents,
          taxCents: left.taxCents - taxCents,
        }),
        whole,
      ),
  );

/** What earlier credit notes left of the retention lines of an invoice. */
const retentionLeft = (lines: readonly InvoiceLineRow[], earlier: readonly CreditNoteRow[]): KindCents =>
  lessKinds(
    retentionByKind(lines),
    earlier.flatMap((note) => note.retentionByKind),
  );
