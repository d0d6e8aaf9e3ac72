import { DiscardTimerQuery, PutTimer, SaveTimer, SwitchedTimer, SwitchTimer, TimeEntry, Timer } from '@dwang/contracts';
import { Answers, AnswersNothing, CurrentScope, type Scope } from '@dwang/platform';
import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import type { z } from 'zod';
import { TimerService } from './timer.service';
import { TimerEntriesService } from './timer-entries.service';

@Controller('timer')
export class TimerController {
  constructor(
    private readonly timers: TimerService,
    private readonly entries: TimerEntriesService,
  ) {}

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
  discard(@CurrentScope() scope: Scope, @Query({ schema: DiscardTimerQuery }) query: z.output<typeof DiscardTimerQuery>) {
    return this.timers.discard(scope, query.uid);
  }

  @Post('save')
  @Answers(TimeEntry, 201)
  save(@CurrentScope() scope: Scope, @Body({ schema: SaveTimer }) body: z.output<typeof SaveTimer>) {
    return this.entries.save(scope, body);
  }

  @Post('switch')
  @Answers(SwitchedTimer, 201)
  switch(@CurrentScope() scope: Scope, @Body({ schema: SwitchTimer }) body: z.output<typeof SwitchTimer>) {
    return this.entries.switch(scope, body);
  }
}
