import type { StatementLine } from '@dwang/domain/bank';
import { Database } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { Between, In, Not } from 'typeorm';
import { BankImportRow, type StatementFormat } from './bank-import.entity';
import { BankLineRow } from './bank-line.entity';

type Money = Pick<StatementLine, 'day' | 'cents' | 'account'>;

/**
 * Tells lines that are probably here already from a file of another kind. CSV and OFX of a bank write the same line in different words, so
 * only day, amount and account can be compared: each line that is here stands for one line of the file.
 */
@Injectable()
export class AlikeLines {
  constructor(private readonly db: Database) {}

  /** Of lines that are not known themselves, in their order: whether each is alike. */
  async find(companyId: number, format: StatementFormat, lines: readonly Money[]): Promise<boolean[]> {
    const days = lines.map(({ day }) => day).sort();
    const [first, last] = [days.at(0), days.at(-1)];
    if (first === undefined || last === undefined) return [];
    const imports = await this.db.repo(BankImportRow).find({ select: { id: true }, where: { companyId, format: Not(format) } });
    if (imports.length === 0) return lines.map(() => false);
    const here = await this.db.repo(BankLineRow).find({
      select: { day: true, amountCents: true, account: true },
      where: { companyId, day: Between(first, last), importId: In(imports.map(({ id }) => id)) },
    });
    const left = here.map(({ day, amountCents: cents, account }) => ({ day, cents, account }));
    return lines.map((line) => {
      const at = left.findIndex((other) => isAlike(line, other));
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
  }
}

function isAlike(one: Money, other: Money): boolean {
  if (one.day !== other.day || one.cents !== other.cents) return false;
  const [account, otherAccount] = [digits(one.account), digits(other.account)];
  return account === '' || otherAccount === '' || account.endsWith(otherAccount) || otherAccount.endsWith(account);
}

/** Banks write `12-3140-0171323-50` and `1231400171323050`. */
const digits = (account: string): string => account.replace(/\D/g, '');
