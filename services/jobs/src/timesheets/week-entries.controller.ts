import { CopiedWeek, CopyWeek, SetTimeCell, TimeGrid, TimeGridQuery } from '@dwang/contracts';
import { Answers, CurrentScope, type Scope } from '@dwang/platform';
import { Body, Controller, Get, Post, Put, Query } from '@nestjs/common';
import type { z } from 'zod';
import { CopyWeekService } from './copy-week.service';
import { TimeCellService } from './time-cell.service';
import { WeekGridService } from './week-grid.service';

/** The entries of a week as a sheet of projects and days. */
@Controller('time-entries')
export class WeekEntriesController {
  constructor(
    private readonly grids: WeekGridService,
    private readonly cells: TimeCellService,
    private readonly copies: CopyWeekService,
  ) {}

  @Get('grid')
  @Answers(TimeGrid)
  grid(@CurrentScope() scope: Scope, @Query({ schema: TimeGridQuery }) { week, userId }: z.output<typeof TimeGridQuery>) {
    return this.grids.grid(scope, week, userId);
  }

  @Put('cell')
  @Answers(TimeGrid)
  setCell(@CurrentScope() scope: Scope, @Body({ schema: SetTimeCell }) body: z.output<typeof SetTimeCell>) {
    return this.cells.set(scope, body);
  }

  @Post('copy-week')
  @Answers(CopiedWeek)
  copyWeek(@CurrentScope() scope: Scope, @Body({ schema: CopyWeek }) body: z.output<typeof CopyWeek>) {
    return this.copies.copy(scope, body);
  }
}
