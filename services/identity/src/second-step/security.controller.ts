import {
  AddPasskey,
  AppSecret,
  ConfirmApp,
  Id,
  Passkey,
  PasskeyQuestion,
  PasswordAgain,
  RecoveryCodes,
  RenamePasskey,
  Security,
} from '@dwang/contracts';
import {
  Answers,
  AnswersNothing,
  BeforeSecondStep,
  CurrentScope,
  NotReplayed,
  readSessionToken,
  type Scope,
} from '@dwang/platform';
import { Body, Controller, Get, Inject, Param, Patch, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { RelyingParty } from '../passkeys/relying-party.service';
import { SecurityService } from './security.service';

type Password = z.output<typeof PasswordAgain>;

/** How one's own sign-in is secured. Answers that hold a secret are not kept for a second asking. */
@Controller('auth/security')
@BeforeSecondStep()
export class SecurityController {
  constructor(
    @Inject(SecurityService) private readonly security: SecurityService,
    @Inject(RelyingParty) private readonly party: RelyingParty,
  ) {}

  @Get()
  @Answers(Security)
  read(@CurrentScope() scope: Scope, @Req() request: FastifyRequest) {
    return this.security.read(scope, this.party.of(request) !== null);
  }

  @Post('app')
  @NotReplayed()
  @Answers(AppSecret)
  beginApp(@CurrentScope() scope: Scope, @Body({ schema: PasswordAgain }) { password }: Password) {
    return this.security.beginApp(scope, password);
  }

  @Post('app/confirm')
  @NotReplayed()
  @Answers(RecoveryCodes)
  async confirmApp(
    @CurrentScope() scope: Scope,
    @Body({ schema: ConfirmApp }) { code }: z.output<typeof ConfirmApp>,
    @Req() request: FastifyRequest,
  ) {
    return { codes: await this.security.confirmApp(scope, code, readSessionToken(request)) };
  }

  @Post('app/remove')
  @NotReplayed()
  @AnswersNothing()
  removeApp(@CurrentScope() scope: Scope, @Body({ schema: PasswordAgain }) { password }: Password) {
    return this.security.removeApp(scope, password);
  }

  @Post('recovery-codes')
  @NotReplayed()
  @Answers(RecoveryCodes)
  async renewCodes(@CurrentScope() scope: Scope, @Body({ schema: PasswordAgain }) { password }: Password) {
    return { codes: await this.security.renewCodes(scope, password) };
  }

  @Post('passkeys/options')
  @NotReplayed()
  @Answers(PasskeyQuestion)
  askForPasskey(
    @CurrentScope() scope: Scope,
    @Body({ schema: PasswordAgain }) { password }: Password,
    @Req() request: FastifyRequest,
  ) {
    return this.security.askForPasskey(scope, password, this.party.demand(request));
  }

  @Post('passkeys')
  @NotReplayed()
  @Answers(RecoveryCodes)
  async addPasskey(
    @CurrentScope() scope: Scope,
    @Body({ schema: AddPasskey }) body: z.output<typeof AddPasskey>,
    @Req() request: FastifyRequest,
  ) {
    return { codes: await this.security.addPasskey(scope, body, this.party.demand(request), readSessionToken(request)) };
  }

  @Patch('passkeys/:id')
  @NotReplayed()
  @Answers(Passkey)
  renamePasskey(
    @CurrentScope() scope: Scope,
    @Param('id', { schema: Id }) id: number,
    @Body({ schema: RenamePasskey }) { name }: z.output<typeof RenamePasskey>,
  ) {
    return this.security.renamePasskey(scope, id, name);
  }

  @Post('passkeys/:id/remove')
  @NotReplayed()
  @AnswersNothing()
  removePasskey(
    @CurrentScope() scope: Scope,
    @Param('id', { schema: Id }) id: number,
    @Body({ schema: PasswordAgain }) { password }: Password,
  ) {
    return this.security.removePasskey(scope, id, password);
  }
}
