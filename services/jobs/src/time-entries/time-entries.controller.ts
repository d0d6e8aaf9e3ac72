import {
  BulkResult,
  BulkTimeEntries,
  CreateTimeEntry,
  DayHoursList,
  DayHoursQuery,
  DeleteTimeEntries,
  Id,
  TimeEntry,
  TimeEntryListQuery,
  TimeEntryPage,
  TimeEntrySummary,
  UpdateTimeEntry,
} from '@dwang/contracts';
import { Answers, AnswersNothing, CurrentScope, type Scope } from '@dwang/platform';
import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import type { z } from 'zod';
import { BulkEntriesService } from './bulk-entries.service';
import type { TimeEntryQuery } from './entry-query';
import { TimeEntriesService } from './time-entries.service';
import { TimeSummaryService } from './time-summary.service';

@Controller('time-entries')
export class TimeEntriesController {
  constructor(
    private readonly entries: TimeEntriesService,
    private readonly summaries: TimeSummaryService,
    private readonly many: BulkEntriesService,
  ) {}

  @Get()
  @Answers(TimeEntryPage)
  list(@CurrentScope() scope: Scope, @Query({ schema: TimeEntryListQuery }) query: TimeEntryQuery) {
    return this.entries.list(scope, query);
  }

  @Get('summary')
  @Answers(TimeEntrySummary)
  summary(@CurrentScope() scope: Scope) {
    return this.summaries.summary(scope);
  }

  @Get('days')
  @Answers(DayHoursList)
  days(@CurrentScope() scope: Scope, @Query({ schema: DayHoursQuery }) query: z.output<typeof DayHoursQuery>) {
    return this.summaries.days(scope, query);
  }

  @Post()
  @Answers(TimeEntry, 201)
  create(@CurrentScope() scope: Scope, @Body({ schema: CreateTimeEntry }) body: z.output<typeof CreateTimeEntry>) {
    return this.entries.create(scope, body);
  }

  @Post('bulk')
  @Answers(BulkResult)
  changeMany(@CurrentScope() scope: Scope, @Body({ schema: BulkTimeEntries }) body: z.output<typeof BulkTimeEntries>) {
    return this.many.change(scope, body);
  }

  @Post('bulk-delete')
  @Answers(BulkResult)
  removeMany(@CurrentScope() scope: Scope, @Body({ schema: DeleteTimeEntries }) { ids }: z.output<typeof DeleteTimeEntries>) {
    return this.many.remove(scope, ids);
  }

  @Get(':id')
  @Answers(TimeEntry)
  get(@CurrentScope() scope: Scope, @Param('id', { schema: Id }) id: number) {
    return this.entries.get(scope, id);
  }

  @Patch(':id')
  @Answers(TimeEntry)
  update(
    @CurrentScope() scope: Scope,
    @Param('id', { schema: Id }) id: number,
    @Body({ schema: UpdateTimeEntry }) body: z.output<typeof UpdateTimeEntry>,
  ) {
    return this.entries.update(scope, id, body);
  }

  @Delete(':id')
  @AnswersNothing()
  remove(@CurrentScope() scope: Scope, @Param('id', { schema: Id }) id: number) {
    return this.entries.remove(scope, id);
  }
}
