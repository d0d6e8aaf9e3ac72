import { CreatePushSubscription, DeletePushSubscription, PushKey } from '@dwang/contracts';
import { Sessions } from '@dwang/identity';
import { Answers, AnswersNothing, CurrentScope, readSessionToken, type Scope } from '@dwang/platform';
import { Body, Controller, Delete, Get, Inject, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { PushService } from './push-service';
import { PushSubscriptions } from './push-subscriptions';

@Controller('push-subscriptions')
export class PushController {
  constructor(
    @Inject(PushSubscriptions) private readonly subscriptions: PushSubscriptions,
    @Inject(PushService) private readonly service: PushService,
    @Inject(Sessions) private readonly sessions: Sessions,
  ) {}

  @Get('key')
  @Answers(PushKey)
  key() {
    return { key: this.service.publicKey };
  }

  @Post()
  @AnswersNothing()
  async add(
    @CurrentScope() scope: Scope,
    @Req() request: FastifyRequest,
    @Body({ schema: CreatePushSubscription }) body: CreatePushSubscription,
  ): Promise<void> {
    const token = readSessionToken(request);
    const session = token === null ? null : await this.sessions.find(token);
    await this.subscriptions.add(scope, session?.id ?? null, body);
  }

  @Delete()
  @AnswersNothing()
  remove(@CurrentScope() scope: Scope, @Body({ schema: DeletePushSubscription }) { endpoint }: DeletePushSubscription) {
    return this.subscriptions.remove(scope, endpoint);
  }
}
