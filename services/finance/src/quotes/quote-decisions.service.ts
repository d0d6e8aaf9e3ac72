import type { AcceptQuote, DeclineQuote } from '@dwang/contracts';
import { dayOf, hasChoice, takenLines } from '@dwang/domain';
import { Database, Invalid, type Scope } from '@dwang/platform';
import { QuotedJobs } from '@dwang/service-jobs';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { z } from 'zod';
import { checkDeduction } from './deductions';
import type { QuoteDecision, QuoteRow } from './quote.entity';
import { quoteSums } from './quote-content';
import { type Actor, QuoteHistory } from './quote-history';
import { QuoteLineRow } from './quote-line.entity';
import { checkWaits } from './quote-moves';
import { QuoteRows } from './quote-rows';

/** Who answers, and from where. */
export interface Answerer {
  actor: Actor;
  timeZone: Scope['timeZone'];
  by: QuoteDecision['by'];
  address: string;
}

/** What the client answers. Call it inside a transaction, with the quote held. */
@Injectable()
export class QuoteDecisions {
  constructor(
    private readonly db: Database,
    private readonly rows: QuoteRows,
    private readonly history: QuoteHistory,
    private readonly jobs: QuotedJobs,
  ) {}

  /**
   * Freezes what is taken and its total. Accepting again what was accepted by the same name changes nothing (a button pressed twice): then
   * it answers false.
   */
  async accept(quote: QuoteRow, answerer: Answerer, { name, lineIds }: z.output<typeof AcceptQuote>): Promise<boolean> {
    const lines = await this.rows.lines(quote);
    const choice = lines.map(({ id, optional, choiceGroup }) => ({ id, optional, group: choiceGroup }));
    const proposed = choice.filter((line, index) => hasChoice(line) && lines[index]?.selected).map(({ id }) => id);
    const ids = takenLines(choice, new Set(lineIds ?? proposed))?.map(({ id }) => id);
    if (!ids) throw new Invalid('lineIds', 'Please choose one line of each group');
    if (quote.status === 'accepted' && quote.decision?.name === name && isTaken(lines, ids)) return false;
    checkWaits(quote, dayOf(Date.now(), answerer.timeZone));
    const sums = quoteSums(
      lines.filter(({ id }) => ids.includes(id)),
      quote,
      'lineIds',
      quote.variationOfId !== null,
    );
    if (quote.variationOfId !== null) {
      const varied = await this.rows.hold({ companyId: quote.companyId }, quote.variationOfId);
      await checkDeduction(this.db, varied, { ...sums, id: quote.id, gst: quote.gst }, 'lineIds');
    }
    const { companyId, id: quoteId } = quote;
    await this.db.repo(QuoteLineRow).update({ companyId, quoteId }, { taken: false });
    if (ids.length > 0) await this.db.repo(QuoteLineRow).update({ companyId, quoteId, id: In(ids) }, { taken: true });
    const decision = this.decision(answerer, name, '');
    const after = await this.rows.write(quote, { ...sums, status: 'accepted', decision });
    await this.history.record(answerer.actor, 'accepted', after, saidBy(decision));
    const { projectId, subtotalCents, variationOfId } = after;
    const price = variationOfId === null ? { estimateCents: subtotalCents } : { variationCents: subtotalCents };
    if (projectId) await this.jobs.advance(answerer.actor, { projectId, stage: 'booked', ...price });
    return true;
  }

  /** Declining again by the same name and reason changes nothing: then it answers false. */
  async decline(quote: QuoteRow, answerer: Answerer, { name, reason }: z.output<typeof DeclineQuote>): Promise<boolean> {
    const { decision: before } = quote;
    if (quote.status === 'declined' && before?.name === name && before.reason === reason) return false;
    checkWaits(quote, dayOf(Date.now(), answerer.timeZone));
    const decision = this.decision(answerer, name, reason);
    const after = await this.rows.write(quote, { status: 'declined', decision });
    await this.history.record(answerer.actor, 'declined', after, saidBy(decision));
    return true;
  }

  private decision({ by, address }: Answerer, name: string, reason: string): QuoteDecision {
    return { name, at: new Date(Date.now()).toISOString(), by, reason, address };
  }
}

const isTaken = (lines: readonly QuoteLineRow[], ids: readonly number[]): boolean =>
  lines.every(({ id, taken }) => taken === ids.includes(id));

const saidBy = ({ name, reason }: QuoteDecision) => [
  ...(name ? [{ field: 'name', from: null, to: name }] : []),
  ...(reason ? [{ field: 'reason', from: null, to: reason }] : []),
];
