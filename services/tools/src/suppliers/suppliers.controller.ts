import { SupplierListQuery, SupplierPage } from '@dwang/contracts';
import { Answers } from '@dwang/platform';
import { Controller, Get, Query } from '@nestjs/common';
import type { z } from 'zod';
import { wholePage } from '../directory/whole-page';
import { SUPPLIERS } from './suppliers.data';

@Controller('suppliers')
export class SuppliersController {
  @Get()
  @Answers(SupplierPage)
  list(@Query({ schema: SupplierListQuery }) _query: z.output<typeof SupplierListQuery>) {
    return wholePage(SUPPLIERS);
  }
}
