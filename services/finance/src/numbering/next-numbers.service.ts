import { ErrorCode, type NextNumber, type NextNumbers, type SetNextNumbers } from '@dwang/contracts';
import { fold } from '@dwang/domain';
import { Conflict, Database, Invalid, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { InvoiceRow } from '../invoices/invoice.entity';
import { todayOf } from '../invoices/invoice-reader';
import { InvoiceCounter } from './invoice-counter.entity';
import { InvoiceSequence } from './invoice-sequence';
import { counterKey, type PaperSeries, paperNumber } from './paper-series';

const NAMES: Readonly<Record<PaperSeries, string>> = { invoice: 'invoice', creditNote: 'credit note', quote: 'quote' };

/** The numbers that come next this month, which the owner may raise: after a change of software the count goes on where it was. */
@Injectable()
export class NextNumbersBook {
  constructor(
    private readonly db: Database,
    private readonly sequence: InvoiceSequence,
  ) {}

  async read(scope: Scope): Promise<NextNumbers> {
    const month = todayOf(scope).slice(0, 7);
    const next = (series: PaperSeries) => this.next(scope.companyId, series, month);
    return { month, invoice: await next('invoice'), creditNote: await next('creditNote'), quote: await next('quote') };
  }

  /** `Conflict` on the field of a number that is used already; nothing is changed then. */
  raise(scope: Scope, { month, ...wanted }: z.output<typeof SetNextNumbers>): Promise<NextNumbers> {
    return this.db.tx(async () => {
      const isPast = month !== todayOf(scope).slice(0, 7);
      if (isPast) throw new Invalid('month', 'Another month has begun since this page was opened. Its numbers start at 001.');
      for (const series of ['invoice', 'creditNote', 'quote'] as const) {
        const sequence = wanted[series];
        if (sequence !== undefined) await this.raiseOne(scope.companyId, series, month, sequence);
      }
      return this.read(scope);
    });
  }

  /** Draws a number, so that others wait, and counts on from the wanted one. A refusal takes the draw back. */
  private async raiseOne(companyId: number, series: PaperSeries, month: string, wanted: number): Promise<void> {
    const period = counterKey(series, month);
    const drawn = await this.sequence.next(companyId, period);
    if (wanted < drawn) {
      const next = paperNumber(series, month, drawn);
      const detail = `The next ${NAMES[series]} number is ${next} already, and can only go up: choose ${drawn} or more.`;
      throw new Conflict(ErrorCode.numberUsed, detail, series);
    }
    await this.db.repo(InvoiceCounter).update({ companyId, period }, { lastNumber: wanted - 1 });
    if (wanted === drawn) return;
    const values = { [`${series}Number`]: [paperNumber(series, month, drawn), paperNumber(series, month, wanted)] } as const;
    const change = { kind: 'invoice_counters', action: 'changed', companyId } as const;
    this.db.note({ ...change, fields: Object.keys(values), values: values as Record<string, [string, string]> });
  }

  /** What would be drawn now; numbers of invoices that were typed by hand are passed over. */
  private async next(companyId: number, series: PaperSeries, month: string): Promise<NextNumber> {
    const counter = await this.db.repo(InvoiceCounter).findOneBy({ companyId, period: counterKey(series, month) });
    for (let next = (counter?.lastNumber ?? 0) + 1; ; next += 1) {
      const number = paperNumber(series, month, next);
      const isTyped = series === 'invoice' && (await this.db.repo(InvoiceRow).existsBy({ companyId, numberKey: fold(number) }));
      if (!isTyped) return { next, number };
    }
  }
}
