import {
  CompanyImport,
  CompanyImports as CompanyImportList,
  Id,
  IMPORT_PIECE,
  MAX_COMPANY_IMPORT,
  StartCompanyImport,
  WholeNumber,
} from '@dwang/contracts';
import { AllowRoles, Answers, AnswersNothing, CurrentScope, FileBody, type Scope, TakesFile } from '@dwang/platform';
import { Body, Controller, Delete, Get, Inject, Param, Post, Put } from '@nestjs/common';
import type { z } from 'zod';
import { CompanyImports } from './company-imports.service';

const Index = WholeNumber(0, Math.ceil(MAX_COMPANY_IMPORT / IMPORT_PIECE) - 1);

@Controller('company/imports')
@AllowRoles('owner')
export class CompanyImportsController {
  constructor(@Inject(CompanyImports) private readonly imports: CompanyImports) {}

  @Post()
  @Answers(CompanyImport, 201)
  start(@CurrentScope() scope: Scope, @Body({ schema: StartCompanyImport }) body: z.output<typeof StartCompanyImport>) {
    return this.imports.start(scope, body);
  }

  @Get()
  @Answers(CompanyImportList)
  list(@CurrentScope() scope: Scope) {
    return this.imports.list(scope);
  }

  @Get(':id')
  @Answers(CompanyImport)
  read(@CurrentScope() scope: Scope, @Param('id', { schema: Id }) id: number) {
    return this.imports.read(scope, id);
  }

  @Put(':id/pieces/:index')
  @TakesFile()
  @Answers(CompanyImport)
  addPiece(
    @CurrentScope() scope: Scope,
    @Param('id', { schema: Id }) id: number,
    @Param('index', { schema: Index }) index: number,
    @FileBody() content: Buffer,
  ) {
    return this.imports.addPiece(scope, id, index, content);
  }

  @Post(':id/run')
  @Answers(CompanyImport)
  run(@CurrentScope() scope: Scope, @Param('id', { schema: Id }) id: number) {
    return this.imports.run(scope, id);
  }

  @Delete(':id')
  @AnswersNothing()
  remove(@CurrentScope() scope: Scope, @Param('id', { schema: Id }) id: number) {
    return this.imports.remove(scope, id);
  }
}
