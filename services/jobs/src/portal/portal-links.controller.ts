import {
  CreatePortalLink,
  Id,
  PortalLink,
  PortalLinkListQuery,
  PortalLinkPage,
  PortalViewPage,
  PortalViewQuery,
  RenewPortalLink,
} from '@dwang/contracts';
import { AllowRoles, Answers, CurrentScope, NotReplayed, type Scope } from '@dwang/platform';
import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import type { z } from 'zod';
import { PortalLinks } from './portal-links.service';

@Controller('portal-links')
@AllowRoles('owner', 'user')
export class PortalLinksController {
  constructor(private readonly links: PortalLinks) {}

  @Get()
  @Answers(PortalLinkPage)
  list(@CurrentScope() scope: Scope, @Query({ schema: PortalLinkListQuery }) query: z.output<typeof PortalLinkListQuery>) {
    return this.links.list(scope, query);
  }

  /** Its answer holds the secret: it is not kept for repetitions. */
  @Post()
  @NotReplayed()
  @Answers(PortalLink, 201)
  create(@CurrentScope() scope: Scope, @Body({ schema: CreatePortalLink }) body: z.output<typeof CreatePortalLink>) {
    return this.links.create(scope, body);
  }

  @Post(':id/renew')
  @Answers(PortalLink)
  renew(
    @CurrentScope() scope: Scope,
    @Param('id', { schema: Id }) id: number,
    @Body({ schema: RenewPortalLink }) { days }: z.output<typeof RenewPortalLink>,
  ) {
    return this.links.renew(scope, id, days);
  }

  @Delete(':id')
  @Answers(PortalLink)
  revoke(@CurrentScope() scope: Scope, @Param('id', { schema: Id }) id: number) {
    return this.links.revoke(scope, id);
  }

  @Get(':id/views')
  @Answers(PortalViewPage)
  views(
    @CurrentScope() scope: Scope,
    @Param('id', { schema: Id }) id: number,
    @Query({ schema: PortalViewQuery }) query: z.output<typeof PortalViewQuery>,
  ) {
    return this.links.views(scope, id, query);
  }
}
