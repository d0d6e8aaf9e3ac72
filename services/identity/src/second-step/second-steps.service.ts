import { ErrorCode, type SecondStep } from '@dwang/contracts';
import { Database, Invalid, SecurityLog } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { KnownDevice } from '../devices/known-device.entity';
import { PasskeyRow } from '../passkeys/passkey.entity';
import { Passkeys } from '../passkeys/passkeys.service';
import { InTurn } from '../sign-in/in-turn';
import { LockOut } from '../sign-in/lock-out.service';
import { AppFactor } from './app-factor.entity';
import { AppFactors } from './app-factors.service';
import { RecoveryCode } from './recovery-code.entity';
import { RecoveryCodes } from './recovery-codes.service';
import { SignInStep } from './sign-in-step.entity';
import { SignInSteps } from './sign-in-steps.service';

/** Who went on, and whether a recovery code was spent on it. */
export interface StepTaken {
  userId: number;
  isRecovered: boolean;
}

/**
 * What a right password still needs. Once somebody has an app or a passkey, the password alone lets nobody in. Wrong codes count for
 * themselves: a right password does not forget them.
 */
@Injectable()
export class SecondSteps {
  private readonly inTurn = new InTurn();

  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(AppFactors) private readonly apps: AppFactors,
    @Inject(Passkeys) private readonly passkeys: Passkeys,
    @Inject(RecoveryCodes) private readonly codes: RecoveryCodes,
    @Inject(SignInSteps) private readonly steps: SignInSteps,
    @Inject(SecurityLog) private readonly security: SecurityLog,
    @Inject(LockOut) private readonly lockOut: LockOut,
  ) {}

  /** Null when the password is enough. */
  async ask(userId: number): Promise<SecondStep | null> {
    const app = (await this.apps.since(userId)) !== null;
    const passkey = (await this.passkeys.count(userId)) > 0;
    return app || passkey ? { token: await this.steps.open('code', userId), app, passkey } : null;
  }

  /** Whether a sign-in of theirs needs more than the password. */
  async has(userId: number): Promise<boolean> {
    return (await this.apps.since(userId)) !== null || (await this.passkeys.count(userId)) > 0;
  }

  /** Throws `Invalid` on `code` when it is wrong, `TooMany` after too many wrong ones, 401 when the sign-in has to start again. */
  async take(token: string, code: string): Promise<StepTaken> {
    const userId = Number((await this.steps.look('code', token)).userId);
    const key = `second:${userId}`;
    return this.inTurn.run(key, async () => {
      await this.lockOut.check(key);
      const isApp = /^\d{3}\s?\d{3}$/.test(code);
      const isRight = isApp ? await this.apps.take(userId, code) : await this.codes.take(userId, code);
      if (!isRight) {
        const isLocked = await this.lockOut.recordFailure(key);
        this.security.refused(isLocked ? 'sign-in.locked' : 'second-factor.failed', { userId });
        throw new Invalid('code', 'This code is not right, or was used already', ErrorCode.wrongCode);
      }
      await this.steps.take('code', token);
      await this.lockOut.clear(key);
      if (!isApp) await this.security.note('recovery-code.used', { userId });
      return { userId, isRecovered: !isApp };
    });
  }

  /** Takes all of it away: the person leaves, or the operator opens a locked account. */
  async forget(ids: readonly number[]): Promise<void> {
    const userId = In([...ids]);
    for (const entity of [AppFactor, RecoveryCode, PasskeyRow, SignInStep, KnownDevice]) {
      await this.db.repo<{ userId: number | null }>(entity).delete({ userId });
    }
  }
}
