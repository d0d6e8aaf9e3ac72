import {
  ClientError,
  ClientErrorDetails,
  ClientErrorListQuery,
  ClientErrorPage,
  Id,
  ReportClientError,
  UpdateClientError,
} from '@dwang/contracts';
import { AdministratorOnly, Answers, AnswersNothing, Public, type ScopedRequest } from '@dwang/platform';
import { Body, Controller, Get, Inject, Param, Patch, Post, Query, Req } from '@nestjs/common';
import type { z } from 'zod';
import { ClientErrors } from './client-errors.service';
import { ClientFaults } from './client-faults.service';

@Controller()
export class ClientErrorsController {
  constructor(
    @Inject(ClientErrors) private readonly errors: ClientErrors,
    @Inject(ClientFaults) private readonly faults: ClientFaults,
  ) {}

  @Post('client-errors')
  @Public()
  @AnswersNothing()
  report(@Req() request: ScopedRequest, @Body({ schema: ReportClientError }) body: z.output<typeof ReportClientError>) {
    return this.errors.report(request.scope ?? null, body);
  }

  @Get('admin/client-errors')
  @AdministratorOnly()
  @Answers(ClientErrorPage)
  list(@Query({ schema: ClientErrorListQuery }) query: z.output<typeof ClientErrorListQuery>) {
    return this.faults.list(query);
  }

  @Get('admin/client-errors/:id')
  @AdministratorOnly()
  @Answers(ClientErrorDetails)
  open(@Param('id', { schema: Id }) id: number) {
    return this.faults.open(id);
  }

  @Patch('admin/client-errors/:id')
  @AdministratorOnly()
  @Answers(ClientError)
  change(@Param('id', { schema: Id }) id: number, @Body({ schema: UpdateClientError }) body: z.output<typeof UpdateClientError>) {
    return this.faults.change(id, body);
  }
}
