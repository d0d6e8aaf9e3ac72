import { Id, ProjectMembers, ShareProject } from '@dwang/contracts';
import { Answers, AnswersNothing, CurrentScope, type Scope } from '@dwang/platform';
import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import type { z } from 'zod';
import { JobId } from './job-params';
import { ProjectMembersService } from './project-members.service';

@Controller('projects/:projectId/members')
export class ProjectMembersController {
  constructor(private readonly members: ProjectMembersService) {}

  @Get()
  @Answers(ProjectMembers)
  list(@CurrentScope() scope: Scope, @JobId() projectId: number) {
    return this.members.list(scope, projectId);
  }

  @Put(':userId')
  @Answers(ProjectMembers)
  share(
    @CurrentScope() scope: Scope,
    @JobId() projectId: number,
    @Param('userId', { schema: Id }) userId: number,
    @Body({ schema: ShareProject }) { level }: z.output<typeof ShareProject>,
  ) {
    return this.members.share(scope, projectId, userId, level);
  }

  @Delete(':userId')
  @AnswersNothing()
  unshare(@CurrentScope() scope: Scope, @JobId() projectId: number, @Param('userId', { schema: Id }) userId: number) {
    return this.members.unshare(scope, projectId, userId);
  }
}
