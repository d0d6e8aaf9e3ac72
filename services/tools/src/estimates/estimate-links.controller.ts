import { CreateEstimateLink, EstimateLink, EstimateLinkPage, EstimateLinkQuery, Id } from '@dwang/contracts';
import { AllowRoles, Answers, CurrentScope, NotReplayed, type Scope } from '@dwang/platform';
import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import type { z } from 'zod';
import { EstimateLinks } from './estimate-links.service';

const TheId = () => Param('id', { schema: Id });

@Controller()
@AllowRoles('owner', 'user')
export class EstimateLinksController {
  constructor(private readonly links: EstimateLinks) {}

  @Get('estimates/:id/links')
  @Answers(EstimateLinkPage)
  list(
    @CurrentScope() scope: Scope,
    @TheId() id: number,
    @Query({ schema: EstimateLinkQuery }) query: z.output<typeof EstimateLinkQuery>,
  ) {
    return this.links.list(scope, id, query);
  }

  /** Its answer holds the secret: it is not kept for repetitions. */
  @Post('estimates/:id/links')
  @NotReplayed()
  @Answers(EstimateLink, 201)
  create(
    @CurrentScope() scope: Scope,
    @TheId() id: number,
    @Body({ schema: CreateEstimateLink }) { days }: z.output<typeof CreateEstimateLink>,
  ) {
    return this.links.create(scope, id, days);
  }

  @Delete('estimate-links/:id')
  @Answers(EstimateLink)
  revoke(@CurrentScope() scope: Scope, @TheId() id: number) {
    return this.links.revoke(scope, id);
  }
}
