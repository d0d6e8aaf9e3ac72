import { CreateSupplier, Id, Supplier, SupplierListQuery, SupplierPage, UpdateSupplier } from '@dwang/contracts';
import { AllowRoles, Answers, AnswersNothing, CurrentScope, type Scope } from '@dwang/platform';
import { Body, Controller, Delete, Get, Inject, Param, Patch, Post, Query } from '@nestjs/common';
import type { z } from 'zod';
import { Suppliers } from './suppliers.service';

@Controller('suppliers')
export class SuppliersController {
  constructor(@Inject(Suppliers) private readonly suppliers: Suppliers) {}

  @Get()
  @Answers(SupplierPage)
  list(@CurrentScope() scope: Scope, @Query({ schema: SupplierListQuery }) _query: z.output<typeof SupplierListQuery>) {
    return this.suppliers.list(scope);
  }

  @Post()
  @AllowRoles('owner', 'user')
  @Answers(Supplier, 201)
  create(@CurrentScope() scope: Scope, @Body({ schema: CreateSupplier }) body: z.output<typeof CreateSupplier>) {
    return this.suppliers.create(scope, body);
  }

  @Patch(':id')
  @AllowRoles('owner', 'user')
  @Answers(Supplier)
  update(
    @CurrentScope() scope: Scope,
    @Param('id', { schema: Id }) id: number,
    @Body({ schema: UpdateSupplier }) body: z.output<typeof UpdateSupplier>,
  ) {
    return this.suppliers.update(scope, id, body);
  }

  @Delete(':id')
  @AllowRoles('owner', 'user')
  @AnswersNothing()
  remove(@CurrentScope() scope: Scope, @Param('id', { schema: Id }) id: number) {
    return this.suppliers.remove(scope, id);
  }
}
