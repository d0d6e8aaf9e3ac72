import { LiveEvent } from '@dwang/contracts';
import { ANSWERS, type AnswerPlan, CurrentScope, NotCounted, type Scope, type ScopedRequest } from '@dwang/platform';
import { Controller, Get, Inject, Req, Res, SetMetadata } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { LiveStreams } from './live-streams';

@Controller('events')
export class LiveController {
  constructor(@Inject(LiveStreams) private readonly streams: LiveStreams) {}

  /** A `text/event-stream` whose `data` lines each hold one `LiveEvent`; `event: beat` every 25 seconds shows that the line is alive. */
  @Get()
  @NotCounted()
  @SetMetadata(ANSWERS, { status: 200, schema: LiveEvent } satisfies AnswerPlan)
  open(@CurrentScope() scope: Scope, @Req() request: ScopedRequest, @Res() reply: FastifyReply): void {
    this.streams.open(scope, request, reply);
  }
}
