import type { Steps } from './steps';

export interface CsvRow {
  /** The line of the file on which it begins, from 1. */
  line: number;
  cells: string[];
}

const SEPARATORS = [',', ';', '\t'] as const;
type Separator = (typeof SEPARATORS)[number];
/** Of a cell, by what stands between cells: spaces before what it says, and what it says up to its end. */
const RUNS: Readonly<Record<Separator, readonly [blank: RegExp, rest: RegExp]>> = {
  ',': [/[^\S,\r\n]+/y, /[^,\r\n]+/y],
  ';': [/[^\S;\r\n]+/y, /[^;\r\n]+/y],
  '\t': [/[^\S\t\r\n]+/y, /[^\t\r\n]+/y],
};
/** No list has rows with more; a file of which a quote is missing seems to. */
const LONGEST_ROW = 100_000;
const MOST_CELLS = 1000;

/**
 * The rows of a CSV file (RFC 4180), empty ones left out, one in a step: with commas, semicolons or tabs between, by what stands
 * equally often in the lines of `sample`, which is the first line unless said. Reading ends after `most` rows.
 * Quoted cells may hold separators, line breaks and doubled quotes. A formula is text like any other, without the apostrophe that keeps
 * spreadsheets from running it. Throws `CsvError` when a quote is never closed, or a row is too long.
 */
export function* readCsv(text: string, { sample, most = Infinity }: { sample?: string; most?: number } = {}): Steps<CsvRow[]> {
  const source = text.replace(/^\uFEFF/, '');
  const reader = new RowReader(source, separatorOf(sample ?? source.slice(0, LONGEST_ROW).split(/\r|\n/, 1)[0] ?? ''));
  const rows: CsvRow[] = [];
  while (!reader.isAtEnd && rows.length < most) {
    const row = reader.next();
    if (row.cells.some((one) => one.trim() !== '')) rows.push({ ...row, cells: row.cells.map(plain) });
    yield;
  }
  return rows;
}

/** The file is not CSV; the message says on which line it stops making sense. */
export class CsvError extends Error {}

class RowReader {
  private at = 0;
  private line = 1;
  private begins = { at: 0, line: 1 };
  private readonly runs: (typeof RUNS)[Separator];

  constructor(
    private readonly source: string,
    private readonly separator: Separator,
  ) {
    this.runs = RUNS[separator];
  }

  get isAtEnd(): boolean {
    return this.at >= this.source.length;
  }

  next(): CsvRow {
    this.begins = { at: this.at, line: this.line };
    const cells: string[] = [];
    let cell = '';
    let isBlank = true;
    for (let isOver = false; !isOver && !this.isAtEnd; ) {
      const sign = this.source.charAt(this.at);
      if (sign === '"' && isBlank) {
        cell = this.quoted();
        isBlank = cell.trim() === '';
      } else if (sign === this.separator) {
        cells.push(cell);
        [cell, isBlank] = ['', true];
        this.at += 1;
      } else if (sign === '\n' || sign === '\r') {
        this.at += sign === '\r' && this.source.charAt(this.at + 1) === '\n' ? 2 : 1;
        this.line += 1;
        isOver = true;
      } else {
        const space: string = isBlank ? this.take(this.runs[0]) : '';
        isBlank = space !== '';
        cell += space || this.take(this.runs[1]);
      }
      this.refuseLong(cells.length);
    }
    cells.push(cell);
    return { line: this.begins.line, cells };
  }

  private take(run: RegExp): string {
    run.lastIndex = this.at;
    const text = run.exec(this.source)?.[0] ?? '';
    this.at += text.length;
    return text;
  }

  /** The cell within the quote that opens here. */
  private quoted(): string {
    let text = '';
    for (let from = this.at + 1; ; ) {
      const end = this.source.indexOf('"', from);
      if (end < 0) throw new CsvError(`The quote that opens on line ${this.line} is never closed`);
      text += this.source.slice(from, end);
      this.at = end + 1;
      this.refuseLong(0);
      if (this.source.charAt(this.at) !== '"') break;
      text += '"';
      from = this.at + 1;
    }
    this.line += (text.match(/\r\n|\r|\n/g) ?? []).length;
    return text;
  }

  private refuseLong(cells: number): void {
    if (this.at - this.begins.at <= LONGEST_ROW && cells < MOST_CELLS) return;
    throw new CsvError(
      `The row that begins on line ${this.begins.line} is too long. A quote may be missing there, or stand alone.`,
    );
  }
}

/** The one that stands equally often in most lines, and most often in them. */
function separatorOf(sample: string): Separator {
  const lines = sample.replace(/"[^"]*"?/g, '').split(/\r\n|\r|\n/);
  const weight = (sign: string) => {
    const counts = new Map<number, number>();
    for (const line of lines) {
      const count = line.split(sign).length - 1;
      counts.set(count, (counts.get(count) ?? 0) + 1);
    }
    return Math.max(...[...counts].map(([count, often]) => count * often));
  };
  return SEPARATORS.reduce((best, sign) => (weight(sign) > weight(best) ? sign : best));
}

/** Takes off the apostrophe by which `csvLine` and spreadsheets mark text that looks like a formula. */
const plain = (cell: string): string => cell.replace(/^'(['"\s]*[=+\-@]|[\t\r])/, '$1').trim();
