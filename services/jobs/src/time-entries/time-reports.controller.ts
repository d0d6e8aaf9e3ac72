import { Readable } from 'node:stream';
import {
  EmailedTimesheet,
  EmailTimesheetQuery,
  TimeExportQuery,
  TimeHints,
  TimeHintsQuery,
  TimeSums,
  TimeSumsQuery,
  WageRecordQuery,
} from '@dwang/contracts';
import {
  AllowRoles,
  Answers,
  AnswersFile,
  attachment,
  CurrentScope,
  FileBody,
  NotReplayed,
  type Scope,
  TakesFile,
} from '@dwang/platform';
import { Controller, Get, Post, Query, StreamableFile } from '@nestjs/common';
import type { z } from 'zod';
import { TimeExport } from './time-export';
import { TimeHintsService } from './time-hints.service';
import { TimeSumsService } from './time-sums.service';
import { TimesheetMail } from './timesheet-mail';
import { WageRecord } from './wage-record';

const CSV = 'text/csv; charset=utf-8';
const csvFile = (lines: AsyncIterable<string>, name: string) =>
  new StreamableFile(Readable.from(lines, { objectMode: false }), { type: CSV, disposition: attachment(name) });

/** What is read from time entries as a whole. */
@Controller('time-entries')
export class TimeReportsController {
  constructor(
    private readonly sumsOf: TimeSumsService,
    private readonly hintsOf: TimeHintsService,
    private readonly exports: TimeExport,
    private readonly record: WageRecord,
    private readonly letters: TimesheetMail,
  ) {}

  @Get('sums')
  @Answers(TimeSums)
  sums(@CurrentScope() scope: Scope, @Query({ schema: TimeSumsQuery }) query: z.output<typeof TimeSumsQuery>) {
    return this.sumsOf.sums(scope, query);
  }

  @Get('hints')
  @Answers(TimeHints)
  hints(@CurrentScope() scope: Scope, @Query({ schema: TimeHintsQuery }) query: z.output<typeof TimeHintsQuery>) {
    return this.hintsOf.hints(scope, query);
  }

  @Get('export')
  @AnswersFile('text/csv')
  export(@CurrentScope() scope: Scope, @Query({ schema: TimeExportQuery }) query: z.output<typeof TimeExportQuery>) {
    const { format, ...asked } = query;
    return csvFile(this.exports.csv(scope, asked), `Timesheet.${format}`);
  }

  /** For the office: a contractor has no business with letters of the company. */
  @Post('email')
  @AllowRoles('owner', 'user')
  @TakesFile()
  @NotReplayed()
  @Answers(EmailedTimesheet)
  email(
    @CurrentScope() scope: Scope,
    @Query({ schema: EmailTimesheetQuery }) query: z.output<typeof EmailTimesheetQuery>,
    @FileBody() content: Buffer,
  ) {
    return this.letters.send(scope, query, content);
  }

  @Get('wage-record')
  @AnswersFile('text/csv')
  async wageRecord(@CurrentScope() scope: Scope, @Query({ schema: WageRecordQuery }) query: z.output<typeof WageRecordQuery>) {
    return csvFile(await this.record.open(scope, query), `Wage and time record ${query.from} to ${query.to}.csv`);
  }
}
