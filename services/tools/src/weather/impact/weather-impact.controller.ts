import { WeatherImpactRequest, WeatherImpactResponse } from '@dwang/contracts';
import { Answers, CurrentScope, NotReplayed, type Scope } from '@dwang/platform';
import { Body, Controller, Inject, Post } from '@nestjs/common';
import type { z } from 'zod';
import { WeatherImpact } from './weather-impact.service';

@Controller('ai/weather-impact')
export class WeatherImpactController {
  constructor(@Inject(WeatherImpact) private readonly impact: WeatherImpact) {}

  /** Writes nothing, and may ask the network: no transaction is held meanwhile. */
  @Post()
  @NotReplayed()
  @Answers(WeatherImpactResponse)
  analyse(@CurrentScope() scope: Scope, @Body({ schema: WeatherImpactRequest }) body: z.output<typeof WeatherImpactRequest>) {
    return this.impact.analyse(scope, body);
  }
}
