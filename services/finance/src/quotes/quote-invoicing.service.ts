import { CreateCreditNote, type CreditNote, type Invoice, type InvoiceQuote } from '@dwang/contracts';
import { centsToDecimal } from '@dwang/domain';
import { Database, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { CreditNoteRow } from '../credit-notes/credit-note.entity';
import { CreditNotes } from '../credit-notes/credit-notes.service';
import { isIssued } from '../invoices/invoice-moves';
import { InvoicesService } from '../invoices/invoices.service';
import { type Deduction, deductionsOf, takesOff } from './deductions';
import { type LiveInvoice, stillCounts } from './live-invoice';
import type { QuoteRow } from './quote.entity';
import { QuoteHistory } from './quote-history';
import { QuoteInvoiceRow } from './quote-invoice.entity';
import { notAllowed } from './quote-moves';
import { invoicedSoFar, planInvoice } from './quote-outcome';
import { QuoteProgressRow } from './quote-progress.entity';
import { QuoteReader } from './quote-reader';
import { QuoteRows } from './quote-rows';

/** Invoices what was accepted, and credits what a variation takes off once it is invoiced. Each holds the quote. */
@Injectable()
export class QuoteInvoicing {
  constructor(
    private readonly db: Database,
    private readonly reader: QuoteReader,
    private readonly rows: QuoteRows,
    private readonly history: QuoteHistory,
    private readonly invoices: InvoicesService,
    private readonly creditNotes: CreditNotes,
  ) {}

  /** A draft invoice of what was accepted: a deposit, what is done of it, or all that is left. */
  makeInvoice(scope: Scope, id: number, wish: z.output<typeof InvoiceQuote>): Promise<Invoice> {
    return this.db.tx(async () => {
      const row = await this.rows.hold(scope, id);
      if (row.status !== 'accepted') throw notAllowed('An invoice is made of an accepted quote.');
      if (takesOff(row)) throw notAllowed(`This variation takes off. It is settled with the rest of ${row.variationOfNumber}.`);
      const plan = planInvoice(row, await this.stand(row), wish);
      const { roundingCents, isDeposit, amountCents } = plan;
      const invoice = await this.invoices.create(scope, { ...plan.input, roundingCents });
      const { companyId } = scope;
      const link = { companyId, invoiceId: invoice.id, isDeposit, roundingCents: null };
      const { identifiers } = await this.db.repo(QuoteInvoiceRow).insert({ ...link, quoteId: id, amountCents, roundingCents });
      const taken = plan.deductions.map((one) => ({ ...link, ...one }));
      if (taken.length > 0) await this.db.repo(QuoteInvoiceRow).insert(taken);
      const quoteInvoiceId = Number(identifiers[0]?.id);
      const steps = plan.progress.map((step) => ({ ...step, companyId, quoteInvoiceId }));
      if (steps.length > 0) await this.db.repo(QuoteProgressRow).insert(steps);
      await this.history.record(scope, 'invoiced', row, [{ field: 'amount', from: null, to: invoice.total }]);
      return { ...invoice, gstRounding: roundingCents === null ? null : centsToDecimal(roundingCents) };
    });
  }

  /**
   * Credits what was invoiced beyond what is agreed since variations took some off, on one invoice of the quote: on the last, or the one with
   * most left. What that invoice cannot take stays to be credited on another.
   */
  makeCreditNote(scope: Scope, id: number): Promise<CreditNote> {
    return this.db.tx(async () => {
      const row = await this.rows.hold(scope, id);
      if (row.status !== 'accepted') throw notAllowed('Only of an accepted quote more can be invoiced than is agreed.');
      const stand = await this.stand(row);
      const overCents = -invoicedSoFar(row, stand).leftCents;
      if (overCents <= 0) throw notAllowed('No more was invoiced than is agreed.');
      const found = await this.creditable(row, stand.invoices);
      if (!found) throw notAllowed('Its invoices are drafts. Delete one of them and make it anew.');
      const amountCents = Math.min(overCents, found.leftCents);
      const open = stand.deductions.filter(({ leftCents }) => leftCents < 0);
      const unitPrice = centsToDecimal(amountCents);
      const input = CreateCreditNote.parse({
        reason: open.map(nameOf).join(', ').slice(0, 500),
        lines: [{ description: open.map(nameOf).join(', ').slice(0, 500), quantity: '1', unitPrice }],
      });
      const note = await this.creditNotes.create(scope, found.invoiceId, input);
      // An invoice that is credited whole takes nothing of its quote any more: then nothing is taken off it either.
      if (amountCents < found.leftCents) await this.settle(row, found.invoiceId, open, amountCents);
      await this.history.record(scope, 'credited', row, [{ field: 'credit', from: null, to: note.total }]);
      return note;
    });
  }

  private async stand(row: QuoteRow) {
    const [lines, invoices] = [await this.rows.lines(row), await this.reader.invoicesOf(row)];
    return { lines, invoices, deductions: await deductionsOf(this.db, row) };
  }

  /** The issued invoice, in the prices of the quote, on which most can be credited; the last one of the quote before all others. */
  private async creditable({ companyId, gst }: QuoteRow, invoices: readonly LiveInvoice[]) {
    const issued = invoices.filter(({ invoice }) => isIssued(invoice.status) && stillCounts(invoice) && invoice.gst === gst);
    const found = [];
    for (const { invoiceId, isDeposit, invoice } of issued) {
      const notes = await this.db.repo(CreditNoteRow).findBy({ companyId, invoiceId });
      const column = gst === 'inclusive' ? 'totalCents' : 'subtotalCents';
      const leftCents = notes.reduce((left, note) => left - note[column], invoice[column]);
      if (leftCents > 0) found.push({ invoiceId, isDeposit, leftCents });
    }
    return found.sort((one, other) => Number(one.isDeposit) - Number(other.isDeposit) || other.leftCents - one.leftCents)[0];
  }

  /** Says of each variation how much of it this invoice has taken off. */
  private async settle(
    { companyId }: QuoteRow,
    invoiceId: number,
    open: readonly Deduction[],
    amountCents: number,
  ): Promise<void> {
    let rest = amountCents;
    for (const { row, leftCents } of open) {
      const cents = Math.min(rest, -leftCents);
      if (cents === 0) return;
      rest -= cents;
      const where = { companyId, quoteId: row.id, invoiceId };
      const link = await this.db.repo(QuoteInvoiceRow).findOneBy(where);
      if (link) await this.db.repo(QuoteInvoiceRow).update(where, { amountCents: link.amountCents - cents });
      else await this.db.repo(QuoteInvoiceRow).insert({ ...where, isDeposit: false, amountCents: -cents, roundingCents: null });
    }
  }
}

const nameOf = ({ row }: Deduction): string => `Variation ${row.quoteNumber}: ${row.title}`;
