import { MAX_STATEMENT_LINES, MAX_STATEMENT_MB } from '@dwang/contracts';
import { mapSteps, type Steps } from '@dwang/domain';
import { readStatement, type Statement, type StatementChoices, StatementError, type StatementLine } from '@dwang/domain/bank';
import { decodeText, Invalid, inPieces } from '@dwang/platform';

/** The statement in a file, its texts cut to what is kept of them. Throws `Invalid` on `file` or `columns`. */
export async function readStatementFile(file: Buffer, choices: StatementChoices): Promise<Statement> {
  if (file.length > MAX_STATEMENT_MB * 1024 * 1024) throw new Invalid('file', `A file may have at most ${MAX_STATEMENT_MB} MB`);
  return inPieces(fittedStatement(decodeText(file), choices)).catch((error) => {
    throw error instanceof StatementError ? new Invalid('file', error.message) : error;
  });
}

function* fittedStatement(text: string, choices: StatementChoices): Steps<Statement> {
  const { columns } = choices;
  const statement = yield* readStatement(text, choices);
  if (statement.lines.length + statement.faults.length > MAX_STATEMENT_LINES) {
    throw new Invalid('file', `A statement may have at most ${MAX_STATEMENT_LINES} lines`);
  }
  if (columns && columns.length > statement.columns.length) {
    throw new Invalid('columns', `The file has ${statement.columns.length} columns`);
  }
  const faults = statement.faults.map(({ line, reason }) => ({ line, reason: reason.slice(0, LONGEST_REASON) }));
  return { ...statement, faults, lines: yield* mapSteps(statement.lines, fitted) };
}

/** A reason names the cell that it is about, which may hold a page. */
const LONGEST_REASON = 300;

const fitted = (line: StatementLine): StatementLine => ({
  ...line,
  payee: plain(line.payee, 200),
  particulars: plain(line.particulars, 100),
  code: plain(line.code, 100),
  reference: plain(line.reference, 100),
  details: plain(line.details, 500),
  bankId: plain(line.bankId, 200),
  account: plain(line.account, 60),
});

/** One line of text without what cannot be stored; half of a character that was cut in two goes. */
const plain = (text: string, most: number): string =>
  text
    .normalize('NFC')
    .replace(/\p{C}+|\s+/gu, ' ')
    .trim()
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, '');
