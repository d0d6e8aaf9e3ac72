import { type AcceptQuote, CreateQuote, type DeclineQuote, type Quote } from '@dwang/contracts';
import { centsToDecimal } from '@dwang/domain';
import { Database, Invalid, type Scope, searchText } from '@dwang/platform';
import { QuotedJobs } from '@dwang/service-jobs';
import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import type { z } from 'zod';
import { InvoiceParties } from '../invoices/invoice-parties';
import { todayOf } from '../invoices/invoice-reader';
import { InvoiceNumbers } from '../numbering/invoice-numbers';
import { hoursOf, workOf } from './job-of-quote';
import { QuoteRow } from './quote.entity';
import type { QuoteContentInput, QuoteInput } from './quote-content';
import { QuoteCreation } from './quote-creation.service';
import { QuoteDecisions } from './quote-decisions.service';
import { QuoteHistory } from './quote-history';
import { locked, notAllowed } from './quote-moves';
import { QuoteReader } from './quote-reader';
import { QuoteRows } from './quote-rows';

/** Changes of the quotes of the caller's company. Each holds the row, so that of two at once one comes after the other. */
@Injectable()
export class QuotesService {
  constructor(
    private readonly db: Database,
    private readonly reader: QuoteReader,
    private readonly rows: QuoteRows,
    private readonly creation: QuoteCreation,
    private readonly decisions: QuoteDecisions,
    private readonly history: QuoteHistory,
    private readonly numbers: InvoiceNumbers,
    private readonly parties: InvoiceParties,
    private readonly jobs: QuotedJobs,
  ) {}

  /** A repeated `uid` answers with the first quote; with other content it is refused. */
  create(scope: Scope, input: QuoteInput): Promise<Quote> {
    return this.db.tx(async () => {
      const { id, isNew } = await this.creation.create(scope, input);
      if (isNew && input.status === 'sent') await this.issue(scope, await this.rows.hold(scope, id));
      return this.reader.get(scope, id);
    });
  }

  replace(scope: Scope, id: number, input: QuoteContentInput, version: number | undefined): Promise<Quote> {
    return this.db.tx(async () => {
      await this.creation.replace(scope, id, input, version);
      return this.reader.get(scope, id);
    });
  }

  /** Gives a draft its number for ever. A version before it is superseded; once that was accepted it is refused. */
  send(scope: Scope, id: number): Promise<Quote> {
    return this.db.tx(async () => {
      const draft = await this.rows.hold(scope, id);
      if (draft.status === 'sent') return this.reader.get(scope, id);
      if (draft.status !== 'draft') throw notAllowed('Only a draft can be sent.');
      if (draft.expiryDate < todayOf(scope))
        throw new Invalid('expiryDate', 'The expiry day is past. Please choose a later one.');
      await this.issue(scope, draft);
      return this.reader.get(scope, id);
    });
  }

  accept(scope: Scope, id: number, answer: z.output<typeof AcceptQuote>): Promise<Quote> {
    return this.db.tx(async () => {
      await this.decisions.accept(await this.rows.hold(scope, id), noted(scope), answer);
      return this.reader.get(scope, id);
    });
  }

  decline(scope: Scope, id: number, answer: z.output<typeof DeclineQuote>): Promise<Quote> {
    return this.db.tx(async () => {
      await this.decisions.decline(await this.rows.hold(scope, id), noted(scope), answer);
      return this.reader.get(scope, id);
    });
  }

  /** The draft of the next version, with the same content and from today; the same one when there is one already. */
  revise(scope: Scope, id: number): Promise<Quote> {
    return this.db.tx(async () => {
      const row = await this.rows.hold(scope, id);
      if (row.status === 'draft') throw notAllowed('A draft can be changed as it is.');
      if (row.status === 'accepted') throw notAllowed('This quote has been accepted. Make a variation of it for what changes.');
      const next = await this.creation.create(scope, await this.again(scope, id, undefined), row);
      return this.reader.get(scope, next.id);
    });
  }

  /** A new draft with the same content, from today. */
  duplicate(scope: Scope, id: number, uid: string | undefined): Promise<Quote> {
    return this.db.tx(async () => this.create(scope, await this.again(scope, id, uid)));
  }

