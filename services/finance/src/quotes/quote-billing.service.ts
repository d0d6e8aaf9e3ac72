import { ErrorCode, type GstMode } from '@dwang/contracts';
import { dollarText, gstOf, type KindSum, retentionIn, type SummedLine, type TaxedSums } from '@dwang/domain';
import { Conflict, Database, Invalid, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import type { InvoiceRow } from '../invoices/invoice.entity';
import { InvoiceHistory } from '../invoices/invoice-history';
import { InvoiceLineRow } from '../invoices/invoice-line.entity';
import { InvoiceRows } from '../invoices/invoice-rows';
import { refuseStale } from './draft-checks';
import { type AddedLine, followerOf, lackingLines, sumsWith, type TrueLine, untrueLines } from './draft-following';
import { retentionByKind } from './kind-cents';
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
  /** Of what is left, what bears GST. */
  leftTaxedCents: number;
  leftTaxCents: number;
  papers: number;
  /** Whether a later draft takes it off, and follows it. */
  isFollowed: boolean;
}

type Actor = Pick<Scope, 'companyId' | 'userId'>;
interface Content extends TaxedSums {
  gst: GstMode;
  byKind: readonly KindSum[];
  lines: readonly SummedLine[];
}

/**
 * Watches over the invoices of quotes, whatever is done to them: that drafts take no more than is left, that they are issued in a true
 * order, and that their words are true. Call it with the invoice held: its client, who is the quote's, is held with it.
 */
@Injectable()
export class QuoteBilling {
  constructor(
    private readonly db: Database,
    private readonly rows: InvoiceRows,
    private readonly history: InvoiceHistory,
  ) {}

  /** A new draft of a quote. */
  async begin({ id, companyId }: InvoiceRow, { quoteId, isDeposit, marks }: QuoteOrigin): Promise<QuotedDraft> {
    const quote = await this.db.repo(QuoteRow).findOneByOrFail({ id: quoteId, companyId });
    const { leftCents, leftByKind, leftTaxCents, papers } = await standOf(this.db, quote);
    const leftTaxedCents = leftByKind.get('standard') ?? 0;
    await this.db.repo(QuoteInvoiceRow).insert({ companyId, quoteId, invoiceId: id, isDeposit, roundingCents: null });
    return { quote, marks, takenCents: 0, leftCents, leftTaxedCents, leftTaxCents, papers, isFollowed: false };
  }

  /** A draft that is to be written anew; null when it is of no quote. */
  async again(row: InvoiceRow): Promise<QuotedDraft | null> {
    const stand = await this.standWith(row);
    const own = stand?.invoices.find(({ invoice }) => invoice.id === row.id);
    if (!stand || !own) return null;
    const follower = followerOf(stand, row.id);
    return {
      quote: stand.quote,
      marks: own.lines,
      takenCents: own.takenCents,
      leftCents: stand.leftCents + own.takenCents + (follower?.mostCents ?? 0),
      leftTaxedCents: (stand.leftByKind.get('standard') ?? 0) + (own.takenByKind.get('standard') ?? 0),
      leftTaxCents: stand.leftTaxCents + own.taxCents,
      papers: stand.papers - own.papers,
      isFollowed: follower !== null,
    };
  }

  /**
   * Keeps, and answers with, by how much the GST of this content must differ from that of its lines so that all invoices come to what was
   * agreed; null unless it takes all that is left. Throws when the draft does not fit its quote.
   */
  async settle(row: InvoiceRow, draft: QuotedDraft, content: Content): Promise<number | null> {
    const { quote, leftCents } = draft;
    if (content.gst !== quote.gst) throw new Invalid('gst', 'A draft of a quote has the GST of the quote');
    if (row.clientId !== quote.clientId) throw new Invalid('clientId', `This draft bills a quote for ${quote.clientName}`);
    const takes = inPrices(content, quote.gst) - retentionIn(content.lines);
    if (takes > leftCents && takes > draft.takenCents) throw tooMuch(quote, leftCents);
    return this.keepRounding(row, draft, { takes, taxed: taxedIn(content, content.lines) });
  }

  private async keepRounding(
    { id, companyId }: InvoiceRow,
    draft: QuotedDraft,
    { takes, taxed }: { takes: number; taxed: number },
  ): Promise<number | null> {
    const takesAll = takes === draft.leftCents && taxed === draft.leftTaxedCents;
    const roundingCents = takesAll ? roundingOf(draft) : null;
    await this.db.repo(QuoteInvoiceRow).update({ companyId, invoiceId: id }, { roundingCents });
    return roundingCents;
  }

  /** Throws `Conflict` on a draft that would bill more than is agreed, or says of earlier invoices what is not true. */
  async checkIssue(row: InvoiceRow): Promise<void> {
    const stand = await this.standWith(row);
    if (stand) refuseStale(stand, row.id);
  }

