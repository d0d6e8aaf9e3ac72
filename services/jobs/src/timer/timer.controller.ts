import { PutTimer, SaveTimer, TimeEntry, Timer } from '@dwang/contracts';
import { Answers, AnswersNothing, CurrentScope, type Scope } from '@dwang/platform';
import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import type { z } from 'zod';
import { TimerService } from './timer.service';

@Controller('timer')
export class TimerController {
  constructor(private readonly timers: TimerService) {}

  @Get()
  @Answers(Timer)
  get(@CurrentScope() scope: Scope) {
    return this.timers.get(scope);
  }

  @Put()
  @Answers(Timer)
  put(@CurrentScope() scope: Scope, @Body({ schema: PutTimer }) body: z.output<typeof PutTimer>) {
    return this.timers.put(scope, body);
  }

  @Delete()
  @AnswersNothing()
  discard(@CurrentScope() scope: Scope) {
    return this.timers.discard(scope);
  }

  @Post('save')
  @Answers(TimeEntry, 201)
  save(@CurrentScope() scope: Scope, @Body({ schema: SaveTimer }) body: z.output<typeof SaveTimer>) {
    return this.timers.save(scope, body);
  }
}
