import { AccountExport, AccountExports, ExportFetch, Id } from '@dwang/contracts';
import { dayOf } from '@dwang/domain';
import { Answers, AnswersFile, AnswersNothing, CurrentScope, type Scope } from '@dwang/platform';
import { Controller, Delete, Get, Inject, Param, Post, Query, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { ExportBook } from './export-book.service';
import { ExportDownload } from './export-download.service';

@Controller('account')
export class AccountExportController {
  constructor(
    @Inject(ExportBook) private readonly book: ExportBook,
    @Inject(ExportDownload) private readonly download: ExportDownload,
  ) {}

  @Post('exports')
  @Answers(AccountExport, 201)
  start(@CurrentScope() scope: Scope) {
    return this.book.start(scope);
  }

  @Get('exports')
  @Answers(AccountExports)
  async list(@CurrentScope() scope: Scope) {
    const items = await this.book.list(scope);
    return { items, nextCursor: null, totals: { count: items.length } };
  }

  @Delete('exports/:id')
  @AnswersNothing()
  remove(@CurrentScope() scope: Scope, @Param('id', { schema: Id }) id: number) {
    return this.download.cancel(scope, id);
  }

  @Get('export')
  @AnswersFile('application/zip')
  async read(
    @CurrentScope() scope: Scope,
    @Query({ schema: ExportFetch }) { id }: z.output<typeof ExportFetch>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const stream = await this.download.open(scope, id, reply.raw);
    // A proxy that took all of it in would let us say that it was sent while it is still on its way.
    reply.header('x-accel-buffering', 'no');
    const day = dayOf(Date.now(), scope.timeZone);
    return new StreamableFile(stream, { type: 'application/zip', disposition: `attachment; filename="dwang-${day}.zip"` });
  }
}
