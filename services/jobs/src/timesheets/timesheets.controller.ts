import { ApproveWeek, ReturnWeek, TimesheetListQuery, TimesheetPage, TimesheetWeek, TimesheetWeekStart } from '@dwang/contracts';
import { Answers, CurrentScope, type Scope } from '@dwang/platform';
import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import type { z } from 'zod';
import { TimesheetView } from './timesheet.view';
import { TimesheetWeeksService } from './timesheet-weeks.service';

/** Weeks of time and their approval; `:week` is the first day. */
@Controller('timesheets')
export class TimesheetsController {
  constructor(
    private readonly weeks: TimesheetWeeksService,
    private readonly view: TimesheetView,
  ) {}

  @Get()
  @Answers(TimesheetPage)
  list(@CurrentScope() scope: Scope, @Query({ schema: TimesheetListQuery }) query: z.output<typeof TimesheetListQuery>) {
    return this.view.list(scope, query);
  }

  @Post(':week/submit')
  @Answers(TimesheetWeek)
  submit(@CurrentScope() scope: Scope, @Param('week', { schema: TimesheetWeekStart }) week: string) {
    return this.weeks.submit(scope, week);
  }

  @Post(':week/withdraw')
  @Answers(TimesheetWeek)
  withdraw(@CurrentScope() scope: Scope, @Param('week', { schema: TimesheetWeekStart }) week: string) {
    return this.weeks.withdraw(scope, week);
  }

  @Post(':week/approve')
  @Answers(TimesheetWeek)
  approve(
    @CurrentScope() scope: Scope,
    @Param('week', { schema: TimesheetWeekStart }) week: string,
    @Body({ schema: ApproveWeek }) { userId }: z.output<typeof ApproveWeek>,
  ) {
    return this.weeks.approve(scope, week, userId);
  }

  @Post(':week/return')
  @Answers(TimesheetWeek)
  giveBack(
    @CurrentScope() scope: Scope,
    @Param('week', { schema: TimesheetWeekStart }) week: string,
    @Body({ schema: ReturnWeek }) body: z.output<typeof ReturnWeek>,
  ) {
    return this.weeks.giveBack(scope, week, body);
  }
}
