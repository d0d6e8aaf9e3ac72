import { createHash } from 'node:crypto';
import { ErrorCode, type ImportStatementQuery, type StatementLineOut, type StatementReport } from '@dwang/contracts';
import { centsToDecimal } from '@dwang/domain';
import { areEnough, numberedKeys, type Statement, type StatementLine } from '@dwang/domain/bank';
import { Conflict, Database, NotFound, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { z } from 'zod';
import { AlikeLines } from './alike-lines';
import { BankImportRow } from './bank-import.entity';
import { BankLineRow } from './bank-line.entity';
import { readStatementFile } from './read-statement-file';

type Query = z.output<typeof ImportStatementQuery>;
type Seen = StatementLine & { hash: string; outcome: 'new' | 'known' | 'alike' | 'out' };

const ROWS_AT_ONCE = 200;
const LINES_SHOWN = 200;

/** Bank statements from a file. Only said, unless asked to do it; then all of it or nothing, and no line ever twice. */
@Injectable()
export class BankImport {
  constructor(
    private readonly db: Database,
    private readonly alike: AlikeLines,
  ) {}

  run(scope: Scope, query: Query, file: Buffer): Promise<StatementReport> {
    const statement = readStatementFile(file, query.columns);
    return this.db.tx(async () => {
      const seen = await this.compare(scope, statement, query.bringAlike);
      if (query.dryRun) return reportOf(statement, seen, null);
      refuseUnreadable(statement, query);
      const fresh = seen.filter(({ outcome }) => outcome === 'new');
      return reportOf(
        statement,
        seen,
        fresh.length > 0 ? await this.insert(scope, { name: query.name, format: statement.format }, fresh) : null,
      );
    });
  }

  /** Takes an import back: its lines go, but for those that were matched in the meantime. */
  async undo({ companyId }: Scope, importId: number): Promise<void> {
    await this.db.tx(async () => {
      const where = { id: importId, companyId };
      if (!(await this.db.findForUpdate(BankImportRow, where))) throw new NotFound('No such import');
      await this.db.repo(BankLineRow).delete({ companyId, importId, state: In(['new', 'ignored']) });
      if (!(await this.db.repo(BankLineRow).existsBy({ companyId, importId }))) await this.db.repo(BankImportRow).delete(where);
    });
  }

  /** The running number of lines that are alike is counted over all of the file, before any is left out. */
  private async compare({ companyId }: Scope, { format, lines }: Statement, bringsAlike: boolean): Promise<Seen[]> {
    const hashes = numberedKeys(lines).map((key) => createHash('sha256').update(key).digest('hex'));
    const known = new Set<string>();
    for (let at = 0; at < hashes.length; at += ROWS_AT_ONCE) {
      const where = { companyId, hash: In(hashes.slice(at, at + ROWS_AT_ONCE)) };
      for (const { hash } of await this.db.repo(BankLineRow).find({ select: { hash: true }, where })) known.add(hash);
    }
    const seen = lines.map((line, index): Seen => {
      const hash = hashes[index] ?? '';
      if (line.cents <= 0) return { ...line, hash, outcome: 'out' };
      return { ...line, hash, outcome: known.has(hash) ? 'known' : 'new' };
    });
    if (bringsAlike) return seen;
    const fresh = seen.filter(({ outcome }) => outcome === 'new');
    const alike = await this.alike.find(companyId, format, fresh);
    return seen.map((line) => (alike[fresh.indexOf(line)] ? { ...line, outcome: 'alike' } : line));
  }

  private async insert(
    { companyId, userId }: Scope,
    file: Pick<BankImportRow, 'name' | 'format'>,
    fresh: readonly Seen[],
  ): Promise<number> {
    const made = { companyId, userId, ...file, createdAt: new Date(Date.now()) };
    const importId = Number((await this.db.repo(BankImportRow).insert(made)).identifiers[0]?.id);
    const rows = fresh.map(({ hash, day, cents, payee, particulars, code, reference, details, account }) => ({
      ...{ companyId, importId, hash, day, amountCents: cents },
      ...{ payee, particulars, code, reference, details, account, state: 'new' as const },
    }));
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
      // A line that somebody else brings at the same moment is theirs.
      const some = this.db.repo(BankLineRow).createQueryBuilder().insert().orIgnore();
      await some
        .values(rows.slice(at, at + ROWS_AT_ONCE))
        .updateEntity(false)
        .execute();
    }
    if (rows.length > 0) this.db.note({ kind: 'bank_lines', action: 'added', companyId, count: rows.length });
    return importId;
  }
}

function refuseUnreadable({ faults, columns, format }: Statement, { leaveOutRefused }: Query): void {
  if (format === 'csv' && !areEnough(columns.map(({ use }) => use))) {
    throw new Conflict(ErrorCode.bankLinesRefused, 'Please say which columns hold the date and the amount.', 'columns');
  }
  if (faults.length === 0 || leaveOutRefused) return;
  const lines = faults.length === 1 ? '1 line' : `${faults.length} lines`;
  throw new Conflict(ErrorCode.bankLinesRefused, `${lines} cannot be read. Nothing was imported.`, 'leaveOutRefused');
}

function reportOf(statement: Statement, seen: readonly Seen[], importId: number | null): StatementReport {
  const { format, bank, columns, faults } = statement;
  const count = (wanted: Seen['outcome']) => seen.filter(({ outcome }) => outcome === wanted).length;
  const days = seen.map(({ day }) => day).sort();
  const fresh = seen.filter(({ outcome }) => outcome === 'new');
  const nothing = { outcome: 'refused' as const, day: null, amount: null, payee: '', words: '' };
  const lines: StatementLineOut[] = [...faults.map((fault) => ({ ...fault, ...nothing })), ...seen.map(lineOut)];
  return {
    importId,
    format,
    bank,
    columns,
    asksColumns: format === 'csv' && !areEnough(columns.map(({ use }) => use)),
    from: days.at(0) ?? null,
    to: days.at(-1) ?? null,
    counts: { new: fresh.length, known: count('known'), alike: count('alike'), out: count('out'), refused: faults.length },
    amount: centsToDecimal(fresh.reduce((sum, { cents }) => sum + cents, 0)),
    lines: lines.slice(0, LINES_SHOWN),
  };
}

const lineOut = ({ line, outcome, day, cents, payee, particulars, code, reference, details }: Seen): StatementLineOut => {
  const words = [particulars, code, reference, details].filter((text) => text !== '').join(' · ');
  return { line, outcome, day, amount: centsToDecimal(cents), payee, words, reason: '' };
};
