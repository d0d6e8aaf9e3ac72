import { ChangeFeature, Feature, FeatureId, FeatureList } from '@dwang/contracts';
import { AdministratorOnly, Answers, CurrentScope, type Scope } from '@dwang/platform';
import { Body, Controller, Get, Inject, Param, Patch } from '@nestjs/common';
import type { z } from 'zod';
import { Features } from './features.service';

@Controller('admin/features')
@AdministratorOnly()
export class FeaturesController {
  constructor(@Inject(Features) private readonly features: Features) {}

  @Get()
  @Answers(FeatureList)
  list() {
    return this.features.list();
  }

  @Patch(':feature')
  @Answers(Feature)
  change(
    @CurrentScope() { userId }: Scope,
    @Param('feature', { schema: FeatureId }) id: FeatureId,
    @Body({ schema: ChangeFeature }) { isOn, version }: z.output<typeof ChangeFeature>,
  ) {
    return this.features.change(userId, id, isOn, version);
  }
}