  /**
   * After any change of an invoice: lets the drafts of its quote follow, the earlier ones first. They say what is true now, and take off of
   * each invoice what it takes.
   */
  async changed(scope: Actor, row: InvoiceRow): Promise<void> {
    let stand = await this.standWith(row);
    const drafts = stand?.invoices.filter(({ invoice }) => invoice.status === 'draft') ?? [];
    for (const { invoice } of drafts) {
      const draft = stand?.invoices.find((one) => one.invoice.id === invoice.id);
      if (!stand || !draft) continue;
      const [changes, added] = [untrueLines(stand, draft), lackingLines(stand, draft)];
      if (changes.length + added.length === 0) continue;
      await this.follow(scope, draft.invoice, changes, added);
      stand = await this.standWith(row);
    }
  }

  private async follow(
    scope: Actor,
    draft: InvoiceRow,
    changes: readonly TrueLine[],
    added: readonly AddedLine[],
  ): Promise<void> {
    const { id: invoiceId, companyId } = draft;
    const isSumKept = added.length === 0 && changes.every(({ line, amountCents }) => line.amountCents === amountCents);
    const sums = isSumKept ? {} : await this.sumsAfter(draft, changes, added);
    // What would come to less than nothing stays as it is, and is refused when it is issued.
    if (sums === null) return;
    for (const { line, description, amountCents } of changes) {
      const where = { id: line.id, companyId, invoiceId };
      if (amountCents === null) await this.db.repo(InvoiceLineRow).delete(where);
      else if (amountCents === line.amountCents) await this.db.repo(InvoiceLineRow).update(where, { description });
      else
        await this.db
          .repo(InvoiceLineRow)
          .update(where, { description, quantity: '1.000', unitPriceCents: amountCents, amountCents });
    }
    await this.append({ companyId, invoiceId }, added);
    // Whoever has the draft open in a form must not write the old lines over these.
    const after = await this.rows.write(draft, sums);
    if (isSumKept) return;
    const more = [{ field: 'reason', from: null, to: 'An invoice that it takes off has changed' }];
    await this.history.record(scope, 'edited', { before: draft, after, more });
  }

  private async append(draft: Pick<InvoiceLineRow, 'companyId' | 'invoiceId'>, lines: readonly AddedLine[]): Promise<void> {
    if (lines.length === 0) return;
    const last = Number((await this.db.repo(InvoiceLineRow).maximum('position', draft)) ?? -1);
    await this.db.repo(InvoiceLineRow).insert(lines.map((line, index) => ({ ...line, position: last + 1 + index })));
  }

  /** Null where they would be below 0. */
  private async sumsAfter(
    draft: InvoiceRow,
    changes: readonly TrueLine[],
    added: readonly AddedLine[],
  ): Promise<Partial<InvoiceRow> | null> {
    const quoted = await this.again(draft);
    if (!quoted) return null;
    const where = { invoiceId: draft.id, companyId: draft.companyId };
    const lines = await this.db.repo(InvoiceLineRow).find({ where, order: { position: 'ASC' } });
    // What is added and takes nothing off an invoice is the discount.
    const discount = added.every(({ deductsId }) => deductsId !== null) ? draft.discount : null;
    const { now, retentionCents, sumAs } = sumsWith({ gst: quoted.quote.gst, discount }, lines, changes, added);
    const sums = sumAs();
    if (sums.linesCents < 0 || sums.totalCents < 0) return null;
    const takes = inPrices(sums, quoted.quote.gst) - retentionCents;
    const roundingCents = await this.keepRounding(draft, quoted, { takes, taxed: taxedIn(sums, now) });
    return { ...(roundingCents === null ? sums : sumAs({ roundingCents })), discount };
  }

  private async standWith({ id, companyId }: InvoiceRow): Promise<QuoteStand | null> {
    const link = await this.db.repo(QuoteInvoiceRow).findOneBy({ companyId, invoiceId: id });
    const quote = link && (await this.db.repo(QuoteRow).findOneBy({ id: link.quoteId, companyId }));
    return quote ? standOf(this.db, quote) : null;
  }
}

/**
 * By how much the GST of a draft that takes all that is left differs from that of its lines; null when another draft takes it off, when
 * no other paper has rounded any, or when it differs by more than rounding does.
 */
export function roundingOf({ quote, leftTaxedCents, leftTaxCents, papers, isFollowed }: QuotedDraft): number | null {
  if (isFollowed) return null;
  const cents = leftTaxCents - gstOf(leftTaxedCents, quote.gst);
  return papers > 0 && Math.abs(cents) <= papers ? cents : null;
}

/** What of it bears GST, with what is held back as retention. */
const taxedIn = ({ byKind }: Pick<Content, 'byKind'>, lines: readonly SummedLine[]): number =>
  (byKind.find(({ kind }) => kind === 'standard')?.cents ?? 0) - (retentionByKind(lines).get('standard') ?? 0);

const tooMuch = ({ quoteNumber }: QuoteRow, leftCents: number): Conflict =>
  new Conflict(
    ErrorCode.quoteInvoiced,
    `This draft bills ${quoteNumber}, of which ${dollarText(Math.max(0, leftCents))} is left. Bill what is extra on an invoice of its own, or agree a variation.`,
    'lines',
  );
