import { EInvoiceCheck, EInvoiceQuery, Id } from '@dwang/contracts';
import { AllowRoles, Answers, AnswersFile, attachment, CurrentScope, type Scope } from '@dwang/platform';
import { Controller, Get, Param, Query, StreamableFile } from '@nestjs/common';
import type { z } from 'zod';
import { EInvoices, einvoiceFileName, toCheck } from './einvoices.service';

type Asked = z.output<typeof EInvoiceQuery>;
type Prepared = Awaited<ReturnType<EInvoices['invoice']>>;

/** Peppol PINT A-NZ: the XML of one document, and whether it may go. */
@Controller()
@AllowRoles('owner', 'user')
export class EInvoiceController {
  constructor(private readonly einvoices: EInvoices) {}

  @Get('invoices/:id/peppol')
  @AnswersFile('application/xml')
  async invoice(
    @CurrentScope() scope: Scope,
    @Param('id', { schema: Id }) id: number,
    @Query({ schema: EInvoiceQuery }) query: Asked,
  ) {
    return this.file(await this.einvoices.invoice(scope, id, query));
  }

  @Get('invoices/:id/peppol/check')
  @Answers(EInvoiceCheck)
  async checkInvoice(
    @CurrentScope() scope: Scope,
    @Param('id', { schema: Id }) id: number,
    @Query({ schema: EInvoiceQuery }) query: Asked,
  ) {
    return toCheck(await this.einvoices.invoice(scope, id, query));
  }

  @Get('credit-notes/:id/peppol')
  @AnswersFile('application/xml')
  async creditNote(
    @CurrentScope() scope: Scope,
    @Param('id', { schema: Id }) id: number,
    @Query({ schema: EInvoiceQuery }) query: Asked,
  ) {
    return this.file(await this.einvoices.creditNote(scope, id, query));
  }

  @Get('credit-notes/:id/peppol/check')
  @Answers(EInvoiceCheck)
  async checkCreditNote(
    @CurrentScope() scope: Scope,
    @Param('id', { schema: Id }) id: number,
    @Query({ schema: EInvoiceQuery }) query: Asked,
  ) {
    return toCheck(await this.einvoices.creditNote(scope, id, query));
  }

  private file(prepared: Prepared): StreamableFile {
    const xml = this.einvoices.xml(prepared);
    const disposition = attachment(einvoiceFileName(prepared.document));
    return new StreamableFile(Buffer.from(xml, 'utf8'), { type: 'application/xml; charset=utf-8', disposition });
  }
}
