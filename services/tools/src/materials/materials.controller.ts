import { MaterialListQuery, MaterialPage } from '@dwang/contracts';
import { Answers, CurrentScope, type Scope } from '@dwang/platform';
import { Controller, Get, Query } from '@nestjs/common';
import type { z } from 'zod';
import { Materials } from './materials.service';

@Controller('materials')
export class MaterialsController {
  constructor(private readonly materials: Materials) {}

  @Get()
  @Answers(MaterialPage)
  list(@CurrentScope() scope: Scope, @Query({ schema: MaterialListQuery }) query: z.output<typeof MaterialListQuery>) {
    return this.materials.list(scope, query);
  }
}
