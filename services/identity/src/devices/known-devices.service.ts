import { Database, isUniqueViolation, networkOf, readDeviceMark, SecurityLog, writeDeviceMark } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { In, LessThan, MoreThan } from 'typeorm';
import { SecurityNotices } from '../letters/security-notices.service';
import { deviceName } from '../sessions/device-name';
import { hashOfToken, newToken } from '../tokens/one-time-token';
import type { User } from '../users/user.entity';
import { KnownDevice } from './known-device.entity';

/** A device that has not been seen for so long is new again. */
const KEPT_MS = 180 * 24 * 3600 * 1000;

const byCookie = (mark: string): string => hashOfToken(`cookie ${mark}`);

/** Knows the devices on which somebody has signed in before, and tells the person of a sign-in on another. */
@Injectable()
export class KnownDevices {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(SecurityLog) private readonly security: SecurityLog,
    @Inject(SecurityNotices) private readonly notices: SecurityNotices,
  ) {}

  /** Whether this person has signed in before on the device with this mark in its cookie. */
  isKnown(userId: number, mark: string, now = new Date()): Promise<boolean> {
    const lastSeenAt = MoreThan(new Date(now.getTime() - KEPT_MS));
    return this.db.repo(KnownDevice).existsBy({ userId, markHash: byCookie(mark), lastSeenAt });
  }

  /** A device is known by its cookie, or by its kind of browser in the same network. The first sign-in of an account is no news. */
  async meet(
    { id: userId, username }: Pick<User, 'id' | 'username'>,
    request: FastifyRequest,
    reply: FastifyReply,
    now = new Date(),
  ): Promise<void> {
    const name = deviceName(request.headers['user-agent'] ?? '');
    const network = networkOf(request.ip);
    const mark = readDeviceMark(request) ?? newToken();
    const hashes = [byCookie(mark), hashOfToken(`place ${name} ${network}`)];
    await this.db.repo(KnownDevice).delete({ userId, lastSeenAt: LessThan(new Date(now.getTime() - KEPT_MS)) });
    const isKnown = await this.db.repo(KnownDevice).existsBy({ userId, markHash: In(hashes) });
    const isFirst = !isKnown && !(await this.db.repo(KnownDevice).existsBy({ userId }));
    for (const markHash of hashes) await this.note(userId, markHash, now);
    writeDeviceMark(request, reply, mark);
    if (isKnown || isFirst) return;
    await this.security.note('sign-in.new-device', { userId, username, detail: name });
    this.notices.tell(userId, {
      title: 'Sign-in on a new device',
      message: `Somebody signed in to your account with ${name} from the network ${network}.`,
    });
  }

  private async note(userId: number, markHash: string, lastSeenAt: Date): Promise<void> {
    const { affected } = await this.db.repo(KnownDevice).update({ userId, markHash }, { lastSeenAt });
    if (affected) return;
    try {
      await this.db.repo(KnownDevice).insert({ userId, markHash, lastSeenAt });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
  }
}
