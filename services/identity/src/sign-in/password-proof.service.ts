import { ErrorCode } from '@dwang/contracts';
import { Database, Invalid, SignedOut } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { User } from '../users/user.entity';
import { InTurn } from './in-turn';
import { LockOut } from './lock-out.service';
import { Passwords } from './passwords.service';

/**
 * Asks somebody signed in for the password again, before what cannot be undone. Wrong ones are counted as failed sign-ins are, but
 * apart from them. Call it outside of a transaction: a rollback must not forget the count.
 */
@Injectable()
export class PasswordProof {
  private readonly inTurn = new InTurn();

  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(Passwords) private readonly passwords: Passwords,
    @Inject(LockOut) private readonly lockOut: LockOut,
  ) {}

  /** Throws `Invalid` on `password` when it is wrong, `TooMany` after too many wrong ones. */
  demand(userId: number, password: string): Promise<User> {
    const accountKey = `proof:${userId}`;
    return this.inTurn.run(accountKey, async () => {
      await this.lockOut.check(accountKey);
      const user = await this.db.repo(User).findOneBy({ id: userId });
      if (!user) throw new SignedOut();
      if (await this.passwords.matches(password, user.passwordHash)) {
        await this.lockOut.clear(accountKey);
        return user;
      }
      await this.lockOut.recordFailure(accountKey);
      throw new Invalid('password', 'This is not your present password', ErrorCode.wrongPassword);
    });
  }
}
