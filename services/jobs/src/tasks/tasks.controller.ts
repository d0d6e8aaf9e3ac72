import { CreateTask, Task, TaskListQuery, TaskPage, UpdateTask } from '@dwang/contracts';
import { Answers, AnswersNothing, CurrentScope, type Scope } from '@dwang/platform';
import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import type { z } from 'zod';
import { JobId, RowId } from '../access/job-params';
import { TasksService } from './tasks.service';

@Controller('projects/:projectId/tasks')
export class TasksController {
  constructor(private readonly tasks: TasksService) {}

  @Get()
  @Answers(TaskPage)
  list(
    @CurrentScope() scope: Scope,
    @JobId() projectId: number,
    @Query({ schema: TaskListQuery }) query: z.output<typeof TaskListQuery>,
  ) {
    return this.tasks.list(scope, projectId, query);
  }

  @Post()
  @Answers(Task, 201)
  create(
    @CurrentScope() scope: Scope,
    @JobId() projectId: number,
    @Body({ schema: CreateTask }) body: z.output<typeof CreateTask>,
  ) {
    return this.tasks.create(scope, projectId, body);
  }

  @Get(':id')
  @Answers(Task)
  get(@CurrentScope() scope: Scope, @JobId() projectId: number, @RowId() id: number) {
    return this.tasks.get(scope, projectId, id);
  }

  @Patch(':id')
  @Answers(Task)
  update(
    @CurrentScope() scope: Scope,
    @JobId() projectId: number,
    @RowId() id: number,
    @Body({ schema: UpdateTask }) body: z.output<typeof UpdateTask>,
  ) {
    return this.tasks.update(scope, projectId, id, body);
  }

  @Delete(':id')
  @AnswersNothing()
  remove(@CurrentScope() scope: Scope, @JobId() projectId: number, @RowId() id: number) {
    return this.tasks.remove(scope, projectId, id);
  }
}
