import {
  BookedSiteDays,
  CreateSiteDays,
  Id,
  SiteDay,
  SiteDayListQuery,
  SiteDayPage,
  SitePeople,
  UpdateSiteDay,
} from '@dwang/contracts';
import { Answers, AnswersNothing, CurrentScope, type Scope } from '@dwang/platform';
import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import type { z } from 'zod';
import { SiteDaysService } from './site-days.service';
import { SitePeopleService } from './site-people.service';

@Controller('site-days')
export class SiteDaysController {
  constructor(
    private readonly days: SiteDaysService,
    private readonly people: SitePeopleService,
  ) {}

  @Get()
  @Answers(SiteDayPage)
  list(@CurrentScope() scope: Scope, @Query({ schema: SiteDayListQuery }) query: z.output<typeof SiteDayListQuery>) {
    return this.days.list(scope, query);
  }

  @Get('people')
  @Answers(SitePeople)
  who(@CurrentScope() scope: Scope) {
    return this.people.of(scope);
  }

  @Post()
  @Answers(BookedSiteDays, 201)
  create(@CurrentScope() scope: Scope, @Body({ schema: CreateSiteDays }) body: z.output<typeof CreateSiteDays>) {
    return this.days.create(scope, body);
  }

  @Get(':id')
  @Answers(SiteDay)
  get(@CurrentScope() scope: Scope, @Param('id', { schema: Id }) id: number) {
    return this.days.get(scope, id);
  }

  @Patch(':id')
  @Answers(SiteDay)
  update(
    @CurrentScope() scope: Scope,
    @Param('id', { schema: Id }) id: number,
    @Body({ schema: UpdateSiteDay }) body: z.output<typeof UpdateSiteDay>,
  ) {
    return this.days.update(scope, id, body);
  }

  @Delete(':id')
  @AnswersNothing()
  remove(@CurrentScope() scope: Scope, @Param('id', { schema: Id }) id: number) {
    return this.days.remove(scope, id);
  }
}