  /** Only a draft can be deleted. What happened to it stays in the history. */
  remove(scope: Scope, id: number): Promise<void> {
    return this.db.tx(async () => {
      const row = await this.rows.hold(scope, id);
      if (row.status !== 'draft') throw locked('A quote that was sent cannot be deleted.');
      await this.history.record(scope, 'deleted', row);
      await this.creation.empty(row);
      await this.db.repo(QuoteRow).delete({ id, companyId: scope.companyId });
    });
  }

  /** Books the job of an accepted quote, with its client, name, price and hours. A quote that has a job already keeps it. */
  makeJob(scope: Scope, id: number): Promise<Quote> {
    return this.db.tx(async () => {
      const row = await this.rows.hold(scope, id);
      if (row.status !== 'accepted') throw notAllowed('A job is made of an accepted quote.');
      if (row.projectId) return this.reader.get(scope, id);
      if (row.variationOfId !== null) throw notAllowed('A variation belongs to the job of its quote. Make that one first.');
      const lines = await this.rows.lines(row);
      const { title: name, clientId } = row;
      const variations = { companyId: scope.companyId, variationOfId: id };
      const agreed = await this.db.repo(QuoteRow).findBy({ ...variations, status: 'accepted' });
      const cents = agreed.reduce((sum, { subtotalCents }) => sum + subtotalCents, row.subtotalCents);
      const estimate = { estimateAmount: centsToDecimal(cents), estimateHours: hoursOf(lines) };
      const job = await this.jobs.start(scope, { name, clientId, description: workOf(row, lines), ...estimate });
      const ofJob = { projectId: job.id, projectName: job.name };
      const after = await this.rows.write(row, ofJob);
      await this.db.repo(QuoteRow).update(variations, ofJob);
      await this.history.record(scope, 'job_made', after, [{ field: 'projectName', from: null, to: job.name }]);
      return this.reader.get(scope, id);
    });
  }

  /** The counter is raised last, as it keeps the company's other draws waiting until the transaction ends. */
  private async issue(scope: Scope, draft: QuoteRow): Promise<void> {
    const previous = draft.previousId ? await this.supersede(scope, draft.previousId) : null;
    const buyer = await this.parties.buyer(scope, draft.clientId);
    const seller = await this.parties.seller(scope);
    if (draft.projectId) await this.jobs.advance(scope, { projectId: draft.projectId, stage: 'quoted' });
    const quoteNumber = previous?.quoteNumber ?? (await this.number(scope, draft));
    const after = await this.rows.write(draft, {
      clientName: buyer.name,
      searchText: searchText([quoteNumber, buyer.name, draft.title], 700),
      quoteNumber,
      status: 'sent',
      seller,
      buyer,
      sentAt: new Date(Date.now()),
    });
    await this.history.record(scope, 'sent', after);
  }

  /** Of a variation its quote's, which is held, with how many there are; else the next of the month. */
  private async number(scope: Scope, { variationOfId, issueDate }: QuoteRow): Promise<string> {
    const { companyId } = scope;
    if (variationOfId === null) return this.numbers.next('quote', companyId, issueDate);
    const varied = await this.rows.hold(scope, variationOfId);
    const sent = { companyId, variationOfId, previousId: IsNull(), quoteNumber: Not(IsNull()) };
    return `${varied.quoteNumber}-V${(await this.db.repo(QuoteRow).countBy(sent)) + 1}`;
  }

  private async supersede(scope: Scope, id: number): Promise<QuoteRow> {
    const row = await this.rows.hold(scope, id);
    if (row.status === 'accepted') throw notAllowed('The version before this one has been accepted in the meantime.');
    const after = await this.rows.write(row, { status: 'superseded' });
    await this.history.record(scope, 'superseded', after);
    return after;
  }

  /** The same content once more, dated today. */
  private async again(scope: Scope, id: number, uid: string | undefined): Promise<QuoteInput> {
    const { clientId, projectId, title, gst, discount, terms, notes, lines } = await this.reader.get(scope, id);
    return CreateQuote.parse({ uid, clientId, projectId, title, gst, discount, terms, notes, lines });
  }
}

/** Somebody of the business notes what the client said. */
const noted = (scope: Scope) => ({ actor: scope, timeZone: scope.timeZone, by: 'business' as const, address: '' });
