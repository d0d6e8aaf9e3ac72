import { AdviceEvent, MaterialAdvice, MaterialAdviceRequest, RecommendationRequest, SituationAdvice } from '@dwang/contracts';
import { ANSWERS, type AnswerPlan, Answers, CurrentScope, NotReplayed, type Scope } from '@dwang/platform';
import { Body, Controller, Inject, Post, Res, SetMetadata } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { AdviceStreams } from './advice-streams';
import { Advisor } from './advisor.service';

/** All only read. */
@Controller('ai')
export class AdvisorsController {
  constructor(
    @Inject(Advisor) private readonly advisor: Advisor,
    @Inject(AdviceStreams) private readonly streams: AdviceStreams,
  ) {}

  @Post('recommendations')
  @NotReplayed()
  @Answers(SituationAdvice)
  recommend(
    @CurrentScope() scope: Scope,
    @Body({ schema: RecommendationRequest }) { context }: z.output<typeof RecommendationRequest>,
  ): Promise<SituationAdvice> {
    return this.advisor.recommend(scope, context);
  }

  /** A `text/event-stream` whose `data` lines each hold one `AdviceEvent`. Closing it stops the model. */
  @Post('recommendations/stream')
  @NotReplayed()
  @SetMetadata(ANSWERS, { status: 200, schema: AdviceEvent } satisfies AnswerPlan)
  stream(
    @CurrentScope() scope: Scope,
    @Body({ schema: RecommendationRequest }) { context }: z.output<typeof RecommendationRequest>,
    @Res() reply: FastifyReply,
  ): void {
    this.streams.tell(scope, context, reply);
  }

  @Post('materials')
  @NotReplayed()
  @Answers(MaterialAdvice)
  materials(@Body({ schema: MaterialAdviceRequest }) body: z.output<typeof MaterialAdviceRequest>): MaterialAdvice {
    return this.advisor.materials(body);
  }
}
