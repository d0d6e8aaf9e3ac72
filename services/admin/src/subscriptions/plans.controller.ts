import { CompanyChoiceQuery, CompanyChoices, Id, PlanCard, PlanCards, UpdatePlan } from '@dwang/contracts';
import { Plans, SubscriptionReader } from '@dwang/identity';
import { AdministratorOnly, Answers } from '@dwang/platform';
import { Body, Controller, Get, Inject, Param, Patch, Query } from '@nestjs/common';
import type { z } from 'zod';

/** What can be subscribed to, and by whom. */
@Controller('admin')
@AdministratorOnly()
export class PlansController {
  constructor(
    @Inject(Plans) private readonly plans: Plans,
    @Inject(SubscriptionReader) private readonly reader: SubscriptionReader,
  ) {}

  @Get('plans')
  @Answers(PlanCards)
  list() {
    return this.plans.list();
  }

  @Patch('plans/:id')
  @Answers(PlanCard)
  change(@Param('id', { schema: Id }) id: number, @Body({ schema: UpdatePlan }) body: z.output<typeof UpdatePlan>) {
    return this.plans.change(id, body);
  }

  @Get('companies')
  @Answers(CompanyChoices)
  companies(@Query({ schema: CompanyChoiceQuery }) query: z.output<typeof CompanyChoiceQuery>) {
    return this.reader.companies(query);
  }
}
