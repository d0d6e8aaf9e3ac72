import { ErrorCode } from '@dwang/contracts';
import { dollarText } from '@dwang/domain';
import { Conflict, Database, type Scope } from '@dwang/platform';
import { UnbilledTime } from '@dwang/service-jobs';
import { Injectable } from '@nestjs/common';
import { In, Not } from 'typeorm';
import { InvoiceRow } from '../invoices/invoice.entity';
import { InvoiceLineRow } from '../invoices/invoice-line.entity';
import { QuoteRow } from './quote.entity';
import { QuoteInvoiceRow } from './quote-invoice.entity';

type Billed = Pick<InvoiceRow, 'id' | 'companyId' | 'projectId' | 'totalCents'>;

/**
 * Watches over jobs with an accepted quote of which hours are invoiced too: both together may be meant, for work beyond the quote, or may bill
 * the same work twice. Whoever makes such an invoice is told what the job comes to, and has to say that it is meant. Sums are with GST, of
 * drafts too, less what was credited.
 */
@Injectable()
export class BesideQuote {
  constructor(
    private readonly db: Database,
    private readonly time: UnbilledTime,
  ) {}

  /** Throws `Conflict` with code INVOICE.BESIDE_QUOTE on an invoice, of no quote, with hours of a job that has an accepted quote. */
  async checkHours(scope: Scope, invoice: Billed): Promise<void> {
    for (const projectId of await this.jobsOf(scope, invoice)) {
      const figures = await this.figures(scope, projectId, invoice);
      if (figures) throw refusal(`This job has an accepted quote. ${figures}`);
    }
  }

  /** The same on an invoice of a quote while hours of its job stand on invoices besides it. */
  async checkQuote(scope: Scope, quote: QuoteRow, invoice: Billed): Promise<void> {
    const { companyId } = scope;
    const varied = { companyId, id: quote.variationOfId ?? 0 };
    const projectId = quote.projectId ?? (await this.db.repo(QuoteRow).findOneBy(varied))?.projectId ?? null;
    if (projectId === null) return;
    const { invoices, quoted } = await this.billed(scope, projectId);
    const besides = invoices.filter(({ id }) => !quoted.has(id)).map(({ id }) => id);
    if (!(await this.db.repo(InvoiceLineRow).existsBy({ companyId, invoiceId: In(besides), kind: 'labour' }))) return;
    const figures = await this.figures(scope, projectId, invoice);
    if (figures) throw refusal(`Hours of this job are invoiced besides the quote. ${figures}`);
  }

  /** What the job was quoted for and comes to with this invoice, as a sentence; null when it has no accepted quote. */
  async figures(scope: Scope, projectId: number, invoice: Pick<Billed, 'id' | 'totalCents'>): Promise<string | null> {
    const quotes = await this.quotesOf(scope, projectId);
    if (quotes.length === 0) return null;
    const others = (await this.billed(scope, projectId)).invoices.filter(({ id }) => id !== invoice.id);
    const quoted = quotes.reduce((sum, { totalCents }) => sum + totalCents, 0);
    const soFar = others.reduce((sum, { totalCents, creditedCents }) => sum + totalCents - creditedCents, 0);
    const made = soFar + invoice.totalCents;
    return `Quoted ${dollarText(quoted)}, invoiced so far ${dollarText(soFar)}; this makes ${dollarText(made)}.`;
  }

  async hasQuote({ companyId }: Scope, projectId: number): Promise<boolean> {
    return this.db.repo(QuoteRow).existsBy({ companyId, projectId, status: 'accepted' });
  }

  /** The accepted quotes of a job with their accepted variations. */
  private async quotesOf({ companyId }: Scope, projectId: number): Promise<QuoteRow[]> {
    const accepted = { companyId, status: 'accepted' as const };
    const quotes = await this.db.repo(QuoteRow).findBy({ ...accepted, projectId });
    const varied = { ...accepted, variationOfId: In(quotes.map(({ id }) => id)) };
    const variations = quotes.length > 0 ? await this.db.repo(QuoteRow).findBy(varied) : [];
    return [...new Map([...quotes, ...variations].map((row) => [row.id, row])).values()];
  }

  /** The jobs of the hours on an invoice; of labour that was typed, or copied from another invoice, the invoice's own. */
  private async jobsOf(scope: Scope, { id, companyId, projectId }: Billed): Promise<number[]> {
    const jobs = await this.time.jobsOnInvoice(scope, id);
    const hasLabour =
      projectId !== null && (await this.db.repo(InvoiceLineRow).existsBy({ companyId, invoiceId: id, kind: 'labour' }));
    return [...new Set([...(hasLabour ? [projectId] : []), ...jobs])];
  }

  /** The invoices of a job that are not void: for it, with hours of it, or of its quotes; `quoted` are the ids of those that bill a quote. */
  private async billed(scope: Scope, projectId: number) {
    const { companyId } = scope;
    const live = { companyId, status: Not('void' as const) };
    const quoteIds = (await this.quotesOf(scope, projectId)).map(({ id }) => id);
    const links = await this.db.repo(QuoteInvoiceRow).findBy({ companyId, quoteId: In(quoteIds) });
    const ids = [...(await this.time.invoicesOfJob(scope, projectId)), ...links.map(({ invoiceId }) => invoiceId)];
    const invoices = await this.db.repo(InvoiceRow).find({
      where: [
        { ...live, projectId },
        { ...live, id: In(ids) },
      ],
    });
    const all = await this.db.repo(QuoteInvoiceRow).findBy({ companyId, invoiceId: In(invoices.map(({ id }) => id)) });
    return { invoices, quoted: new Set(all.map(({ invoiceId }) => invoiceId)) };
  }
}

const refusal = (detail: string): Conflict => new Conflict(ErrorCode.besideQuote, detail, 'confirmBesideQuote');
