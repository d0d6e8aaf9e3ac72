import { MaterialAdvice, MaterialAdviceRequest, RecommendationRequest, SituationAdvice } from '@dwang/contracts';
import { Answers, CurrentScope, NotReplayed, type Scope } from '@dwang/platform';
import { Body, Controller, Inject, Post } from '@nestjs/common';
import type { z } from 'zod';
import { Advisor } from './advisor.service';

/** Both only read. */
@Controller('ai')
export class AdvisorsController {
  constructor(@Inject(Advisor) private readonly advisor: Advisor) {}

  @Post('recommendations')
  @NotReplayed()
  @Answers(SituationAdvice)
  recommend(
    @CurrentScope() scope: Scope,
    @Body({ schema: RecommendationRequest }) { context }: z.output<typeof RecommendationRequest>,
  ): Promise<SituationAdvice> {
    return this.advisor.recommend(scope, context);
  }

  @Post('materials')
  @NotReplayed()
  @Answers(MaterialAdvice)
  materials(@Body({ schema: MaterialAdviceRequest }) body: z.output<typeof MaterialAdviceRequest>): MaterialAdvice {
    return this.advisor.materials(body);
  }
}
