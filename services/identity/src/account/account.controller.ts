import { Account, AccountClosed, CloseAccount, Id, UpdateAccount } from '@dwang/contracts';
import {
  Answers,
  AnswersFile,
  CurrentScope,
  clearSessionCookie,
  FileBody,
  NotReplayed,
  PublicOrigin,
  type Scope,
  TakesImage,
} from '@dwang/platform';
import { Body, Controller, Delete, Get, Inject, Param, Patch, Post, Put, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { EmailConfirmations } from '../emails/email-confirmations.service';
import { SmallImages } from '../images/small-images.service';
import { AccountClosing } from './account-closing.service';
import { Accounts } from './accounts.service';

@Controller()
export class AccountController {
  constructor(
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(AccountClosing) private readonly closing: AccountClosing,
    @Inject(SmallImages) private readonly images: SmallImages,
    @Inject(EmailConfirmations) private readonly confirmations: EmailConfirmations,
    @Inject(PublicOrigin) private readonly origin: PublicOrigin,
  ) {}

  @Get('account')
  @Answers(Account)
  read(@CurrentScope() { userId }: Scope) {
    return this.accounts.read(userId);
  }

  @Patch('account')
  @NotReplayed()
  @Answers(Account)
  async change(
    @CurrentScope() scope: Scope,
    @Body({ schema: UpdateAccount }) body: z.output<typeof UpdateAccount>,
    @Req() request: FastifyRequest,
  ) {
    const account = await this.accounts.change(scope, body);
    if (body.email !== undefined) this.confirmations.begin(scope.userId, this.origin.of(request));
    return account;
  }

  @Put('account/avatar')
  @TakesImage()
  @Answers(Account)
  changePicture(@CurrentScope() scope: Scope, @FileBody() content: Buffer) {
    return this.accounts.changePicture(scope, content);
  }

  @Delete('account/avatar')
  @Answers(Account)
  removePicture(@CurrentScope() scope: Scope) {
    return this.accounts.changePicture(scope, null);
  }

  @Get('users/:id/avatar/:version')
  @AnswersFile('image/jpeg', 'image/png', 'image/webp')
  async picture(
    @CurrentScope() scope: Scope,
    @Param('id', { schema: Id }) id: number,
    @Param('version') version: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.images.send(await this.accounts.pictureKey(scope, id), version, reply);
  }

  @Post('account/close')
  @NotReplayed()
  @Answers(AccountClosed)
  async close(
    @CurrentScope() scope: Scope,
    @Body({ schema: CloseAccount }) body: z.output<typeof CloseAccount>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const closed = await this.closing.close(scope, body);
    if (closed.lastDay === null) clearSessionCookie(request, reply);
    return closed;
  }
}
