import { createHash } from 'node:crypto';
import type { ImportStatementQuery } from '@dwang/contracts';
import { mapSteps } from '@dwang/domain';
import { contentKey, plainAccount, type Statement, type StatementLine, type StoredLine, sameLines } from '@dwang/domain/bank';
import { breathe, Database, inPieces } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { In, MoreThan } from 'typeorm';
import type { z } from 'zod';
import { BankImportRow } from './bank-import.entity';
import { BankLineRow } from './bank-line.entity';
import type { SeenLine } from './statement-report';

const DAYS_AT_ONCE = 200;
const ROWS_AT_ONCE = 500;

interface Kept extends StoredLine {
  hash: string;
  importName: string;
}

/** Tells which lines of a statement are here already. */
@Injectable()
export class KnownLines {
  constructor(private readonly db: Database) {}

  /**
   * What becomes of each line; those that are new, or brought though they are known, get a hash that is still free. To bring a line of which it
   * was asked says that its money came in.
   */
  async compare(
    companyId: number,
    { format, lines: read }: Statement,
    { bring, bringAlike }: z.output<typeof ImportStatementQuery>,
  ): Promise<SeenLine[]> {
    const brought = new Set(bring);
    const lines = read.map((line, index) => {
      return line.doubt !== '' && brought.has(index + 1) ? { ...line, cents: Math.abs(line.cents), doubt: '' } : line;
    });
    const came = lines.filter(({ cents, doubt }) => cents > 0 && doubt === '');
    const kept = await this.kept(companyId, format, [...new Set(came.map(({ day }) => day))]);
    const found = await inPieces(sameLines(came, kept));
    const same = new Map(found.map((one, index) => [came[index], one]));
    const hashes = new FreeHashes(kept);
    const seen = mapSteps(lines, (line, index): SeenLine => {
      const entry = index + 1;
      if (line.doubt !== '') return { ...line, entry, outcome: 'asked', hash: '', reason: line.doubt };
      if (line.cents <= 0) return { ...line, entry, outcome: 'out', hash: '', reason: '' };
      const found = same.get(line) ?? null;
      const reason = found ? sameText(kept[found.stored ?? -1] ?? null, came[found.earlier ?? -1] ?? null) : '';
      const isBrought = (brought.has(entry) && line === read[index]) || (bringAlike && found?.certainty === 'alike');
      if (found && !isBrought) return { ...line, entry, outcome: found.certainty, hash: '', reason };
      return { ...line, entry, outcome: 'new', hash: hashes.of(line), reason };
    });
    return inPieces(seen);
  }

  /** The accounts of earlier statements. */
  async accounts(companyId: number): Promise<string[]> {
    const rows = await this.db
      .repo(BankLineRow)
      .createQueryBuilder('line')
      .select('line.account', 'account')
      .distinct()
      .where({ companyId })
      .orderBy('line.account')
      .limit(20)
      .getRawMany<{ account: string }>();
    return rows.map(({ account }) => account).filter((account) => account !== '');
  }

  private async kept(companyId: number, format: Statement['format'], days: readonly string[]): Promise<Kept[]> {
    const rows: BankLineRow[] = [];
    for (let at = 0; at < days.length; at += DAYS_AT_ONCE) {
      const day = In(days.slice(at, at + DAYS_AT_ONCE));
      for (let [last, isMore] = [0, true]; isMore; await breathe()) {
        const where = { companyId, day, id: MoreThan(last) };
        const some = await this.db.repo(BankLineRow).find({ where, order: { id: 'ASC' }, take: ROWS_AT_ONCE });
        rows.push(...some);
        last = some.at(-1)?.id ?? last;
        isMore = some.length === ROWS_AT_ONCE;
      }
    }
    const ids = [...new Set(rows.map(({ importId }) => importId))];
    const imports = new Map((await this.db.repo(BankImportRow).findBy({ companyId, id: In(ids) })).map((one) => [one.id, one]));
    const kept = mapSteps(rows, (row): Kept => {
      const from = imports.get(row.importId);
      const isOtherFormat = from?.format != null && from.format !== format;
      return { ...row, cents: row.amountCents, bankId: row.bankId ?? '', isOtherFormat, importName: from?.name ?? '' };
    });
    return inPieces(kept);
  }
}

/** Lines that say the same are numbered, so that two imports at once of one statement make the same hashes. */
class FreeHashes {
  private readonly taken: Set<string>;
  private readonly numbers = new Map<string, number>();

  constructor(kept: readonly Kept[]) {
    this.taken = new Set(kept.map(({ hash }) => hash));
  }

  of(line: StatementLine): string {
    const key = JSON.stringify([contentKey(line), plainAccount(line.account), line.bankId]);
    for (let number = (this.numbers.get(key) ?? 0) + 1; ; number += 1) {
      const hash = createHash('sha256').update(`${key}#${number}`).digest('hex');
      if (this.taken.has(hash)) continue;
      this.numbers.set(key, number);
      return hash;
    }
  }
}

function sameText(kept: Kept | null, earlier: StatementLine | null): string {
  const line = kept ?? earlier;
  if (!line) return '';
  const words = [line.payee, line.particulars, line.code, line.reference, line.details].filter((text) => text !== '').join(' · ');
  const from = kept ? (kept.importName ? `of ${kept.importName}` : 'imported earlier') : 'earlier in this file';
  return `Taken for the line “${words.slice(0, 200)}” ${from}.`;
}
