import { createHash } from 'node:crypto';
import { SecurityLog } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { nameKey } from '../users/name-key';
import type { User } from '../users/user.entity';
import { Users } from '../users/users.service';
import { InTurn } from './in-turn';
import { LockOut } from './lock-out.service';
import { Passwords } from './passwords.service';

/** Decides whether a name and password belong together. The answer and its time tell nothing about which of the two was wrong. */
@Injectable()
export class SignIn {
  private readonly inTurn = new InTurn();

  constructor(
    @Inject(Users) private readonly users: Users,
    @Inject(Passwords) private readonly passwords: Passwords,
    @Inject(LockOut) private readonly lockOut: LockOut,
    @Inject(SecurityLog) private readonly security: SecurityLog,
  ) {}

  /** The user, or null; throws `TooMany` while the account is locked. */
  async verify(login: string, password: string): Promise<User | null> {
    const user = await this.users.findByLogin(login);
    const accountKey = user ? `user:${user.id}` : `name:${createHash('sha256').update(nameKey(login)).digest('hex')}`;
    return this.inTurn.run(accountKey, async () => {
      await this.lockOut.check(accountKey);
      const isRight = await this.passwords.matches(password, user?.passwordHash ?? null);
      if (user && isRight && user.status === 'active') {
        await this.lockOut.clear(accountKey);
        return user;
      }
      const isLocked = await this.lockOut.recordFailure(accountKey);
      this.security.refused(isLocked ? 'sign-in.locked' : 'sign-in.failed', { userId: user?.id ?? null, username: login });
      return null;
    });
  }
}
