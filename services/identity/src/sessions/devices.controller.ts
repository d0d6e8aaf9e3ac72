import { Devices, Id } from '@dwang/contracts';
import { Answers, AnswersNothing, CurrentScope, readSessionToken, type Scope, SecurityLog } from '@dwang/platform';
import { Controller, Delete, Get, Inject, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Sessions } from './sessions.service';

/** The devices on which one is signed in. */
@Controller('auth/sessions')
export class DevicesController {
  constructor(
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(SecurityLog) private readonly security: SecurityLog,
  ) {}

  @Get()
  @Answers(Devices)
  async list(@CurrentScope() { userId }: Scope, @Req() request: FastifyRequest) {
    const items = await this.sessions.devices(userId, readSessionToken(request));
    return { items, nextCursor: null, totals: { count: items.length } };
  }

  @Post('end-others')
  @AnswersNothing()
  async endOthers(@CurrentScope() { userId }: Scope, @Req() request: FastifyRequest): Promise<void> {
    await this.sessions.endOthers(userId, readSessionToken(request));
    await this.security.note('sessions.ended');
  }

  @Delete(':id')
  @AnswersNothing()
  async end(@CurrentScope() { userId }: Scope, @Param('id', { schema: Id }) id: number): Promise<void> {
    await this.sessions.endOne(userId, id);
    await this.security.note('sessions.ended');
  }
}
