import type { AcceptQuote, DeclineQuote, Invoice, Letterhead, PortalPapers, PortalQuote } from '@dwang/contracts';
import { centsToDecimal, dollarText } from '@dwang/domain';
import { Companies, CompanyDirectory, Letterheads } from '@dwang/identity';
import { Database, LiveEvents, NotFound, Notifier, type Scope } from '@dwang/platform';
import { PortalAccess } from '@dwang/service-jobs';
import { Injectable } from '@nestjs/common';
import { In, Not } from 'typeorm';
import type { z } from 'zod';
import { InvoiceRow } from '../invoices/invoice.entity';
import { toSummary } from '../invoices/invoice.view';
import { InvoiceReader, todayOf } from '../invoices/invoice-reader';
import { QuoteRow } from '../quotes/quote.entity';
import { toPortalQuote, toQuoteSummary } from '../quotes/quote.view';
import { type Answerer, QuoteDecisions } from '../quotes/quote-decisions.service';
import { QuoteRows } from '../quotes/quote-rows';

const MOST_PAPERS = 100;

/** What the holder of a client's private link is in the eyes of this area. */
type Guest = Pick<Scope, 'companyId' | 'timeZone'> & { clientId: number };

/** The quotes and invoices of one client, for whoever holds their private link, and what they answer to a quote. */
@Injectable()
export class PortalPapersService {
  constructor(
    private readonly db: Database,
    private readonly access: PortalAccess,
    private readonly companies: Companies,
    private readonly letterheads: Letterheads,
    private readonly people: CompanyDirectory,
    private readonly rows: QuoteRows,
    private readonly decisions: QuoteDecisions,
    private readonly invoices: InvoiceReader,
    private readonly notifier: Notifier,
    private readonly live: LiveEvents,
  ) {}

  async list(token: string): Promise<PortalPapers> {
    const { guest, name, bankAccount } = await this.guest(token);
    const { companyId, clientId } = guest;
    const today = todayOf(guest);
    const quotes = await this.db.repo(QuoteRow).find({
      where: { companyId, clientId, status: In(['sent', 'accepted', 'declined']) },
      order: { id: 'DESC' },
      take: MOST_PAPERS,
    });
    const invoices = await this.db.repo(InvoiceRow).find({
      where: { companyId, clientId, status: Not(In(['draft', 'void'])) },
      order: { issueDate: 'DESC', id: 'DESC' },
      take: MOST_PAPERS,
    });
    return {
      quotes: quotes.map((row) => toQuoteSummary(row, today)),
      invoices: invoices.map((row) => toSummary(row, today)),
      payBy: { bankAccount, payee: name },
    };
  }

  async letterhead(token: string): Promise<Letterhead> {
    const { guest } = await this.guest(token);
    return this.letterheads.of(guest.companyId);
  }

  async quote(token: string, id: number): Promise<PortalQuote> {
    const { guest } = await this.guest(token);
    const { companyId, clientId } = guest;
    const row = await this.db.repo(QuoteRow).findOneBy({ id, companyId, clientId, status: Not('draft') });
    if (!row) throw new NotFound('No such quote');
    return toPortalQuote(row, await this.rows.lines(row), todayOf(guest));
  }

  /** As it was issued, without what the business noted beside the payments. */
  async invoice(token: string, id: number): Promise<Invoice> {
    const { guest } = await this.guest(token);
    const { companyId, clientId } = guest;
    const row = await this.db.repo(InvoiceRow).findOneBy({ id, companyId, clientId, status: Not(In(['draft', 'void'])) });
    if (!row) throw new NotFound('No such invoice');
    const invoice = await this.invoices.get(guest, id);
    const payments = invoice.payments
      .filter(({ removedAt }) => removedAt === null)
      .map((one) => ({ ...one, notes: '', userId: 0 }));
    return { ...invoice, userId: 0, payments, creditNotes: invoice.creditNotes.map((one) => ({ ...one, userId: 0 })) };
  }

  accept(token: string, id: number, address: string, answer: z.output<typeof AcceptQuote>): Promise<PortalQuote> {
    return this.answer({ token, id, address, name: answer.name }, async (quote, answerer) => {
      if (await this.decisions.accept(quote, answerer, answer)) await this.tell(quote.id, answerer, 'accepted');
    });
  }

  decline(token: string, id: number, address: string, answer: z.output<typeof DeclineQuote>): Promise<PortalQuote> {
    return this.answer({ token, id, address, name: answer.name }, async (quote, answerer) => {
      if (await this.decisions.decline(quote, answerer, answer)) await this.tell(quote.id, answerer, 'declined');
    });
  }

  private answer(
    { token, id, address, name }: { token: string; id: number; address: string; name: string },
    work: (quote: QuoteRow, answerer: Answerer) => Promise<void>,
  ): Promise<PortalQuote> {
    return this.db.tx(async () => {
      const { guest } = await this.guest(token);
      const { companyId, clientId, timeZone } = guest;
      const quote = await this.rows.hold({ companyId }, id, clientId);
      if (quote.status === 'draft') throw new NotFound('No such quote');
      await work(quote, { actor: { companyId, userId: null, name }, timeZone, by: 'client', address });
      return this.quote(token, id);
    });
  }

  /** Whoever made the quote and the owners are told, and open tabs read it again. */
  private async tell(id: number, { actor, timeZone }: Answerer, done: 'accepted' | 'declined'): Promise<void> {
    const { companyId } = actor;
    const quote = await this.db.repo(QuoteRow).findOneByOrFail({ id, companyId });
    const members = await this.people.members(companyId);
    const told = members.filter(({ id: userId, role }) => role === 'owner' || userId === quote.userId);
    for (const { id: userId } of told) {
      const notice = {
        userId,
        kind: 'quote-accepted' as const,
        type: done === 'accepted' ? ('success' as const) : ('warning' as const),
        title: `Quote ${done}: ${quote.clientName}`,
        message: `${quote.quoteNumber} for ${dollarText(quote.totalCents)}.`,
        to: `/quotes/${id}`,
        figures: { amount: centsToDecimal(quote.totalCents) },
      };
      await this.notifier.tell({ companyId, timeZone }, { ...notice, subject: `quote:${id}:${done}`, day: quote.issueDate });
    }
    this.live.written({ companyId, userId: 0 }, `/api/quotes/${id}`);
  }

  private async guest(token: string) {
    const { companyId, clientId } = await this.access.guest(token);
    const { name, bankAccount, timeZone } = await this.companies.profile(companyId);
    const guest: Guest = { companyId, clientId, timeZone };
    return { guest, name, bankAccount };
  }
}
