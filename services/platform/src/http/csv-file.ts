import { MAX_IMPORT_MB, MAX_IMPORT_ROWS } from '@dwang/contracts';
import { CsvError, checkCells, readCsv, type Steps, type TableRow } from '@dwang/domain';
import { Invalid } from '../errors/app-errors';
import { decodeText } from '../files/decode-text';
import { inPieces } from '../work/in-pieces';

const MOST_COLUMNS = 100;
/** No heading says more; patterns that look for words in it see no more than that. */
const LONGEST_HEADING = 100;

export interface CsvList {
  headings: string[];
  rows: TableRow[];
}

/**
 * An uploaded list: its headings and the rows below them, each of which is one `thing` (`client`, `price`). Throws `Invalid` on `file` for
 * what is no such list, or too much of it.
 */
export async function readCsvFile(file: Buffer, thing: string): Promise<CsvList> {
  if (file.length > MAX_IMPORT_MB * 1024 * 1024) throw new Invalid('file', `A file may have at most ${MAX_IMPORT_MB} MB`);
  const text = decodeText(file);
  // What a spreadsheet or a picture has inside, and no text.
  if (text.includes('\u0000')) throw new Invalid('file', 'This is not a CSV file. Save the list as CSV first.');
  return inPieces(tableOf(text, thing)).catch((error) => {
    throw error instanceof CsvError ? new Invalid('file', error.message) : error;
  });
}

function* tableOf(text: string, thing: string): Steps<CsvList> {
  // With the headings, and one row that is too many.
  const [head, ...rows] = yield* readCsv(text, { most: MAX_IMPORT_ROWS + 2 });
  if (!head || rows.length === 0) {
    throw new Invalid('file', `The file needs a line of headings and at least one ${thing} below it`);
  }
  if (head.cells.length > MOST_COLUMNS) throw new Invalid('file', `A file may have at most ${MOST_COLUMNS} columns`);
  if (rows.length > MAX_IMPORT_ROWS) throw new Invalid('file', `A file may have at most ${MAX_IMPORT_ROWS} rows`);
  return { headings: head.cells.map((heading) => heading.slice(0, LONGEST_HEADING)), rows: yield* checkCells(rows, head.cells) };
}
