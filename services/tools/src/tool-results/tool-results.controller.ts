import { CreateToolResult, Id, ToolResult, ToolResultListQuery, ToolResultPage, UpdateToolResult } from '@dwang/contracts';
import { Answers, AnswersNothing, CurrentScope, type Scope } from '@dwang/platform';
import { Body, Controller, Delete, Get, Inject, Param, Patch, Post, Query } from '@nestjs/common';
import type { z } from 'zod';
import { ToolResults } from './tool-results.service';

@Controller('tool-results')
export class ToolResultsController {
  constructor(@Inject(ToolResults) private readonly results: ToolResults) {}

  @Get()
  @Answers(ToolResultPage)
  list(@CurrentScope() scope: Scope, @Query({ schema: ToolResultListQuery }) query: z.output<typeof ToolResultListQuery>) {
    return this.results.list(scope, query);
  }

  @Post()
  @Answers(ToolResult, 201)
  create(@CurrentScope() scope: Scope, @Body({ schema: CreateToolResult }) body: z.output<typeof CreateToolResult>) {
    return this.results.create(scope, body);
  }

  @Get(':id')
  @Answers(ToolResult)
  get(@CurrentScope() scope: Scope, @Param('id', { schema: Id }) id: number) {
    return this.results.get(scope, id);
  }

  @Patch(':id')
  @Answers(ToolResult)
  update(
    @CurrentScope() scope: Scope,
    @Param('id', { schema: Id }) id: number,
    @Body({ schema: UpdateToolResult }) body: z.output<typeof UpdateToolResult>,
  ) {
    return this.results.update(scope, id, body);
  }

  @Delete(':id')
  @AnswersNothing()
  remove(@CurrentScope() scope: Scope, @Param('id', { schema: Id }) id: number) {
    return this.results.remove(scope, id);
  }
}
