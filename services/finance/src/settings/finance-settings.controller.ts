import { FinanceSettings, NextNumbers, SetFinanceSettings, SetNextNumbers } from '@dwang/contracts';
import { AllowRoles, Answers, CurrentScope, type Scope } from '@dwang/platform';
import { Body, Controller, Get, Patch } from '@nestjs/common';
import type { z } from 'zod';
import { NextNumbersBook } from '../numbering/next-numbers.service';
import { FinanceSettingsBook } from './finance-settings.service';

@Controller('finance-settings')
@AllowRoles('owner', 'user')
export class FinanceSettingsController {
  constructor(
    private readonly settings: FinanceSettingsBook,
    private readonly numbers: NextNumbersBook,
  ) {}

  @Get()
  @Answers(FinanceSettings)
  get(@CurrentScope() scope: Scope) {
    return this.settings.read(scope);
  }

  @Patch()
  @AllowRoles('owner')
  @Answers(FinanceSettings)
  set(@CurrentScope() scope: Scope, @Body({ schema: SetFinanceSettings }) body: z.output<typeof SetFinanceSettings>) {
    return this.settings.write(scope, body);
  }

  @Get('next-numbers')
  @Answers(NextNumbers)
  nextNumbers(@CurrentScope() scope: Scope) {
    return this.numbers.read(scope);
  }

  @Patch('next-numbers')
  @AllowRoles('owner')
  @Answers(NextNumbers)
  raise(@CurrentScope() scope: Scope, @Body({ schema: SetNextNumbers }) body: z.output<typeof SetNextNumbers>) {
    return this.numbers.raise(scope, body);
  }
}
