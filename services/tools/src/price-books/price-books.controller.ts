import {
  CreatePriceBook,
  Id,
  ImportPricesQuery,
  PriceBook,
  PriceBookListQuery,
  PriceBookPage,
  PriceImportReport,
  UpdatePriceBook,
} from '@dwang/contracts';
import { AllowRoles, Answers, AnswersNothing, CurrentScope, FileBody, NotReplayed, type Scope, TakesFile } from '@dwang/platform';
import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import type { z } from 'zod';
import { PriceBooks } from './price-books.service';
import { PriceImport } from './price-import.service';

@Controller('price-books')
@AllowRoles('owner', 'user')
export class PriceBooksController {
  constructor(
    private readonly books: PriceBooks,
    private readonly imports: PriceImport,
  ) {}

  @Get()
  @Answers(PriceBookPage)
  list(@CurrentScope() scope: Scope, @Query({ schema: PriceBookListQuery }) _query: z.output<typeof PriceBookListQuery>) {
    return this.books.list(scope);
  }

  @Post()
  @Answers(PriceBook, 201)
  create(@CurrentScope() scope: Scope, @Body({ schema: CreatePriceBook }) body: z.output<typeof CreatePriceBook>) {
    return this.books.create(scope, body);
  }

  @Patch(':id')
  @Answers(PriceBook)
  rename(
    @CurrentScope() scope: Scope,
    @Param('id', { schema: Id }) id: number,
    @Body({ schema: UpdatePriceBook }) body: z.output<typeof UpdatePriceBook>,
  ) {
    return this.books.rename(scope, id, body);
  }

  @Delete(':id')
  @AnswersNothing()
  remove(@CurrentScope() scope: Scope, @Param('id', { schema: Id }) id: number) {
    return this.books.remove(scope, id);
  }

  /** Importing a file again changes nothing, so its answer is not kept for repetitions. */
  @Post(':id/import')
  @TakesFile()
  @NotReplayed()
  @Answers(PriceImportReport)
  import(
    @CurrentScope() scope: Scope,
    @Param('id', { schema: Id }) id: number,
    @Query({ schema: ImportPricesQuery }) query: z.output<typeof ImportPricesQuery>,
    @FileBody() file: Buffer,
  ) {
    return this.imports.run(scope, id, query, file);
  }
}
