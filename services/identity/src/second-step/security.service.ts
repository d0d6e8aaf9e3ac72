import { type AddPasskey, type AppSecret, ErrorCode, type Passkey, type Security } from '@dwang/contracts';
import { Audit, Database, Forbidden, type Scope, type SecurityEvent, SecurityLog } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { MailRight } from '../emails/mail-right.service';
import { SecurityNotices } from '../letters/security-notices.service';
import { Passkeys } from '../passkeys/passkeys.service';
import type { Party } from '../passkeys/relying-party.service';
import { Sessions } from '../sessions/sessions.service';
import { PasswordProof } from '../sign-in/password-proof.service';
import type { User } from '../users/user.entity';
import { AdminStep } from './admin-step.service';
import { AppFactors } from './app-factors.service';
import { RecoveryCodes } from './recovery-codes.service';
import { SignInSteps } from './sign-in-steps.service';

type Factor = 'second-factor' | 'passkey';
const NAMES: Record<Factor, string> = { 'second-factor': 'authenticator app', passkey: 'passkey' };

/** How somebody secures their own sign-in. Whatever weakens or widens it needs the password, and is told to the person. */
@Injectable()
export class SecurityService {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(PasswordProof) private readonly proof: PasswordProof,
    @Inject(AppFactors) private readonly apps: AppFactors,
    @Inject(Passkeys) private readonly passkeys: Passkeys,
    @Inject(RecoveryCodes) private readonly codes: RecoveryCodes,
    @Inject(SignInSteps) private readonly steps: SignInSteps,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(MailRight) private readonly right: MailRight,
    @Inject(AdminStep) private readonly admin: AdminStep,
    @Inject(SecurityNotices) private readonly notices: SecurityNotices,
    @Inject(Audit) private readonly audit: Audit,
    @Inject(SecurityLog) private readonly security: SecurityLog,
  ) {}

  async read({ userId, isAdministrator }: Scope, canUsePasskeys: boolean): Promise<Security> {
    return {
      appSince: (await this.apps.since(userId))?.toISOString() ?? null,
      passkeys: await this.passkeys.list(userId),
      recoveryCodesLeft: await this.codes.left(userId),
      canUsePasskeys,
      isRequired: isAdministrator && (await this.admin.isRequired()),
    };
  }

  async beginApp({ userId }: Scope, password: string): Promise<AppSecret> {
    const user = await this.demand(userId, password);
    return this.apps.begin(userId, user.username);
  }

  /** The session that asks counts as signed in with a second step from now on. Answers recovery codes where there were none. */
  async confirmApp({ userId }: Scope, code: string, token: string | null): Promise<string[]> {
    await this.apps.confirm(userId, code);
    return this.added(userId, token, 'second-factor');
  }

  async removeApp({ userId }: Scope, password: string): Promise<void> {
    await this.proof.demand(userId, password);
    await this.apps.remove(userId);
    await this.removed(userId, 'second-factor');
  }

  async askForPasskey({ userId }: Scope, password: string, party: Party) {
    const user = await this.demand(userId, password);
    const options = await this.passkeys.askForNew(party, user);
    return { token: await this.steps.open('new-passkey', userId, options.challenge), options: { ...options } };
  }

  async addPasskey(
    { userId }: Scope,
    { token, name, credential }: z.output<typeof AddPasskey>,
    party: Party,
    session: string | null,
  ): Promise<string[]> {
    const step = await this.steps.take('new-passkey', token);
    if (step.userId !== userId) throw new Forbidden();
    await this.passkeys.add(party, userId, step.challenge, name, credential);
    return this.added(userId, session, 'passkey');
  }

  renamePasskey({ userId }: Scope, id: number, name: string): Promise<Passkey> {
    return this.passkeys.rename(userId, id, name);
  }

  async removePasskey({ userId }: Scope, id: number, password: string): Promise<void> {
    await this.proof.demand(userId, password);
    await this.passkeys.remove(userId, id);
    await this.removed(userId, 'passkey');
  }

  /** Those from before are dead. None where nothing asks for them. */
  async renewCodes({ userId }: Scope, password: string): Promise<string[]> {
    await this.proof.demand(userId, password);
    if (!(await this.isSecured(userId))) return [];
    const codes = await this.codes.renew(userId);
    await this.note(userId, null, 'New recovery codes were made. Those from before do not work any more.');
    return codes;
  }

  /** Who could not show that the address is theirs might lock its owner out with a step of their own. */
  private async demand(userId: number, password: string): Promise<User> {
    const user = await this.proof.demand(userId, password);
    if (!this.right.isAsked || user.emailConfirmedAt) return user;
    throw new Forbidden('Please confirm your email address first: open the link in our letter.', ErrorCode.emailUnconfirmed);
  }

  private async added(userId: number, session: string | null, what: Factor): Promise<string[]> {
    if (session !== null) await this.sessions.strengthen(session);
    const codes = (await this.codes.left(userId)) === 0 ? await this.codes.renew(userId) : [];
    await this.note(
      userId,
      `${what}.added`,
      `A new ${NAMES[what]} was added. From now on the password alone does not sign you in.`,
    );
    return codes;
  }

  private async removed(userId: number, what: Factor): Promise<void> {
    if (!(await this.isSecured(userId))) await this.codes.remove(userId);
    await this.note(userId, `${what}.removed`, `Your ${NAMES[what]} was removed. It does not sign you in any more.`);
  }

  private async isSecured(userId: number): Promise<boolean> {
    return (await this.apps.since(userId)) !== null || (await this.passkeys.count(userId)) > 0;
  }

  private async note(userId: number, event: SecurityEvent | null, message: string): Promise<void> {
    await this.db.tx(async () => {
      await this.audit.record({ kind: event ?? 'recovery-codes.renewed', id: userId });
      if (event) await this.security.note(event);
    });
    this.notices.tell(userId, { title: 'Sign-in changed', message, isOwnDeed: true });
  }
}
