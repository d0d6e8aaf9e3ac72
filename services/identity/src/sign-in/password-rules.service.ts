import { ErrorCode } from '@dwang/contracts';
import { withoutEnd } from '@dwang/domain';
import { ENV, type Env, Invalid, Log, STANDARD_DEMO_PASSWORD } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { BreachedPasswords } from './breached-passwords';
import { COMMON_PASSWORDS } from './common-passwords.generated';

const common = new Set(COMMON_PASSWORDS.trim().split(/\s+/));

/** What a password that somebody chooses may not be. */
@Injectable()
export class PasswordRules {
  constructor(
    @Inject(BreachedPasswords) private readonly breached: BreachedPasswords,
    @Inject(Log) private readonly log: Log,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Refuses passwords that attackers try first, the demo's, and the person's own name. May wait for a service: not inside a transaction. */
  async demand(password: string, username: string, field = 'password'): Promise<void> {
    const plain = password.toLowerCase();
    if (common.has(plain)) {
      throw new Invalid(field, 'This password is too common. Please choose another.', ErrorCode.commonPassword);
    }
    if ([STANDARD_DEMO_PASSWORD, this.env.DEMO_PASSWORD].includes(password)) {
      throw new Invalid(
        field,
        'This is the password of the demo, which everybody can read. Please choose another.',
        ErrorCode.commonPassword,
      );
    }
    if (plain.trim() === '') throw new Invalid(field, 'The password must be more than spaces', ErrorCode.commonPassword);
    // Figures at the end are the first that is tried beside the name itself.
    if ([username.toLowerCase(), 'dwang'].includes(withoutEnd(plain, /\d/)) || plain === username.toLowerCase()) {
      throw new Invalid(field, 'The password must differ from the username', ErrorCode.commonPassword);
    }
    if (await this.isBreached(password)) {
      const detail = 'This password is known from a data breach elsewhere. Please choose another.';
      throw new Invalid(field, detail, ErrorCode.breachedPassword);
    }
  }

  /** A service that is down keeps nobody out. */
  private async isBreached(password: string): Promise<boolean> {
    try {
      return await this.breached.has(password);
    } catch (thrown) {
      const reason = thrown instanceof Error ? thrown.message : 'unknown';
      this.log.write('warn', 'breached-passwords.unreachable', { reason });
      return false;
    }
  }
}
