import { CreateQuoteTemplate, Id, QuoteTemplate, QuoteTemplatePage, QuoteTemplateQuery } from '@dwang/contracts';
import { AllowRoles, Answers, AnswersNothing, CurrentScope, type Scope } from '@dwang/platform';
import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import type { z } from 'zod';
import { QuoteTemplates } from './quote-templates.service';

@Controller('quote-templates')
@AllowRoles('owner', 'user')
export class QuoteTemplatesController {
  constructor(private readonly templates: QuoteTemplates) {}

  @Get()
  @Answers(QuoteTemplatePage)
  list(@CurrentScope() scope: Scope, @Query({ schema: QuoteTemplateQuery }) query: z.output<typeof QuoteTemplateQuery>) {
    return this.templates.list(scope, query);
  }

  @Post()
  @Answers(QuoteTemplate, 201)
  create(@CurrentScope() scope: Scope, @Body({ schema: CreateQuoteTemplate }) body: z.output<typeof CreateQuoteTemplate>) {
    return this.templates.create(scope, body);
  }

  @Delete(':id')
  @AnswersNothing()
  remove(@CurrentScope() scope: Scope, @Param('id', { schema: Id }) id: number) {
    return this.templates.remove(scope, id);
  }
}
