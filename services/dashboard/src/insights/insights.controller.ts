import { Insights, InsightsQuery, InsightTasks, Recommendations } from '@dwang/contracts';
import { Answers, CurrentScope, type Scope } from '@dwang/platform';
import { Controller, Get, Inject, Query } from '@nestjs/common';
import { z } from 'zod';
import { Recommend } from './recommend.service';
import { WorkInsights } from './work-insights.service';

const Nothing = z.strictObject({});

/** What the caller's own rows say of the work. Each tab of the card asks for its own part, since forecasts may take their time. */
@Controller('insights')
export class InsightsController {
  constructor(
    @Inject(WorkInsights) private readonly work: WorkInsights,
    @Inject(Recommend) private readonly recommend: Recommend,
  ) {}

  @Get()
  @Answers(Insights)
  read(@CurrentScope() scope: Scope, @Query({ schema: InsightsQuery }) query: z.output<typeof InsightsQuery>) {
    return this.work.read(scope, query, new Date());
  }

  @Get('tasks')
  @Answers(InsightTasks)
  tasks(@CurrentScope() scope: Scope, @Query({ schema: Nothing }) _query: z.output<typeof Nothing>) {
    return this.work.tasks(scope);
  }

  @Get('recommendations')
  @Answers(Recommendations)
  async recommendations(@CurrentScope() scope: Scope, @Query({ schema: Nothing }) _query: z.output<typeof Nothing>) {
    const items = await this.recommend.for(scope, new Date());
    return { items, nextCursor: null, totals: { count: items.length } };
  }
}
