import { GstReturnPage, GstReturnQuery, GstSettings, SetGstSettings } from '@dwang/contracts';
import { AllowRoles, Answers, CurrentScope, type Scope } from '@dwang/platform';
import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import type { z } from 'zod';
import { GstReturns } from './gst-return.service';
import { GstSettingsBook } from './gst-settings.service';

@Controller('gst')
@AllowRoles('owner', 'user')
export class GstController {
  constructor(
    private readonly returns: GstReturns,
    private readonly settings: GstSettingsBook,
  ) {}

  @Get('return')
  @Answers(GstReturnPage)
  read(@CurrentScope() scope: Scope, @Query({ schema: GstReturnQuery }) query: z.output<typeof GstReturnQuery>) {
    return this.returns.read(scope, query);
  }

  @Get('settings')
  @Answers(GstSettings)
  get(@CurrentScope() scope: Scope) {
    return this.settings.read(scope);
  }

  @Put('settings')
  @AllowRoles('owner')
  @Answers(GstSettings)
  set(@CurrentScope() scope: Scope, @Body({ schema: SetGstSettings }) body: z.output<typeof SetGstSettings>) {
    return this.settings.write(scope, body);
  }
}
