import { Readable } from 'node:stream';
import { SecurityLogExportQuery, SecurityLogListQuery, SecurityLogPage } from '@dwang/contracts';
import { AdministratorOnly, Answers, AnswersFile, attachment } from '@dwang/platform';
import { Controller, Get, Inject, Query, StreamableFile } from '@nestjs/common';
import type { z } from 'zod';
import { SecurityLogs } from './security-logs.service';

@Controller('admin/security-logs')
@AdministratorOnly()
export class SecurityLogsController {
  constructor(@Inject(SecurityLogs) private readonly logs: SecurityLogs) {}

  @Get()
  @Answers(SecurityLogPage)
  list(@Query({ schema: SecurityLogListQuery }) query: z.output<typeof SecurityLogListQuery>) {
    return this.logs.list(query);
  }

  @Get('export')
  @AnswersFile('text/csv')
  export(@Query({ schema: SecurityLogExportQuery }) query: z.output<typeof SecurityLogExportQuery>) {
    const lines = Readable.from(this.logs.csv(query), { objectMode: false });
    return new StreamableFile(lines, { type: 'text/csv; charset=utf-8', disposition: attachment('Security log.csv') });
  }
}
