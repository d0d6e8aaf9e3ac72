import type { ImportStatementQuery, StatementReport } from '@dwang/contracts';
import { addDays } from '@dwang/domain';
import { breathe, Database, inParts, NotFound, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { z } from 'zod';
import { todayOf } from '../invoices/invoice-reader';
import { BankImportRow } from './bank-import.entity';
import { BankLineRow } from './bank-line.entity';
import { KnownLines } from './known-lines';
import { readStatementFile } from './read-statement-file';
import { refuseUndecided, reportOf, type SeenLine } from './statement-report';

type Query = z.output<typeof ImportStatementQuery>;

/** Bank statements from a file. Only said, unless asked to do it; then all of it or nothing, and no line ever twice. */
@Injectable()
export class BankImport {
  constructor(
    private readonly db: Database,
    private readonly known: KnownLines,
  ) {}

  async run(scope: Scope, query: Query, file: Buffer): Promise<StatementReport> {
    const read = await readStatementFile(file, { ...query, latest: addDays(todayOf(scope), 1) });
    const statement = { ...read, lines: read.lines.map((line) => ({ ...line, account: line.account || query.account })) };
    const { companyId } = scope;
    const accounts = await this.known.accounts(companyId);
    if (query.dryRun) return reportOf(read, await this.known.compare(companyId, statement, query), { importId: null, accounts });
    const done = await this.db.tx(async () => {
      const seen = await this.known.compare(companyId, statement, query);
      refuseUndecided(statement, seen, query);
      const fresh = seen.filter(({ outcome }) => outcome === 'new');
      const importId = fresh.length > 0 ? await this.insert(scope, { name: query.name, format: read.format }, fresh) : null;
      return { seen, importId };
    });
    await breathe();
    return reportOf(read, done.seen, { importId: done.importId, accounts });
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

  private async insert(
    { companyId, userId }: Scope,
    file: Pick<BankImportRow, 'name' | 'format'>,
    fresh: readonly SeenLine[],
  ): Promise<number> {
    const made = { companyId, userId, ...file, createdAt: new Date(Date.now()) };
    const importId = Number((await this.db.repo(BankImportRow).insert(made)).identifiers[0]?.id);
    const rowOf = ({ hash, day, cents, payee, particulars, code, reference, details, account, bankId }: SeenLine) => ({
      ...{ companyId, importId, hash, day, amountCents: cents },
      ...{ payee, particulars, code, reference, details, account, bankId, state: 'new' as const },
    });
    // A line that somebody else brings at the same moment is theirs.
    await inParts(fresh, (some) =>
      this.db.repo(BankLineRow).createQueryBuilder().insert().orIgnore().values(some.map(rowOf)).updateEntity(false).execute(),
    );
    if (fresh.length > 0) this.db.note({ kind: 'bank_lines', action: 'added', companyId, count: fresh.length });
    return importId;
  }
}
