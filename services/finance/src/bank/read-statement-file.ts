import { MAX_STATEMENT_LINES, MAX_STATEMENT_MB } from '@dwang/contracts';
import { readStatement, type Statement, type StatementChoices, StatementError, type StatementLine } from '@dwang/domain/bank';
import { decodeText, Invalid } from '@dwang/platform';

/** The statement in a file, its texts cut to what is kept of them. Throws `Invalid` on `file` or `columns`. */
export function readStatementFile(file: Buffer, choices: StatementChoices): Statement {
  const { columns } = choices;
  if (file.length > MAX_STATEMENT_MB * 1024 * 1024) throw new Invalid('file', `A file may have at most ${MAX_STATEMENT_MB} MB`);
  const statement = parse(decodeText(file), choices);
  if (statement.lines.length + statement.faults.length > MAX_STATEMENT_LINES) {
    throw new Invalid('file', `A statement may have at most ${MAX_STATEMENT_LINES} lines`);
  }
  if (columns && columns.length > statement.columns.length) {
    throw new Invalid('columns', `The file has ${statement.columns.length} columns`);
  }
  return { ...statement, lines: statement.lines.map(fitted) };
}

function parse(text: string, choices: StatementChoices): Statement {
  try {
    return readStatement(text, choices);
  } catch (error) {
    if (error instanceof StatementError) throw new Invalid('file', error.message);
    throw error;
  }
}

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
