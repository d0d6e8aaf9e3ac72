import {
  AddEstimateLines,
  CreateEstimate,
  Estimate,
  EstimateListQuery,
  EstimatePage,
  Id,
  ReplaceEstimate,
  SharedEstimate,
} from '@dwang/contracts';
import { AllowRoles, Answers, AnswersNothing, CurrentScope, type Scope } from '@dwang/platform';
import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import type { z } from 'zod';
import { EstimateReader } from './estimate-reader';
import { Estimates } from './estimates.service';

const TheId = () => Param('id', { schema: Id });

@Controller('estimates')
@AllowRoles('owner', 'user')
export class EstimatesController {
  constructor(
    private readonly estimates: Estimates,
    private readonly reader: EstimateReader,
  ) {}

  @Get()
  @Answers(EstimatePage)
  list(@CurrentScope() scope: Scope, @Query({ schema: EstimateListQuery }) query: z.output<typeof EstimateListQuery>) {
    return this.reader.list(scope, query);
  }

  @Post()
  @Answers(Estimate, 201)
  create(@CurrentScope() scope: Scope, @Body({ schema: CreateEstimate }) body: z.output<typeof CreateEstimate>) {
    return this.estimates.create(scope, body);
  }

  @Get(':id')
  @Answers(Estimate)
  get(@CurrentScope() scope: Scope, @TheId() id: number) {
    return this.reader.get(scope, id);
  }

  /** As a client reads it: for the paper. */
  @Get(':id/shared')
  @Answers(SharedEstimate)
  shared(@CurrentScope() scope: Scope, @TheId() id: number) {
    return this.reader.shared(scope, id);
  }

  @Put(':id')
  @Answers(Estimate)
  replace(
    @CurrentScope() scope: Scope,
    @TheId() id: number,
    @Body({ schema: ReplaceEstimate }) body: z.output<typeof ReplaceEstimate>,
  ) {
    return this.estimates.replace(scope, id, body);
  }

  @Post(':id/lines')
  @Answers(Estimate)
  add(
    @CurrentScope() scope: Scope,
    @TheId() id: number,
    @Body({ schema: AddEstimateLines }) body: z.output<typeof AddEstimateLines>,
  ) {
    return this.estimates.add(scope, id, body);
  }

  @Delete(':id')
  @AnswersNothing()
  remove(@CurrentScope() scope: Scope, @TheId() id: number) {
    return this.estimates.remove(scope, id);
  }

  @Post(':id/restore')
  @Answers(Estimate)
  restore(@CurrentScope() scope: Scope, @TheId() id: number) {
    return this.estimates.restore(scope, id);
  }
}
