import { ErrorCode, LoginResponse, PasskeyQuestion, PasskeySignIn, TakeSecondStep } from '@dwang/contracts';
import { Answers, NotReplayed, Public, SignedOut, SignInLimit } from '@dwang/platform';
import { Body, Controller, Inject, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { SecurityNotices } from '../letters/security-notices.service';
import { Passkeys } from '../passkeys/passkeys.service';
import { RelyingParty } from '../passkeys/relying-party.service';
import { Entrance } from '../sign-in/entrance.service';
import { RecoveryCodes } from './recovery-codes.service';
import { SecondSteps } from './second-steps.service';
import { SignInSteps } from './sign-in-steps.service';

/** The ways in besides a password: what comes after one, and what replaces it. */
@Controller('auth')
export class SecondStepController {
  constructor(
    @Inject(SecondSteps) private readonly second: SecondSteps,
    @Inject(SignInSteps) private readonly steps: SignInSteps,
    @Inject(Passkeys) private readonly passkeys: Passkeys,
    @Inject(RelyingParty) private readonly party: RelyingParty,
    @Inject(RecoveryCodes) private readonly codes: RecoveryCodes,
    @Inject(SecurityNotices) private readonly notices: SecurityNotices,
    @Inject(Entrance) private readonly entrance: Entrance,
  ) {}

  @Post('second-step')
  @Public()
  @SignInLimit()
  @NotReplayed()
  @Answers(LoginResponse)
  async take(
    @Body({ schema: TakeSecondStep }) { token, code, isShared }: z.output<typeof TakeSecondStep>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { userId, isRecovered } = await this.second.take(token, code);
    if (isRecovered) {
      const left = await this.codes.left(userId);
      const message = `A recovery code was used to sign in to your account. ${left} of them ${left === 1 ? 'is' : 'are'} left.`;
      this.notices.tell(userId, { title: 'Recovery code used', message });
    }
    return this.entrance.open(userId, request, reply, { isStrong: true, isShared });
  }

  @Post('passkey/options')
  @Public()
  @SignInLimit()
  @NotReplayed()
  @Answers(PasskeyQuestion)
  async ask(@Req() request: FastifyRequest) {
    const options = await this.passkeys.askForProof(this.party.demand(request));
    return { token: await this.steps.open('passkey', null, options.challenge), options: { ...options } };
  }

  /** The passkey proves the device and, by its finger or PIN, the person: nothing else is asked for. */
  @Post('passkey/sign-in')
  @Public()
  @SignInLimit()
  @NotReplayed()
  @Answers(LoginResponse)
  async signIn(
    @Body({ schema: PasskeySignIn }) { token, credential, isShared }: z.output<typeof PasskeySignIn>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { challenge } = await this.steps.take('passkey', token);
    const userId = await this.passkeys.prove(this.party.demand(request), challenge, credential);
    if (userId === null) throw new SignedOut('This passkey is not known here', ErrorCode.badCredentials);
    return this.entrance.open(userId, request, reply, { isStrong: true, isShared });
  }
}
