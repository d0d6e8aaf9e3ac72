import type { LoginResponse, User as UserView } from '@dwang/contracts';
import { Database, readSessionToken, SecurityLog, SignedOut, writeSessionCookie } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser } from '../auth/current-user.service';
import { KnownDevices } from '../devices/known-devices.service';
import { SecondSteps } from '../second-step/second-steps.service';
import { StepDemands } from '../second-step/step-demands.service';
import { Sessions } from '../sessions/sessions.service';
import { User } from '../users/user.entity';

/** How somebody signs in: by more than a password, on a device that others use too. */
export interface Manner {
  isStrong?: boolean;
  isShared?: boolean;
}

/** Where every way of signing in ends. */
@Injectable()
export class Entrance {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(SecondSteps) private readonly second: SecondSteps,
    @Inject(StepDemands) private readonly demands: StepDemands,
    @Inject(KnownDevices) private readonly devices: KnownDevices,
    @Inject(SecurityLog) private readonly security: SecurityLog,
    @Inject(CurrentUser) private readonly currentUser: CurrentUser,
  ) {}

  /** After a right password: in, or asked for the second step. */
  async afterPassword(userId: number, request: FastifyRequest, reply: FastifyReply, isShared: boolean): Promise<LoginResponse> {
    const secondStep = await this.second.ask(userId);
    return secondStep ? { user: null, secondStep } : this.open(userId, request, reply, { isShared });
  }

  /** A new token at every sign-in; the session that the browser had before ends. */
  async open(
    userId: number,
    request: FastifyRequest,
    reply: FastifyReply,
    { isStrong = false, isShared = false }: Manner,
  ): Promise<{ user: UserView | null }> {
    const user = await this.db.repo(User).findOneBy({ id: userId, status: 'active' });
    if (!user) throw new SignedOut();
    const before = readSessionToken(request);
    if (before !== null) await this.sessions.end(before);
    const token = await this.sessions.start(userId, request.headers['user-agent'] ?? '', new Date(), { isStrong, isShared });
    writeSessionCookie(request, reply, token, this.sessions.cookieSeconds(isShared));
    await this.security.note('sign-in.done', { userId, username: user.username });
    await this.devices.meet(user, request, reply);
    const lacksSecondStep = !isStrong && (await this.demands.ofCompany(user.companyId));
    return { user: await this.currentUser.view(userId, lacksSecondStep) };
  }
}
