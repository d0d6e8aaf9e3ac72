import { ErrorCode, type GstMode } from '@dwang/contracts';
import { dollarText, gstOf, retentionIn, type TaxedSums } from '@dwang/domain';
import { Conflict, Database, Invalid } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import type { InvoiceRow } from '../invoices/invoice.entity';
import { InvoiceLineRow } from '../invoices/invoice-line.entity';
import { InvoiceRows } from '../invoices/invoice-rows';
import { refuseStale } from './draft-checks';
import { wordsToChange } from './invoice-words';
import type { LineMark } from './line-marks';
import { inPrices } from './live-invoice';
import { QuoteRow } from './quote.entity';
import { QuoteInvoiceRow } from './quote-invoice.entity';
import { type QuoteStand, standOf } from './quote-stand';

/** Of which quote an invoice is made, and what its lines bill and take off of it. */
export interface QuoteOrigin {
  quoteId: number;
  isDeposit: boolean;
  marks: readonly LineMark[];
}

/** A draft of a quote before it is written (anew), and what it may take. */
export interface QuotedDraft {
  quote: QuoteRow;
  marks: readonly LineMark[];
  /** What it takes now, and what is left without it. */
  takenCents: number;
  leftCents: number;
  leftTaxCents: number;
  papers: number;
}

type Content = TaxedSums & { gst: GstMode; lines: readonly { kind: string; amountCents: number }[] };

/**
 * Watches over the invoices of quotes, whatever is done to them: that drafts take no more than is left, that they are issued in a true
 * order, and that their words are true. Call it with the invoice held: its client, who is the quote's, is held with it.
 */
@Injectable()
export class QuoteBilling {
  constructor(
    private readonly db: Database,
    private readonly rows: InvoiceRows,
  ) {}

  /** A new draft of a quote. */
  async begin({ id, companyId }: InvoiceRow, { quoteId, isDeposit, marks }: QuoteOrigin): Promise<QuotedDraft> {
    const quote = await this.db.repo(QuoteRow).findOneByOrFail({ id: quoteId, companyId });
    const { leftCents, leftTaxCents, papers } = await standOf(this.db, quote);
    await this.db.repo(QuoteInvoiceRow).insert({ companyId, quoteId, invoiceId: id, isDeposit, roundingCents: null });
    return { quote, marks, takenCents: 0, leftCents, leftTaxCents, papers };
  }

  /** A draft that is to be written anew; null when it is of no quote. */
  async again(row: InvoiceRow): Promise<QuotedDraft | null> {
    const stand = await this.standWith(row);
    const own = stand?.invoices.find(({ invoice }) => invoice.id === row.id);
    if (!stand || !own) return null;
    return {
      quote: stand.quote,
      marks: own.lines,
      takenCents: own.takenCents,
      leftCents: stand.leftCents + own.takenCents,
      leftTaxCents: stand.leftTaxCents + own.taxCents,
      papers: stand.papers - own.papers,
    };
  }

  /**
   * Keeps, and answers with, by how much the GST of this content must differ from that of its lines so that all invoices come to what was
   * agreed; null unless it takes all that is left. Throws when the draft does not fit its quote.
   */
  async settle({ id, companyId, clientId }: InvoiceRow, draft: QuotedDraft, content: Content): Promise<number | null> {
    const { quote, leftCents } = draft;
    if (content.gst !== quote.gst) throw new Invalid('gst', 'A draft of a quote has the GST of the quote');
    if (clientId !== quote.clientId) throw new Invalid('clientId', `This draft bills a quote for ${quote.clientName}`);
    const takes = inPrices(content, quote.gst) - retentionIn(content.lines);
    if (takes > leftCents && takes > draft.takenCents) throw tooMuch(quote, leftCents);
    const roundingCents = takes === leftCents ? roundingOf(draft) : null;
    await this.db.repo(QuoteInvoiceRow).update({ companyId, invoiceId: id }, { roundingCents });
    return roundingCents;
  }

  /** Throws `Conflict` on a draft that would bill more than is agreed, or says of earlier invoices what is not true. */
  async checkIssue(row: InvoiceRow): Promise<void> {
    const stand = await this.standWith(row);
    if (stand) refuseStale(stand, row.id);
  }

  /** After any change of an invoice: lets the drafts of its quote say what is true now. */
  async changed(row: InvoiceRow): Promise<void> {
    const stand = await this.standWith(row);
    for (const draft of stand?.invoices ?? []) {
      if (draft.invoice.status !== 'draft') continue;
      const changes = stand ? wordsToChange(stand, draft) : [];
      for (const [{ id, companyId }, description] of changes)
        await this.db.repo(InvoiceLineRow).update({ id, companyId }, { description });
      // Whoever has the draft open in a form must not write the old words over these.
      if (changes.length > 0) await this.rows.write(draft.invoice, {});
    }
  }

  private async standWith({ id, companyId }: InvoiceRow): Promise<QuoteStand | null> {
    const link = await this.db.repo(QuoteInvoiceRow).findOneBy({ companyId, invoiceId: id });
    const quote = link && (await this.db.repo(QuoteRow).findOneBy({ id: link.quoteId, companyId }));
    return quote ? standOf(this.db, quote) : null;
  }
}

/**
 * By how much the GST of a draft that takes all that is left differs from that of its lines; null when no other paper has rounded any, or
 * when it differs by more than rounding does.
 */
export function roundingOf({ quote, leftCents, leftTaxCents, papers }: QuotedDraft): number | null {
  const cents = leftTaxCents - gstOf(leftCents, quote.gst);
  return papers > 0 && Math.abs(cents) <= papers ? cents : null;
}

const tooMuch = ({ quoteNumber }: QuoteRow, leftCents: number): Conflict =>
  new Conflict(
    ErrorCode.quoteInvoiced,
    `This draft bills ${quoteNumber}, of which ${dollarText(Math.max(0, leftCents))} is left. Bill what is extra on an invoice of its own, or agree a variation.`,
    'lines',
  );
