import { randomUUID } from 'node:crypto';
import { QUOTE_DAYS } from '@dwang/contracts';
import { addDays } from '@dwang/domain';
import { Database, Invalid, insertOnce, refuseFarAhead, type Scope, searchText, VersionConflict } from '@dwang/platform';
import { KnownEstimates } from '@dwang/service-jobs';
import { Injectable } from '@nestjs/common';
import { InvoiceParties } from '../invoices/invoice-parties';
import { todayOf } from '../invoices/invoice-reader';
import { checkDeduction } from './deductions';
import { QuoteRow } from './quote.entity';
import { digestOf, type QuoteContentInput, type QuoteInput, quoteLines, quoteSums } from './quote-content';
import { QuoteHistory } from './quote-history';
import { QuoteLineRow } from './quote-line.entity';
import { locked } from './quote-moves';
import { QuoteRows } from './quote-rows';

const ROWS_AT_ONCE = 200;
/** The version before the new one; null when it is the first. */
type Origin = Pick<QuoteRow, 'id' | 'revision' | 'estimateId' | 'variationOfId' | 'variationOfNumber'> | null;

/** Makes drafts of quotes and writes them anew. */
@Injectable()
export class QuoteCreation {
  constructor(
    private readonly db: Database,
    private readonly rows: QuoteRows,
    private readonly parties: InvoiceParties,
    private readonly history: QuoteHistory,
    private readonly estimates: KnownEstimates,
  ) {}

  /**
   * A draft, answered by its id; a repeated `uid` meets the first one, with other content it is refused. Call it inside a transaction.
   * `previous` is the version that it follows: of that one there is one next version, however often it is asked for.
   */
  async create(scope: Scope, { uid = randomUUID(), ...input }: QuoteInput, previous: Origin = null) {
    const { companyId, userId } = scope;
    if (input.estimateId !== null && !(await this.estimates.has(companyId, input.estimateId)))
      throw new Invalid('estimateId', 'No such estimate');
    const varied = input.variationOf === null ? null : await this.varied(scope, input);
    const seller = await this.parties.seller(scope);
    const lines = quoteLines(input.lines, { ...seller, gst: input.gst });
    const isVariation = varied !== null || (previous !== null && previous.variationOfId !== null);
    const sums = quoteSums(taken(lines), input, 'lines', isVariation);
    if (varied) await checkDeduction(this.db, varied, { ...sums, gst: input.gst }, 'lines');
    const madeOf = digestOf(input);
    const now = new Date(Date.now());
    const version = {
      revision: (previous?.revision ?? 0) + 1,
      previousId: previous?.id ?? null,
      estimateId: previous ? previous.estimateId : input.estimateId,
      variationOfId: previous ? previous.variationOfId : (varied?.id ?? null),
      variationOfNumber: previous ? previous.variationOfNumber : (varied?.quoteNumber ?? null),
    };
    const stamps = { createdAt: now, updatedAt: now, sentAt: null, version: 1 };
    const row = {
      ...NOTHING_YET,
      ...(await this.facts(scope, input)),
      seller,
      ...sums,
      ...version,
      ...stamps,
      madeOf,
      uid,
      companyId,
      userId,
    };
    const key = previous ? { companyId, previousId: previous.id } : { companyId, uid };
    const made = await insertOnce(this.db, QuoteRow, key, row, previous ? {} : { madeOf });
    if (!made.isNew) return made;
    const stored = await this.db.repo(QuoteRow).findOneByOrFail({ id: made.id, companyId });
    await this.put(stored, lines);
    await this.history.record(scope, 'created', stored);
    return made;
  }

  /** All of a draft anew. Throws `Conflict` once it was sent. */
  async replace(scope: Scope, id: number, input: QuoteContentInput, version: number | undefined): Promise<void> {
    const before = await this.rows.hold(scope, id);
    if (version !== undefined && version !== before.version) throw new VersionConflict();
    if (before.status !== 'draft') throw locked('A quote that was sent is never changed. Make a new version of it.');
    const seller = await this.parties.seller(scope);
    const lines = quoteLines(input.lines, { ...seller, gst: input.gst });
    const sums = quoteSums(taken(lines), input, 'lines', before.variationOfId !== null);
    if (before.variationOfId !== null) {
      const varied = await this.rows.hold(scope, before.variationOfId);
      await checkDeduction(this.db, varied, { ...sums, id, gst: input.gst }, 'lines');
    }
    await this.empty(before);
    const after = await this.rows.write(before, { ...(await this.facts(scope, input)), seller, ...sums });
    await this.put(after, lines);
    await this.history.record(scope, 'edited', after);
  }

  /** The accepted quote that is varied, held. Throws `Invalid` when it is none, or another client's. */
  private async varied(scope: Scope, { variationOf, clientId }: Pick<QuoteInput, 'variationOf' | 'clientId'>): Promise<QuoteRow> {
    const refuse = (message: string) => new Invalid('variationOf', message);
    if (!(await this.db.repo(QuoteRow).existsBy({ id: variationOf ?? 0, companyId: scope.companyId })))
      throw refuse('No such quote');
    const quote = await this.rows.hold(scope, variationOf ?? 0);
    if (quote.status !== 'accepted') throw refuse('A variation changes a quote that was accepted');
    if (quote.variationOfId !== null) throw refuse('Make the variation of the first quote');
    if (clientId !== null && clientId !== quote.clientId)
      throw new Invalid('clientId', 'A variation is for the client of its quote');
    return quote;
  }

  async empty({ id, companyId }: QuoteRow): Promise<void> {
    await this.db.repo(QuoteLineRow).delete({ quoteId: id, companyId });
  }

  private async put({ id, companyId }: QuoteRow, lines: ReturnType<typeof quoteLines>): Promise<void> {
    const rows = lines.map((line, position) => ({ ...line, taken: null, companyId, quoteId: id, position }));
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
      await this.db.repo(QuoteLineRow).insert(rows.slice(at, at + ROWS_AT_ONCE));
  }

  /** For whom and when. */
  private async facts(scope: Scope, input: QuoteContentInput) {
    const chosen = await this.parties.choose(scope, input);
    const today = todayOf(scope);
    const issueDate = input.issueDate ?? today;
    refuseFarAhead('issueDate', issueDate, today);
    const expiryDate = input.expiryDate ?? addDays(issueDate, QUOTE_DAYS);
    if (expiryDate < issueDate) throw new Invalid('expiryDate', 'Expiry day must not be before the quote date');
    refuseFarAhead('expiryDate', expiryDate, today, issueDate);
    const { title, gst, discount, notes, terms } = input;
    return {
      ...chosen,
      title,
      gst,
      discount,
      notes,
      terms,
      issueDate,
      expiryDate,
      searchText: searchText([chosen.clientName, title], 700),
      buyer: await this.parties.buyer(scope, chosen.clientId),
    };
  }
}

const taken = (lines: ReturnType<typeof quoteLines>) => lines.filter(({ selected }) => selected);

const NOTHING_YET = { quoteNumber: null, status: 'draft', decision: null } as const;
