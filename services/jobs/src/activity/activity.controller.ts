import { ActivityListQuery, ActivityPage, Id } from '@dwang/contracts';
import { Answers, CurrentScope, type Scope } from '@dwang/platform';
import { Controller, Get, Param, Query } from '@nestjs/common';
import type { z } from 'zod';
import { ActivityService } from './activity.service';

@Controller('projects/:projectId/activity')
export class ActivityController {
  constructor(private readonly activity: ActivityService) {}

  @Get()
  @Answers(ActivityPage)
  list(
    @CurrentScope() scope: Scope,
    @Param('projectId', { schema: Id }) projectId: number,
    @Query({ schema: ActivityListQuery }) query: z.output<typeof ActivityListQuery>,
  ) {
    return this.activity.list(scope, projectId, query);
  }
}
