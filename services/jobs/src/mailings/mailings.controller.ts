import {
  CreateMailing,
  Id,
  Mailing,
  MailingListQuery,
  MailingPage,
  Recipients as RecipientsAnswer,
  RecipientsQuery,
} from '@dwang/contracts';
import { AllowRoles, Answers, CurrentScope, PublicOrigin, type Scope, type ScopedRequest } from '@dwang/platform';
import { Body, Controller, Get, Inject, Param, Post, Query, Req } from '@nestjs/common';
import type { z } from 'zod';
import { MailingsService } from './mailings.service';
import { Recipients } from './recipients.service';

@Controller('mailings')
@AllowRoles('owner', 'user')
export class MailingsController {
  constructor(
    private readonly mailings: MailingsService,
    private readonly recipients: Recipients,
    @Inject(PublicOrigin) private readonly origin: PublicOrigin,
  ) {}

  @Get()
  @Answers(MailingPage)
  list(@CurrentScope() scope: Scope, @Query({ schema: MailingListQuery }) query: z.output<typeof MailingListQuery>) {
    return this.mailings.list(scope, query);
  }

  @Post()
  @Answers(Mailing, 201)
  create(
    @CurrentScope() scope: Scope,
    @Body({ schema: CreateMailing }) body: z.output<typeof CreateMailing>,
    @Req() request: ScopedRequest,
  ) {
    return this.mailings.create(scope, body, this.origin.of(request));
  }

  @Get('recipients')
  @Answers(RecipientsAnswer)
  count(@CurrentScope() scope: Scope, @Query({ schema: RecipientsQuery }) query: z.output<typeof RecipientsQuery>) {
    return this.recipients.count(scope, query);
  }

  @Get(':id')
  @Answers(Mailing)
  get(@CurrentScope() scope: Scope, @Param('id', { schema: Id }) id: number) {
    return this.mailings.get(scope, id);
  }
}
