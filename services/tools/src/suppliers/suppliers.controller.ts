import { SupplierListQuery, SupplierPage } from '@dwang/contracts';
import { Answers, ENV, type Env } from '@dwang/platform';
import { Controller, Get, Inject, Query } from '@nestjs/common';
import type { z } from 'zod';
import { wholePage } from '../directory/whole-page';
import { SUPPLIERS } from './suppliers.data';

@Controller('suppliers')
export class SuppliersController {
  constructor(@Inject(ENV) private readonly env: Env) {}

  @Get()
  @Answers(SupplierPage)
  list(@Query({ schema: SupplierListQuery }) _query: z.output<typeof SupplierListQuery>) {
    return { ...wholePage(SUPPLIERS), tilesUrl: this.env.MAP_TILES_URL.replace(/\/+$/, '') };
  }
}
