import { FinanceSettings, SetFinanceSettings } from '@dwang/contracts';
import { AllowRoles, Answers, CurrentScope, type Scope } from '@dwang/platform';
import { Body, Controller, Get, Patch } from '@nestjs/common';
import type { z } from 'zod';
import { FinanceSettingsBook } from './finance-settings.service';

@Controller('finance-settings')
@AllowRoles('owner', 'user')
export class FinanceSettingsController {
  constructor(private readonly settings: FinanceSettingsBook) {}

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
}
