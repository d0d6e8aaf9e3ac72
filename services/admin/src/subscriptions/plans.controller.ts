import { CompanyChoiceQuery, CompanyChoices, Id, PlanCard, PlanCards, UpdatePlan } from '@dwang/contracts';
import { Plans, SubscriptionReader } from '@dwang/identity';
import { AdministratorOnly, Answers } from '@dwang/platform';
import { Body, Controller, Get, Inject, Param, Patch, Query } from '@nestjs/common';
import type { z } from 'zod';
import { Deeds } from '../deeds/deeds.service';

/** What can be subscribed to, and by whom. */
@Controller('admin')
@AdministratorOnly()
export class PlansController {
  constructor(
    @Inject(Plans) private readonly plans: Plans,
    @Inject(Deeds) private readonly deeds: Deeds,
    @Inject(SubscriptionReader) private readonly reader: SubscriptionReader,
  ) {}

  @Get('plans')
  @Answers(PlanCards)
  list() {
    return this.plans.list();
  }

  @Patch('plans/:id')
  @Answers(PlanCard)
  async change(@Param('id', { schema: Id }) id: number, @Body({ schema: UpdatePlan }) body: z.output<typeof UpdatePlan>) {
    const plan = await this.plans.change(id, body);
    this.deeds.say(`changed the plan ${plan.name}`);
    return plan;
  }

  @Get('companies')
  @Answers(CompanyChoices)
  companies(@Query({ schema: CompanyChoiceQuery }) query: z.output<typeof CompanyChoiceQuery>) {
    return this.reader.companies(query);
  }
}
