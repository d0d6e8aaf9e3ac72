import { createHash } from 'node:crypto';
import type { ImportStatementQuery, StatementReport } from '@dwang/contracts';
import { numberedKeys, type Statement } from '@dwang/domain/bank';
import { Database, NotFound, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { z } from 'zod';
import { AlikeLines } from './alike-lines';
import { BankImportRow } from './bank-import.entity';
import { BankLineRow } from './bank-line.entity';
import { readStatementFile } from './read-statement-file';
import { refuseUndecided, reportOf, type SeenLine } from './statement-report';

type Query = z.output<typeof ImportStatementQuery>;

const ROWS_AT_ONCE = 200;

/** Bank statements from a file. Only said, unless asked to do it; then all of it or nothing, and no line ever twice. */
@Injectable()
export class BankImport {
  constructor(
    private readonly db: Database,
    private readonly alike: AlikeLines,
  ) {}

  run(scope: Scope, query: Query, file: Buffer): Promise<StatementReport> {
    const statement = readStatementFile(file, query);
    return this.db.tx(async () => {
      const seen = await this.compare(scope, statement, query.bringAlike);
      if (query.dryRun) return reportOf(statement, seen, null);
      refuseUndecided(statement, seen, query);
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
  private async compare({ companyId }: Scope, { format, lines }: Statement, bringsAlike: boolean): Promise<SeenLine[]> {
    const hashes = numberedKeys(lines).map((key) => createHash('sha256').update(key).digest('hex'));
    const known = new Set<string>();
    for (let at = 0; at < hashes.length; at += ROWS_AT_ONCE) {
      const where = { companyId, hash: In(hashes.slice(at, at + ROWS_AT_ONCE)) };
      for (const { hash } of await this.db.repo(BankLineRow).find({ select: { hash: true }, where })) known.add(hash);
    }
    const seen = lines.map((line, index): SeenLine => {
      const hash = hashes[index] ?? '';
      if (line.doubt !== '') return { ...line, hash, outcome: 'asked' };
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
    fresh: readonly SeenLine[],
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
