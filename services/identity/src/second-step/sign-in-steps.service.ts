import { ErrorCode } from '@dwang/contracts';
import { Conflict, Database, isLiving, SignedOut } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { hashOfToken, newToken } from '../tokens/one-time-token';
import { SignInStep, type StepPurpose } from './sign-in-step.entity';

const LIFE_MS = 10 * 60 * 1000;

/** Sign-ins that are half done: kept here, not in the browser, so that each can be finished once. */
@Injectable()
export class SignInSteps {
  constructor(@Inject(Database) private readonly db: Database) {}

  /** Answers the token by which it goes on. */
  async open(purpose: StepPurpose, userId: number | null, challenge = '', now = new Date()): Promise<string> {
    const token = newToken();
    const expiresAt = new Date(now.getTime() + LIFE_MS);
    await this.db.repo(SignInStep).delete({ expiresAt: LessThan(now) });
    await this.db.repo(SignInStep).insert({ purpose, userId, challenge, tokenHash: hashOfToken(token), expiresAt });
    return token;
  }

  /** It stays open, for another try. Throws 401, for a passkey that is added 409, when it is over. */
  async look(purpose: StepPurpose, token: string, now = new Date()): Promise<SignInStep> {
    const where = { purpose, tokenHash: hashOfToken(token) };
    const step = await this.db.repo(SignInStep).findOneBy(where);
    if (!step || !isLiving(step.expiresAt, now, LIFE_MS)) throw over(purpose);
    return step;
  }

  /** Ends it: of those who hold the token one goes on. Throws as `look` does when it is over. */
  async take(purpose: StepPurpose, token: string): Promise<SignInStep> {
    const step = await this.look(purpose, token);
    const { affected } = await this.db.repo(SignInStep).delete({ id: step.id });
    if (affected !== 1) throw over(purpose);
    return step;
  }
}

/** Whoever adds a passkey is signed in, and stays so. */
const over = (purpose: StepPurpose) =>
  purpose === 'new-passkey'
    ? new Conflict(ErrorCode.stepOver, 'This took too long, or was finished already. Please add the passkey once more.')
    : new SignedOut('This took too long, or was finished already. Please start again.', ErrorCode.signInOver);
