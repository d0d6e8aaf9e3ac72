export interface CsvRow {
  /** The line of the file on which it begins, from 1. */
  line: number;
  cells: string[];
}

const SEPARATORS = [',', ';', '\t'];

/**
 * The rows of a CSV file (RFC 4180), empty ones left out: with commas, semicolons or tabs between, by what stands
 * equally often in the lines of `sample`, which is the first line unless said.
 * Quoted cells may hold separators, line breaks and doubled quotes. A formula is text like any other, without the apostrophe that keeps
 * spreadsheets from running it. Throws `CsvError` when a quote is never closed.
 */
export function readCsv(text: string, sample?: string): CsvRow[] {
  const source = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(sample ?? source.split(/\r|\n/, 1)[0] ?? '');
  const rows: CsvRow[] = [];
  let [cells, cell, at, line]: [string[], string, number, number] = [[], '', 0, 1];
  let begins = 1;
  const endRow = () => {
    cells.push(cell);
    if (cells.some((one) => one.trim() !== '')) rows.push({ line: begins, cells: cells.map(plain) });
    [cells, cell] = [[], ''];
  };
  while (at < source.length) {
    const sign = source.charAt(at);
    if (sign === '"' && cell.trim() === '') {
      const quoted = readQuoted(source, at, line);
      cell = quoted.text;
      line += quoted.breaks;
      at = quoted.end;
    } else if (sign === separator) {
      cells.push(cell);
      cell = '';
      at += 1;
    } else if (sign === '\n' || sign === '\r') {
      endRow();
      at += sign === '\r' && source.charAt(at + 1) === '\n' ? 2 : 1;
      line += 1;
      begins = line;
    } else {
      cell += sign;
      at += 1;
    }
  }
  endRow();
  return rows;
}

/** The file is not CSV; `line` is where it stops making sense. */
export class CsvError extends Error {
  constructor(readonly line: number) {
    super(`The quote that opens on line ${line} is never closed`);
  }
}

function readQuoted(source: string, start: number, line: number): { text: string; end: number; breaks: number } {
  let text = '';
  for (let at = start + 1; at < source.length; at += 1) {
    const sign = source.charAt(at);
    if (sign !== '"') {
      text += sign;
    } else if (source.charAt(at + 1) === '"') {
      text += '"';
      at += 1;
    } else {
      return { text, end: at + 1, breaks: text.split(/\r\n|\r|\n/).length - 1 };
    }
  }
  throw new CsvError(line);
}

/** The one that stands equally often in most lines, and most often in them. */
function separatorOf(sample: string): string {
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
