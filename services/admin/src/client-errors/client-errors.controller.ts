import { ClientErrorListQuery, ClientErrorPage, ReportClientError } from '@dwang/contracts';
import { AdministratorOnly, Answers, AnswersNothing, Public, type ScopedRequest } from '@dwang/platform';
import { Body, Controller, Get, Inject, Post, Query, Req } from '@nestjs/common';
import type { z } from 'zod';
import { ClientErrors } from './client-errors.service';

@Controller()
export class ClientErrorsController {
  constructor(@Inject(ClientErrors) private readonly errors: ClientErrors) {}

  @Post('client-errors')
  @Public()
  @AnswersNothing()
  report(@Req() request: ScopedRequest, @Body({ schema: ReportClientError }) body: z.output<typeof ReportClientError>) {
    return this.errors.report(request.scope?.userId ?? null, body);
  }

  @Get('admin/client-errors')
  @AdministratorOnly()
  @Answers(ClientErrorPage)
  list(@Query({ schema: ClientErrorListQuery }) query: z.output<typeof ClientErrorListQuery>) {
    return this.errors.list(query);
  }
}
