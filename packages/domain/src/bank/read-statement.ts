import type { Steps } from '../steps';
import { readCsvStatement } from './read-csv-statement';
import { isOfx, readOfx } from './read-ofx';
import { type Statement, type StatementChoices, StatementError } from './statement-line';

/**
 * Reads a bank's statement: OFX or QFX, else CSV in any layout whose headings tell what is what. A statement without lines and
 * faults is one of which the columns, or the order of day and month, must be asked. Throws `StatementError` for what is none.
 */
export function* readStatement(source: string, choices: StatementChoices = {}): Steps<Statement> {
  const text = source.replace(/^\uFEFF/, '');
  // What a spreadsheet, a picture or a PDF has inside, and no text.
  if (text.includes('\u0000') || text.startsWith('%PDF')) {
    throw new StatementError('This is not a statement that can be read. Export it from your bank as CSV or OFX.');
  }
  return yield* isOfx(text) ? readOfx(text, choices) : readCsvStatement(text, choices);
}
