import { type AppSecret, ErrorCode } from '@dwang/contracts';
import { Database, Invalid, Secrets, Settings } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';
import { IsNull, LessThan, Not } from 'typeorm';
import { AppFactor } from './app-factor.entity';

const PERIOD_SECONDS = 30;
/** 160 bits, as RFC 4226 advises. */
const SECRET_BYTES = 20;
/** A code of the half minute before or after is taken too: clocks differ, and people need time to type. */
const WINDOW = 1;

const DIGITS = /^[0-9]{6}$/;

const place = (userId: number): string => `app factor ${userId}`;

/** Codes of an authenticator app. Each is taken once (RFC 6238, section 5.2). */
@Injectable()
export class AppFactors {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(Secrets) private readonly secrets: Secrets,
    @Inject(Settings) private readonly settings: Settings,
  ) {}

  /** Since when codes are asked for; null when they are not. */
  async since(userId: number): Promise<Date | null> {
    return (await this.db.repo(AppFactor).findOneBy({ userId, confirmedAt: Not(IsNull()) }))?.confirmedAt ?? null;
  }

  /** A fresh secret, which secures nothing until a code of it was right. An app that is there goes on until then. */
  begin(userId: number, username: string): Promise<AppSecret> {
    return this.db.tx(async () => {
      const secret = new Secret({ size: SECRET_BYTES });
      const sealed = this.secrets.seal(secret.base32, place(userId));
      if (await this.since(userId)) await this.db.repo(AppFactor).update({ userId }, { nextSecret: sealed });
      else {
        await this.db.repo(AppFactor).delete({ userId });
        const row = { secret: sealed, nextSecret: null, confirmedAt: null, lastStep: null, createdAt: new Date() };
        await this.db.repo(AppFactor).insert({ userId, ...row });
      }
      const issuer = await this.settings.get('app_name');
      const totp = new TOTP({ secret, issuer, label: username, period: PERIOD_SECONDS });
      return { secret: secret.base32, uri: totp.toString() };
    });
  }

  /** Throws `Invalid` on `code` when it is wrong or there is nothing to confirm. */
  async confirm(userId: number, code: string, now = Date.now()): Promise<void> {
    const row = await this.db.repo(AppFactor).findOneBy([
      { userId, confirmedAt: IsNull() },
      { userId, nextSecret: Not(IsNull()) },
    ]);
    const secret = row?.nextSecret ?? row?.secret ?? '';
    const step = row && this.stepOf({ userId, secret }, code, now);
    if (!row || !step) {
      const detail = 'This code is not right. Please check the clock of your phone and try the next one.';
      throw new Invalid('code', detail, ErrorCode.wrongCode);
    }
    const taken = { secret, nextSecret: null, confirmedAt: new Date(now), lastStep: step };
    await this.db.repo(AppFactor).update({ id: row.id }, taken);
  }

  /** Whether it is a right code that nobody has used: of those who send it at once, one is let in. */
  async take(userId: number, code: string, now = Date.now()): Promise<boolean> {
    const row = await this.db.repo(AppFactor).findOneBy({ userId, confirmedAt: Not(IsNull()) });
    const lastStep = row && this.stepOf(row, code, now);
    if (!row || !lastStep) return false;
    const { affected } = await this.db.repo(AppFactor).update({ id: row.id, lastStep: LessThan(lastStep) }, { lastStep });
    return affected === 1;
  }

  async remove(userId: number): Promise<void> {
    await this.db.repo(AppFactor).delete({ userId });
  }

  /** The half minute whose code this is; null when it is none. */
  private stepOf(
    { userId, secret: sealed }: Pick<AppFactor, 'userId' | 'secret'>,
    code: string,
    timestamp: number,
  ): number | null {
    const token = code.replace(/\s/g, '');
    const secret = this.secrets.open(sealed, place(userId));
    // The library compares bytes, and throws where six signs are more bytes than six digits.
    if (secret === null || !DIGITS.test(token)) return null;
    const totp = new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });
    const delta = totp.validate({ token, window: WINDOW, timestamp });
    return delta === null ? null : totp.counter({ timestamp }) + delta;
  }
}
