import { Id, MoveProposals, Outlook, OutlookQuery } from '@dwang/contracts';
import { Answers, CurrentScope, type Scope } from '@dwang/platform';
import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import type { z } from 'zod';
import { MoveProposalsService } from './move-proposals.service';
import { SiteOutlook } from './site-outlook.service';

/** What booked site days must expect of the weather, and where they could go instead. Only reads. */
@Controller('weather/site-days')
export class OutlookController {
  constructor(
    @Inject(SiteOutlook) private readonly outlook: SiteOutlook,
    @Inject(MoveProposalsService) private readonly proposals: MoveProposalsService,
  ) {}

  @Get()
  @Answers(Outlook)
  list(@CurrentScope() scope: Scope, @Query({ schema: OutlookQuery }) query: z.output<typeof OutlookQuery>) {
    return this.outlook.of(scope, query);
  }

  @Get(':id/moves')
  @Answers(MoveProposals)
  moves(@CurrentScope() scope: Scope, @Param('id', { schema: Id }) id: number) {
    return this.proposals.of(scope, id);
  }
}
