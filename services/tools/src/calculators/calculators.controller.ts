import { CalculatorListQuery, CalculatorPage } from '@dwang/contracts';
import { Answers } from '@dwang/platform';
import { Controller, Get, Query } from '@nestjs/common';
import type { z } from 'zod';
import { holds, wholePage } from '../directory/whole-page';
import { CALCULATORS } from './calculators.data';

@Controller('calculators')
export class CalculatorsController {
  @Get()
  @Answers(CalculatorPage)
  list(@Query({ schema: CalculatorListQuery }) { q, category }: z.output<typeof CalculatorListQuery>) {
    return wholePage(CALCULATORS.filter((one) => (!category || one.category === category) && holds(q, one.name)));
  }
}
