import { Id, Invoice, RemoveWriteOff, WriteOffInvoice } from '@dwang/contracts';
import { AllowRoles, Answers, CurrentScope, type Scope } from '@dwang/platform';
import { Body, Controller, Param, Post } from '@nestjs/common';
import type { z } from 'zod';
import { InvoiceReader } from '../invoices/invoice-reader';
import { WriteOffBook } from './write-off-book';

@Controller('invoices/:id/write-off')
@AllowRoles('owner', 'user')
export class WriteOffsController {
  constructor(
    private readonly writeOffs: WriteOffBook,
    private readonly invoices: InvoiceReader,
  ) {}

  @Post()
  @Answers(Invoice, 201)
  async add(
    @CurrentScope() scope: Scope,
    @Param('id', { schema: Id }) id: number,
    @Body({ schema: WriteOffInvoice }) body: z.output<typeof WriteOffInvoice>,
  ) {
    await this.writeOffs.add(scope, id, body);
    return this.invoices.get(scope, id);
  }

  @Post('remove')
  @Answers(Invoice)
  async remove(
    @CurrentScope() scope: Scope,
    @Param('id', { schema: Id }) id: number,
    @Body({ schema: RemoveWriteOff }) { reason }: z.output<typeof RemoveWriteOff>,
  ) {
    await this.writeOffs.remove(scope, id, reason);
    return this.invoices.get(scope, id);
  }
}
