import { CreateCreditNote, type CreditNote, type Invoice, type InvoiceQuote } from '@dwang/contracts';
import { centsToDecimal, multiplyDivideHalfUp } from '@dwang/domain';
import { Database, keepOrigin, refuseOtherContent, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { CreditNotes } from '../credit-notes/credit-notes.service';
import { InvoiceRow } from '../invoices/invoice.entity';
import { isIssued } from '../invoices/invoice-moves';
import { InvoiceReader } from '../invoices/invoice-reader';
import { InvoiceRows } from '../invoices/invoice-rows';
import { InvoicesService } from '../invoices/invoices.service';
import { BesideQuote } from './beside-quote';
import { type Deduction, takesOff } from './deductions';
import { centsByKind, negative, type Part, sharedBy } from './kind-cents';
import type { LiveInvoice } from './live-invoice';
import { QuoteHistory } from './quote-history';
import { QuoteInvoiceRow } from './quote-invoice.entity';
import { notAllowed } from './quote-moves';
import { planInvoice } from './quote-outcome';
import { QuoteRows } from './quote-rows';
import { type QuoteStand, standOf } from './quote-stand';

/** Invoices what was accepted, and credits what a variation takes off once it is invoiced. Each holds the quote. */
@Injectable()
export class QuoteInvoicing {
  constructor(
    private readonly db: Database,
    private readonly rows: QuoteRows,
    private readonly history: QuoteHistory,
    private readonly invoices: InvoicesService,
    private readonly reader: InvoiceReader,
    private readonly invoiceRows: InvoiceRows,
    private readonly beside: BesideQuote,
    private readonly creditNotes: CreditNotes,
  ) {}

  /**
   * A draft invoice of what was accepted: a deposit, what is done of it, or all that is left. A repeated `uid` answers with the first one; for
   * another share it is refused.
   */
  makeInvoice(scope: Scope, id: number, wish: Wish): Promise<Invoice> {
    return this.db.tx(async () => {
      const row = await this.rows.hold(scope, id);
      if (row.status !== 'accepted') throw notAllowed('An invoice is made of an accepted quote.');
      const known = await this.repeated(scope, id, wish);
      if (known) return known;
      if (takesOff(row)) throw notAllowed(`This variation takes off. It is settled with the rest of ${row.variationOfNumber}.`);
      const { companyId } = scope;
      const { uid } = wish;
      const plan = planInvoice(await standOf(this.db, row), wish);
      const invoice = await this.invoices.create(scope, { ...plan, uid });
      if (uid) await keepOrigin(this.db, { entity: QuoteInvoiceRow, companyId, uid }, saidOf(id, wish));
      if (!wish.confirmBesideQuote) await this.beside.checkQuote(scope, row, await this.invoiceRows.hold(scope, invoice.id));
      await this.history.record(scope, 'invoiced', row, [{ field: 'amount', from: null, to: invoice.total }]);
      return invoice;
    });
  }

  /** The invoice that was made under the uid before, compared by what was wished: what is left of the quote is no longer what it was then. */
  private async repeated(scope: Scope, id: number, wish: Wish): Promise<Invoice | null> {
    const { companyId } = scope;
    const { uid } = wish;
    const first = uid ? await this.db.repo(InvoiceRow).findOneBy({ companyId, uid }) : null;
    if (!uid || !first) return null;
    const said = saidOf(id, wish);
    await refuseOtherContent(this.db, { entity: QuoteInvoiceRow, companyId, uid }, { ...said, id: first.id, version: 2 }, said);
    return this.reader.get(scope, first.id);
  }

  /**
   * Credits what was invoiced beyond what is agreed since variations took some off, on one invoice of the quote: on the last, or the one with
   * most left. What that invoice cannot take stays to be credited on another. Retention that it holds back goes with the work.
   */
  makeCreditNote(scope: Scope, id: number): Promise<CreditNote> {
    return this.db.tx(async () => {
      const row = await this.rows.hold(scope, id);
      if (row.status !== 'accepted') throw notAllowed('Only of an accepted quote more can be invoiced than is agreed.');
      const stand = await standOf(this.db, row);
      if (stand.leftCents >= 0) throw notAllowed('No more was invoiced than is agreed.');
      const found = creditable(stand);
      const reason = stand.deductions.filter(({ leftCents }) => leftCents < 0).map(nameOf);
      const input = CreateCreditNote.parse({
        reason: reason.join(', ').slice(0, 500),
        lines: creditLines(found, reason.join(', ').slice(0, 500)),
      });
      const note = await this.creditNotes.create(scope, found.invoice.id, input);
      await this.history.record(scope, 'credited', row, [{ field: 'credit', from: null, to: note.total }]);
      return note;
    });
  }
}

type Wish = z.output<typeof InvoiceQuote>;

const saidOf = (quoteId: number, { depositPercent, progress }: Wish) => ({
  quoteId,
  depositPercent,
  progress: progress && JSON.stringify(progress),
});

interface Creditable extends LiveInvoice {
  /** What can be credited on it of each kind of lines. */
  parts: Part[];
}

/** The issued invoice on which most can be credited; the last one of the quote before all others. Throws `Conflict` when there is none. */
function creditable(stand: QuoteStand): Creditable {
  const isOpen = ({ workByKind }: LiveInvoice) => [...workByKind.values()].some((cents) => cents > 0);
  const issued = stand.invoices.filter((live) => isIssued(live.invoice.status) && isOpen(live));
  if (issued.length === 0) throw notAllowed('Its invoices are drafts. Delete one of them and make it anew.');
  const [found] = issued
    .filter(({ invoice }) => invoice.gst === stand.quote.gst)
    .map((live): Creditable => ({ ...live, parts: within(live, overOf(stand)) }))
    .filter(({ parts }) => parts.length > 0)
    .sort((one, other) => Number(one.isDeposit) - Number(other.isDeposit) || sumOf(other.parts) - sumOf(one.parts));
  if (!found) throw notAllowed('No invoice of it has lines of the kind that is taken off. Credit one of them on its own page.');
  return found;
}

/** What was invoiced beyond what is agreed, by what variations took off of each kind of lines that is not settled. */
function overOf({ deductions, leftCents }: QuoteStand): Part[] {
  const off = deductions.filter((one) => one.leftCents < 0).flatMap(({ row }) => negative(centsByKind(row.byKind)));
  return sharedBy(-leftCents, centsByKind(off));
}

const within = ({ workByKind }: LiveInvoice, over: readonly Part[]): Part[] =>
  over.map(({ kind, cents }) => ({ kind, cents: Math.min(cents, workByKind.get(kind) ?? 0) })).filter(({ cents }) => cents > 0);

/** Of each kind the work, and the retention that is held back on it. */
function creditLines({ parts, workByKind, retentionByKind }: Creditable, description: string) {
  const work = parts.map((part) => lineOf('other', description, part));
  const held = parts.map(({ kind, cents }) => ({
    kind,
    cents: multiplyDivideHalfUp(retentionByKind.get(kind) ?? 0, cents, workByKind.get(kind) ?? 1),
  }));
  const named = held.filter(({ cents }) => cents !== 0);
  return [...work, ...named.map((part) => lineOf('retention', 'Less retention held back on it', part))];
}

const lineOf = (kind: 'other' | 'retention', description: string, part: Part) => ({
  ...{ kind, description, quantity: '1' },
  ...{ unitPrice: centsToDecimal(part.cents), gstKind: part.kind },
});
const sumOf = (parts: readonly Part[]): number => parts.reduce((sum, { cents }) => sum + cents, 0);
const nameOf = ({ row }: Deduction): string => `Variation ${row.quoteNumber}: ${row.title}`;
