import { createHash } from 'node:crypto';
import { networkOf, readDeviceMark, SecurityLog } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { KnownDevices } from '../devices/known-devices.service';
import { nameKey } from '../users/name-key';
import type { User } from '../users/user.entity';
import { Users } from '../users/users.service';
import { InTurn } from './in-turn';
import { accountOf, type Count, FREE_FAILURES, LockOut } from './lock-out.service';
import { Passwords } from './passwords.service';

/** Of one account, from all networks and devices on which its owner has not signed in before. */
const FREE_FROM_ANYWHERE = 50;

/**
 * Decides whether a name and password belong together. The answer and its time tell nothing about which of the two was wrong. Wrong
 * passwords are counted by device or network, so that a stranger who guesses keeps the owner from nothing: a device on which the owner has
 * signed in before has a count of its own; all others count by network, and together by account with a wider limit. Source: OWASP ASVS
 * 5.0, 6.1.1.
 */
@Injectable()
export class SignIn {
  private readonly inTurn = new InTurn();

  constructor(
    @Inject(Users) private readonly users: Users,
    @Inject(Passwords) private readonly passwords: Passwords,
    @Inject(LockOut) private readonly lockOut: LockOut,
    @Inject(KnownDevices) private readonly devices: KnownDevices,
    @Inject(SecurityLog) private readonly security: SecurityLog,
  ) {}

  /** The user, or null; throws `TooMany` while tries from there must wait. */
  async verify(login: string, password: string, request: FastifyRequest): Promise<User | null> {
    const user = await this.users.findByLogin(login);
    const counts = await this.countsOf(user, login, request);
    const widest = counts.at(-1)?.key ?? '';
    return this.inTurn.run(widest, async () => {
      for (const { key } of counts) await this.lockOut.check(key);
      const isRight = await this.passwords.matches(password, user?.passwordHash ?? null);
      if (user && isRight && user.status === 'active') {
        await this.lockOut.clear(counts[0].key);
        return user;
      }
      let isLocked = false;
      for (const { key, free } of counts) isLocked = (await this.lockOut.recordFailure(key, new Date(), free)) || isLocked;
      this.security.refused(isLocked ? 'sign-in.locked' : 'sign-in.failed', { userId: user?.id ?? null, username: login });
      return null;
    });
  }

  /** The narrowest first. */
  private async countsOf(user: User | null, login: string, request: FastifyRequest): Promise<[Count, ...Count[]]> {
    const account = user ? accountOf(user.id) : `name:${shortHash(nameKey(login))}`;
    const mark = readDeviceMark(request);
    if (user && mark && (await this.devices.isKnown(user.id, mark))) {
      return [{ key: `${account}:device:${shortHash(mark)}`, free: FREE_FAILURES }];
    }
    return [
      { key: `${account}:network:${shortHash(networkOf(request.ip))}`, free: FREE_FAILURES },
      { key: account, free: FREE_FROM_ANYWHERE },
    ];
  }
}

/** 128 bits: two of them fit into a key. */
const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);
