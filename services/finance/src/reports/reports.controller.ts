import {
  ClientReport,
  ClientReportQuery,
  JobReport,
  JobReportQuery,
  MonthReport,
  MonthReportQuery,
  PersonReport,
  UnbilledReport,
  UnbilledReportQuery,
} from '@dwang/contracts';
import { AllowRoles, Answers, CurrentScope, type Scope } from '@dwang/platform';
import { Controller, Get, Query } from '@nestjs/common';
import type { z } from 'zod';
import { JobReports } from './job-report.service';
import type { ReportDays } from './sales';
import { SalesReports } from './sales-reports.service';
import { TimeReports } from './time-reports.service';

@Controller('reports')
@AllowRoles('owner', 'user')
export class ReportsController {
  constructor(
    private readonly jobReports: JobReports,
    private readonly sales: SalesReports,
    private readonly times: TimeReports,
  ) {}

  @Get('jobs')
  @Answers(JobReport)
  jobs(@CurrentScope() scope: Scope, @Query({ schema: JobReportQuery }) query: z.output<typeof JobReportQuery>) {
    return this.jobReports.read(scope, query);
  }

  @Get('months')
  @Answers(MonthReport)
  months(@CurrentScope() scope: Scope, @Query({ schema: MonthReportQuery }) query: ReportDays) {
    return this.sales.months(scope, query);
  }

  @Get('clients')
  @Answers(ClientReport)
  clients(@CurrentScope() scope: Scope, @Query({ schema: ClientReportQuery }) query: z.output<typeof ClientReportQuery>) {
    return this.sales.byClient(scope, query);
  }

  @Get('people')
  @Answers(PersonReport)
  people(@CurrentScope() scope: Scope, @Query({ schema: MonthReportQuery }) query: ReportDays) {
    return this.times.byPerson(scope, query);
  }

  @Get('unbilled')
  @Answers(UnbilledReport)
  unbilled(@CurrentScope() scope: Scope, @Query({ schema: UnbilledReportQuery }) query: z.output<typeof UnbilledReportQuery>) {
    return this.times.unbilled(scope, query);
  }
}
