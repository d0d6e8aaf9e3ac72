import { ErrorCode, type ImportPricesQuery, type PriceColumn, type PriceImportReport } from '@dwang/contracts';
import { dayOf } from '@dwang/domain';
import { Conflict, type CsvList, Database, Invalid, inPieces, readCsvFile, refuseNotYet, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { PriceBookRow } from './price-book.entity';
import { PriceBooks } from './price-books.service';
import { guessColumns } from './price-columns';
import { type ComparedPrice, comparePrices, countsOf, describeColumns, shownLines } from './price-report';
import { readPrices } from './read-prices';
import { WritePrices } from './write-prices';

type Query = z.output<typeof ImportPricesQuery>;

/** Prices from a merchant's CSV file into one of the company's price lists. Only said, unless asked to do it; then all of it or nothing. */
@Injectable()
export class PriceImport {
  constructor(
    private readonly db: Database,
    private readonly books: PriceBooks,
    private readonly prices: WritePrices,
  ) {}

  async run(scope: Scope, bookId: number, query: Query, file: Buffer): Promise<PriceImportReport> {
    const today = dayOf(Date.now(), scope.timeZone);
    refuseNotYet('pricedOn', query.pricedOn, today);
    const looked = await this.db.tx(() => this.books.held(scope, bookId));
    const list = await readCsvFile(file, 'price');
    if (query.dryRun) return { ...(await this.look(looked, list, query)).report, isDone: false };
    return this.db.tx(async () => {
      const book = await this.books.held(scope, bookId);
      const { columns, compared, report } = await this.look(book, list, query);
      if (columns.includes('priceUnknown')) throw new Invalid('columns', 'Please say whether GST is in the prices');
      refuseUnread(compared);
      await this.prices.write(book, compared, query.pricedOn ?? today);
      await this.remember(book, list.headings, columns);
      return { ...report, isDone: true };
    });
  }

  /** What would become of each row. */
  private async look(book: PriceBookRow, { headings, rows }: CsvList, query: Query) {
    const columns = fitted(query.columns ?? remembered(book, headings) ?? guessColumns(headings), headings);
    const known = await this.prices.known(book);
    const compared = comparePrices(await inPieces(readPrices(headings, rows, columns, known)), known, query.leaveOutRefused);
    const shown = { columns: describeColumns(headings, rows, columns), counts: countsOf(compared), lines: shownLines(compared) };
    return { columns, compared, report: shown };
  }

  private async remember({ id, companyId, version }: PriceBookRow, headings: string[], columns: PriceColumn[]): Promise<void> {
    const mapping = { headings: headings.map((heading) => heading.slice(0, 100)), columns };
    await this.db.repo(PriceBookRow).update({ id, companyId }, { mapping, version: version + 1 });
  }
}

/** How the last file with these headings was read. */
function remembered({ mapping }: PriceBookRow, headings: readonly string[]): PriceColumn[] | null {
  const isSame =
    mapping?.headings.length === headings.length && mapping.headings.every((one, at) => one === headings[at]?.slice(0, 100));
  return isSame ? mapping.columns : null;
}

/** As many as the file has columns; what is not said is left out. */
function fitted(columns: readonly PriceColumn[], headings: readonly string[]): PriceColumn[] {
  if (columns.length > headings.length) throw new Invalid('columns', `The file has ${headings.length} columns`);
  return headings.map((_, index) => columns[index] ?? 'skip');
}

function refuseUnread(rows: readonly ComparedPrice[]): void {
  const { refused } = countsOf(rows);
  if (refused === 0) return;
  const lines = refused === 1 ? '1 line' : `${refused} lines`;
  throw new Conflict(ErrorCode.pricesUnread, `${lines} cannot be read. Nothing was imported.`, 'leaveOutRefused');
}
