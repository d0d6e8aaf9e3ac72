import { Readable } from 'node:stream';
import { Id, LoggedMail, MailLogExportQuery, MailLogPage, MailLogQuery } from '@dwang/contracts';
import { AdministratorOnly, Answers, AnswersFile, attachment } from '@dwang/platform';
import { Controller, Get, HttpCode, Inject, Param, Post, Query, StreamableFile } from '@nestjs/common';
import type { z } from 'zod';
import { MailLogs } from './mail-logs.service';

@Controller('admin/mail-log')
@AdministratorOnly()
export class MailLogController {
  constructor(@Inject(MailLogs) private readonly logs: MailLogs) {}

  @Get()
  @Answers(MailLogPage)
  list(@Query({ schema: MailLogQuery }) query: z.output<typeof MailLogQuery>) {
    return this.logs.list(query);
  }

  @Get('export')
  @AnswersFile('text/csv')
  export(@Query({ schema: MailLogExportQuery }) query: z.output<typeof MailLogExportQuery>) {
    const lines = Readable.from(this.logs.csv(query), { objectMode: false });
    return new StreamableFile(lines, { type: 'text/csv; charset=utf-8', disposition: attachment('Mail log.csv') });
  }

  @Get(':id')
  @Answers(LoggedMail)
  open(@Param('id', { schema: Id }) id: number) {
    return this.logs.open(id);
  }

  @Post(':id/retry')
  @HttpCode(200)
  @Answers(LoggedMail)
  retry(@Param('id', { schema: Id }) id: number) {
    return this.logs.retry(id);
  }
}
