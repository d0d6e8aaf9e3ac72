import { DashboardLayout, PutDashboardLayout } from '@dwang/contracts';
import { Answers, CurrentScope, type Scope } from '@dwang/platform';
import { Body, Controller, Get, Inject, Put } from '@nestjs/common';
import type { z } from 'zod';
import { Layouts } from './layouts.service';

@Controller('dashboard')
export class LayoutController {
  constructor(@Inject(Layouts) private readonly layouts: Layouts) {}

  @Get()
  @Answers(DashboardLayout)
  read(@CurrentScope() scope: Scope) {
    return this.layouts.read(scope);
  }

  @Put()
  @Answers(DashboardLayout)
  replace(@CurrentScope() scope: Scope, @Body({ schema: PutDashboardLayout }) body: z.output<typeof PutDashboardLayout>) {
    return this.layouts.replace(scope, body);
  }
}
