import { CreateCreditNote, CreditNote, CreditNoteListQuery, CreditNotePage, Id } from '@dwang/contracts';
import { AllowRoles, Answers, CurrentScope, type Scope } from '@dwang/platform';
import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import type { CreditInput } from './credit-content';
import { CreditNoteList, type CreditNoteQuery } from './credit-note-list';
import { CreditNotes } from './credit-notes.service';

@Controller()
@AllowRoles('owner', 'user')
export class CreditNotesController {
  constructor(
    private readonly notes: CreditNotes,
    private readonly lists: CreditNoteList,
  ) {}

  @Get('credit-notes')
  @Answers(CreditNotePage)
  list(@CurrentScope() scope: Scope, @Query({ schema: CreditNoteListQuery }) query: CreditNoteQuery) {
    return this.lists.page(scope, query);
  }

  @Post('invoices/:id/credit-note')
  @Answers(CreditNote, 201)
  create(
    @CurrentScope() scope: Scope,
    @Param('id', { schema: Id }) id: number,
    @Body({ schema: CreateCreditNote }) body: CreditInput,
  ) {
    return this.notes.create(scope, id, body);
  }

  @Get('credit-notes/:id')
  @Answers(CreditNote)
  get(@CurrentScope() scope: Scope, @Param('id', { schema: Id }) id: number) {
    return this.notes.get(scope, id);
  }
}
