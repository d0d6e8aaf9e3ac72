import { type AddPasskey, type AppSecret, ErrorCode, type Passkey, type Security } from '@dwang/contracts';
import { Audit, Conflict, Database, Forbidden, type Scope, type SecurityEvent, SecurityLog } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Company } from '../companies/company.entity';
import { MailRight } from '../emails/mail-right.service';
import { SecurityNotices } from '../letters/security-notices.service';
import { Passkeys } from '../passkeys/passkeys.service';
import type { Party } from '../passkeys/relying-party.service';
import { Sessions } from '../sessions/sessions.service';
import { PasswordProof } from '../sign-in/password-proof.service';
import type { User } from '../users/user.entity';
import { AppFactors } from './app-factors.service';
import { RecoveryCodes } from './recovery-codes.service';
import { SecondSteps } from './second-steps.service';
import { SignInSteps } from './sign-in-steps.service';
import { StepDemands } from './step-demands.service';

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
    @Inject(SecondSteps) private readonly second: SecondSteps,
    @Inject(StepDemands) private readonly demands: StepDemands,
    @Inject(SecurityNotices) private readonly notices: SecurityNotices,
    @Inject(Audit) private readonly audit: Audit,
    @Inject(SecurityLog) private readonly security: SecurityLog,
  ) {}

  async read({ userId, companyId, isAdministrator }: Scope, canUsePasskeys: boolean): Promise<Security> {
    return {
      appSince: (await this.apps.since(userId))?.toISOString() ?? null,
      passkeys: await this.passkeys.list(userId),
      recoveryCodesLeft: await this.codes.left(userId),
      canUsePasskeys,
      isRequired: isAdministrator && (await this.demands.ofAdministrator()),
      isDemanded: await this.demands.ofCompany(companyId),
    };
  }

  async beginApp(scope: Scope, password: string): Promise<AppSecret> {
    const user = await this.demandOwnAddress(scope, password);
    return this.apps.begin(user.id, user.username);
  }

  /** The session that asks counts as signed in with a second step from now on. Answers recovery codes where there were none. */
  async confirmApp({ userId }: Scope, code: string, token: string | null): Promise<string[]> {
    await this.apps.confirm(userId, code);
    return this.added(userId, token, 'second-factor');
  }

  async removeApp(scope: Scope, password: string): Promise<void> {
    await this.demand(scope, password);
    await this.remove(scope, 'second-factor', () => this.apps.remove(scope.userId));
  }

  async askForPasskey(scope: Scope, password: string, party: Party) {
    const user = await this.demandOwnAddress(scope, password);
    const options = await this.passkeys.askForNew(party, user);
    return { token: await this.steps.open('new-passkey', user.id, options.challenge), options: { ...options } };
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

  async removePasskey(scope: Scope, id: number, password: string): Promise<void> {
    await this.demand(scope, password);
    await this.remove(scope, 'passkey', () => this.passkeys.remove(scope.userId, id));
  }

  /** Those from before are dead. None where nothing asks for them. */
  async renewCodes(scope: Scope, password: string): Promise<string[]> {
    const { id: userId } = await this.demand(scope, password);
    if (!(await this.second.has(userId))) return [];
    const codes = await this.codes.renew(userId);
    await this.note(userId, null, 'New recovery codes were made. Those from before do not work any more.');
    return codes;
  }

  /** Who could not show that the address is theirs might lock its owner out with a step of their own. */
  private async demandOwnAddress(scope: Scope, password: string): Promise<User> {
    const user = await this.demand(scope, password);
    if (!this.right.isAsked || user.emailConfirmedAt) return user;
    throw new Forbidden('Please confirm your email address first: open the link in our letter.', ErrorCode.emailUnconfirmed);
  }

  /** A session of the password alone may set up a first step where one is asked for, but not pass by one that is there. */
  private async demand({ userId, lacksSecondStep }: Scope, password: string): Promise<User> {
    const user = await this.proof.demand(userId, password);
    if (!lacksSecondStep || !(await this.second.has(userId))) return user;
    throw new Forbidden('Please sign out, and in again with your second step, first.', ErrorCode.secondStepNeeded);
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

  /** The company's row is locked, so that of two that go at once, and of one that goes while it is demanded, the last stays. */
  private async remove({ userId, companyId }: Scope, what: Factor, take: () => Promise<unknown>): Promise<void> {
    await this.db.tx(async () => {
      const company = await this.db.findForUpdate(Company, { id: companyId });
      await take();
      if (await this.second.has(userId)) return;
      if (company?.secondStepRequired) throw demanded(company.name);
      await this.codes.remove(userId);
    });
    await this.note(userId, `${what}.removed`, `Your ${NAMES[what]} was removed. It does not sign you in any more.`);
  }

  private async note(userId: number, event: SecurityEvent | null, message: string): Promise<void> {
    await this.db.tx(async () => {
      await this.audit.record({ kind: event ?? 'recovery-codes.renewed', id: userId });
      if (event) await this.security.note(event);
    });
    this.notices.tell(userId, { title: 'Sign-in changed', message, isOwnDeed: true });
  }
}

const demanded = (company: string) =>
  new Conflict(
    ErrorCode.factorDemanded,
    `${company} asks everybody for a second step. Add another one before you remove this one.`,
  );
