import { ActivityListQuery, ActivityPage, Id } from '@dwang/contracts';
import { AllowRoles, Answers, CurrentScope, type Scope } from '@dwang/platform';
import { Controller, Get, Param, Query } from '@nestjs/common';
import type { z } from 'zod';
import { JobId } from '../access/job-params';
import { ActivityService } from './activity.service';

@Controller('projects/:projectId/activity')
export class ActivityController {
  constructor(private readonly activity: ActivityService) {}

  @Get()
  @Answers(ActivityPage)
  list(
    @CurrentScope() scope: Scope,
    @JobId() projectId: number,
    @Query({ schema: ActivityListQuery }) query: z.output<typeof ActivityListQuery>,
  ) {
    return this.activity.ofJob(scope, projectId, query);
  }
}

@Controller('clients/:clientId/activity')
@AllowRoles('owner', 'user')
export class ClientActivityController {
  constructor(private readonly activity: ActivityService) {}

  @Get()
  @Answers(ActivityPage)
  list(
    @CurrentScope() scope: Scope,
    @Param('clientId', { schema: Id }) clientId: number,
    @Query({ schema: ActivityListQuery }) query: z.output<typeof ActivityListQuery>,
  ) {
    return this.activity.ofClient(scope, clientId, query);
  }
}
