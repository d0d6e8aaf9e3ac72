import {
  CompanyClosing as CompanyClosingView,
  CompanyMembers,
  CompanyPlan,
  Company as CompanyView,
  Letterhead,
  UpdateCompany,
} from '@dwang/contracts';
import {
  AllowRoles,
  Answers,
  AnswersFile,
  AnswersNothing,
  CurrentScope,
  FileBody,
  type Scope,
  TakesImage,
} from '@dwang/platform';
import { Body, Controller, Delete, Get, Inject, Param, Patch, Put, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { CompanyClosing } from '../account/company-closing.service';
import { SmallImages } from '../images/small-images.service';
import { SubscriptionReader } from '../plans/subscription-reader.service';
import { Companies } from './companies.service';
import { companyView } from './company.view';
import { CompanyChanges } from './company-changes.service';
import { Letterheads } from './letterheads.service';

/** One's own company. Contractors see its name with their session, and no more. */
@Controller('company')
export class CompanyController {
  constructor(
    @Inject(Companies) private readonly companies: Companies,
    @Inject(CompanyChanges) private readonly changes: CompanyChanges,
    @Inject(SmallImages) private readonly images: SmallImages,
    @Inject(Letterheads) private readonly letterheads: Letterheads,
    @Inject(SubscriptionReader) private readonly subscriptions: SubscriptionReader,
    @Inject(CompanyClosing) private readonly closing: CompanyClosing,
  ) {}

  @Get()
  @AllowRoles('owner', 'user')
  @Answers(CompanyView)
  async read(@CurrentScope() { companyId }: Scope) {
    return companyView(await this.companies.profile(companyId));
  }

  @Patch()
  @AllowRoles('owner')
  @Answers(CompanyView)
  change(@CurrentScope() scope: Scope, @Body({ schema: UpdateCompany }) body: z.output<typeof UpdateCompany>) {
    return this.changes.change(scope, body);
  }

  @Get('members')
  @AllowRoles('owner')
  @Answers(CompanyMembers)
  members(@CurrentScope() { companyId }: Scope) {
    return this.changes.members(companyId);
  }

  @Get('closing')
  @AllowRoles('owner')
  @Answers(CompanyClosingView)
  foresee(@CurrentScope() { companyId }: Scope) {
    return this.closing.foresee(companyId);
  }

  @Delete('closing')
  @AllowRoles('owner')
  @AnswersNothing()
  keep(@CurrentScope() scope: Scope) {
    return this.closing.keep(scope);
  }

  @Get('plan')
  @AllowRoles('owner')
  @Answers(CompanyPlan)
  plan(@CurrentScope() { companyId }: Scope) {
    return this.subscriptions.ofCompany(companyId);
  }

  @Get('letterhead')
  @AllowRoles('owner', 'user')
  @Answers(Letterhead)
  letterhead(@CurrentScope() { companyId }: Scope) {
    return this.letterheads.of(companyId);
  }

  @Put('logo')
  @AllowRoles('owner')
  @TakesImage()
  @Answers(CompanyView)
  changeLogo(@CurrentScope() { companyId }: Scope, @FileBody() content: Buffer) {
    return this.changes.changeLogo(companyId, content);
  }

  @Delete('logo')
  @AllowRoles('owner')
  @Answers(CompanyView)
  removeLogo(@CurrentScope() { companyId }: Scope) {
    return this.changes.changeLogo(companyId, null);
  }

  @Get('logo/:version')
  @AllowRoles('owner', 'user')
  @AnswersFile('image/jpeg', 'image/png', 'image/webp')
  async logo(
    @CurrentScope() { companyId }: Scope,
    @Param('version') version: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { logoKey } = await this.companies.profile(companyId);
    return this.images.send(logoKey, version, reply);
  }
}
