import { CreateProject, Id, Project, ProjectListQuery, ProjectPage, UpdateProject } from '@dwang/contracts';
import { AllowRoles, Answers, AnswersNothing, CurrentScope, type Scope } from '@dwang/platform';
import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import type { z } from 'zod';
import type { ProjectQuery } from './projects.repository';
import { ProjectsService } from './projects.service';

@Controller('projects')
export class ProjectsController {
  constructor(private readonly projects: ProjectsService) {}

  @Get()
  @Answers(ProjectPage)
  list(@CurrentScope() scope: Scope, @Query({ schema: ProjectListQuery }) query: ProjectQuery) {
    return this.projects.list(scope, query);
  }

  @Post()
  @AllowRoles('owner', 'user')
  @Answers(Project, 201)
  create(@CurrentScope() scope: Scope, @Body({ schema: CreateProject }) body: z.output<typeof CreateProject>) {
    return this.projects.create(scope, body);
  }

  @Get(':id')
  @Answers(Project)
  get(@CurrentScope() scope: Scope, @Param('id', { schema: Id }) id: number) {
    return this.projects.get(scope, id);
  }

  @Patch(':id')
  @Answers(Project)
  update(
    @CurrentScope() scope: Scope,
    @Param('id', { schema: Id }) id: number,
    @Body({ schema: UpdateProject }) body: z.output<typeof UpdateProject>,
  ) {
    return this.projects.update(scope, id, body);
  }

  @Delete(':id')
  @AllowRoles('owner', 'user')
  @AnswersNothing()
  remove(@CurrentScope() scope: Scope, @Param('id', { schema: Id }) id: number) {
    return this.projects.remove(scope, id);
  }
}
