import { randomInt } from 'node:crypto';
import { Database } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { Passwords } from '../sign-in/passwords.service';
import { RecoveryCode } from './recovery-code.entity';

const COUNT = 10;
/** Crockford's letters: none is taken for another, and no word is made by chance. 32 of them, so 50 bits in ten. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 10;

/** Codes that replace a lost phone, each once. Hashed as passwords are, since they are shorter than a key. */
@Injectable()
export class RecoveryCodes {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(Passwords) private readonly passwords: Passwords,
  ) {}

  left(userId: number): Promise<number> {
    return this.db.repo(RecoveryCode).countBy({ userId });
  }

  /** Ten fresh ones; those from before are dead. The only time that they are known. */
  async renew(userId: number): Promise<string[]> {
    const codes = Array.from({ length: COUNT }, newCode);
    const hashes = await Promise.all(codes.map((code) => this.passwords.hash(plain(code))));
    await this.db.tx(async () => {
      await this.remove(userId);
      await this.db.repo(RecoveryCode).insert(hashes.map((codeHash) => ({ userId, codeHash })));
    });
    return codes;
  }

  /** Whether it is one of theirs; it is then spent. */
  async take(userId: number, code: string): Promise<boolean> {
    const typed = plain(code);
    if (typed.length !== LENGTH) return false;
    for (const { id, codeHash } of await this.db.repo(RecoveryCode).findBy({ userId })) {
      if (!(await this.passwords.matches(typed, codeHash))) continue;
      const { affected } = await this.db.repo(RecoveryCode).delete({ id });
      return affected === 1;
    }
    return false;
  }

  async remove(userId: number): Promise<void> {
    await this.db.repo(RecoveryCode).delete({ userId });
  }
}

function newCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
}

/** As people type it: with or without the dash, in any case, an o for the nought, an i or l for the one. */
const plain = (code: string): string => code.toLowerCase().replace(/[\s-]/g, '').replace(/o/g, '0').replace(/[il]/g, '1');
