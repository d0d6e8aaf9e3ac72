import type { Device } from '@dwang/contracts';
import { Database, ENV, type Env, Log, NotFound } from '@dwang/platform';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { LessThan, MoreThan, Not } from 'typeorm';
import { hashOfToken, newToken } from '../tokens/one-time-token';
import { User } from '../users/user.entity';
import { deviceName } from './device-name';
import { Session } from './session.entity';

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;
const TOUCH_AFTER_MS = 5 * 60 * 1000;

/** Sessions of devices: opaque random tokens, revocable one by one or all of a user. */
@Injectable()
export class Sessions implements OnModuleDestroy {
  /** Uses that are being noted, by the number of the session. */
  private readonly noting = new Map<number, Promise<void>>();

  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(ENV) private readonly env: Env,
    @Inject(Log) private readonly log: Log,
  ) {}

  /** Waits until all uses so far are noted. */
  async settled(): Promise<void> {
    await Promise.all(this.noting.values());
  }

  onModuleDestroy(): Promise<void> {
    return this.settled();
  }

  /**
   * Seconds for which the browser may keep the cookie; the server ends the session earlier when it lies idle. Null, where others use the
   * device too: until the browser is closed.
   */
  cookieSeconds(isShared: boolean): number | null {
    return isShared ? null : this.env.SESSION_ABSOLUTE_DAYS * 24 * 3600;
  }

  /** Starts a session with a fresh token and returns that token: the only time that it is known. */
  async start(userId: number, device: string, now = new Date(), { isStrong = false, isShared = false } = {}): Promise<string> {
    const token = newToken();
    const longest = isShared ? this.env.SESSION_SHARED_HOURS * HOUR_MS : this.env.SESSION_ABSOLUTE_DAYS * DAY_MS;
    const absoluteAt = new Date(now.getTime() + longest);
    await this.db.repo(Session).insert({
      tokenHash: hashOfToken(token),
      userId,
      device: device.slice(0, 200),
      createdAt: now,
      lastSeenAt: now,
      expiresAt: this.idleEnd(now, absoluteAt),
      absoluteAt,
      isStrong,
    });
    await this.db.repo(User).update({ id: userId }, { lastActiveAt: now });
    await this.db.repo(Session).delete({ userId, expiresAt: LessThan(now) });
    return token;
  }

  /**
   * The living session of a token, or null. Notes the use at most every five minutes, so that reads stay reads, and keeps nobody waiting for
   * that: on SQLite a long transaction of somebody else may come first.
   */
  async find(token: string, now = new Date()): Promise<Session | null> {
    const session = await this.db.repo(Session).findOneBy({ tokenHash: hashOfToken(token) });
    if (!session || session.expiresAt <= now || session.absoluteAt <= now) return null;
    if (Math.abs(now.getTime() - session.lastSeenAt.getTime()) > TOUCH_AFTER_MS) this.noteUse(session, now);
    return session;
  }

  /** It was shown to be of somebody who holds more than the password. */
  async strengthen(token: string): Promise<void> {
    await this.db.repo(Session).update({ tokenHash: hashOfToken(token) }, { isStrong: true });
  }

  /** Ends one session; ending it twice is no error. */
  async end(token: string): Promise<void> {
    await this.db.repo(Session).delete({ tokenHash: hashOfToken(token) });
  }

  /** Signs a user out everywhere. */
  async endAll(userId: number): Promise<void> {
    await this.db.repo(Session).delete({ userId });
  }

  /** Signs a user out everywhere but here. */
  async endOthers(userId: number, token: string | null): Promise<void> {
    await this.db.repo(Session).delete({ userId, tokenHash: Not(token === null ? '' : hashOfToken(token)) });
  }

  /** The devices on which a user is signed in, the last used first. */
  async devices(userId: number, token: string | null, now = new Date()): Promise<Device[]> {
    const where = { userId, expiresAt: MoreThan(now), absoluteAt: MoreThan(now) };
    const rows = await this.db.repo(Session).find({ where, order: { lastSeenAt: 'DESC', id: 'DESC' } });
    const thisHash = token === null ? '' : hashOfToken(token);
    return rows.map(({ id, device, createdAt, lastSeenAt, tokenHash }) => ({
      id,
      device: deviceName(device),
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      isThisOne: tokenHash === thisHash,
    }));
  }

  /** Signs a user out on one device. Throws `NotFound` where it is not theirs. */
  async endOne(userId: number, id: number): Promise<void> {
    const { affected } = await this.db.repo(Session).delete({ id, userId });
    if (affected === 0) throw new NotFound('This device is not signed in any more');
  }

  private noteUse(session: Session, now: Date): void {
    if (this.noting.has(session.id)) return;
    const noted = this.db
      .outside(() => this.touch(session, now))
      .catch((error) => this.log.fault(error, { session: session.id }))
      .finally(() => this.noting.delete(session.id));
    this.noting.set(session.id, noted);
  }

  /** One that a wrong clock has begun or prolonged ahead of time lives no longer than it would have from now on. */
  private async touch(session: Session, now: Date): Promise<void> {
    const ahead = Math.max(0, session.createdAt.getTime() - now.getTime());
    const [createdAt, absoluteAt] = [session.createdAt, session.absoluteAt].map((at) => new Date(at.getTime() - ahead)) as [
      Date,
      Date,
    ];
    const used = { createdAt, absoluteAt, lastSeenAt: now, expiresAt: this.idleEnd(now, absoluteAt) };
    await this.db.repo(Session).update({ id: session.id }, used);
    await this.db.repo(User).update({ id: session.userId }, { lastActiveAt: now });
  }

  private idleEnd(now: Date, absoluteAt: Date): Date {
    return new Date(Math.min(now.getTime() + this.env.SESSION_IDLE_DAYS * DAY_MS, absoluteAt.getTime()));
  }
}
