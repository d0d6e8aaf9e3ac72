import {
  BankLine,
  BankLinePage,
  BankLineQuery,
  Id,
  ImportStatementQuery,
  MatchBankLine,
  StatementReport,
} from '@dwang/contracts';
import { AllowRoles, Answers, AnswersNothing, CurrentScope, FileBody, NotReplayed, type Scope, TakesFile } from '@dwang/platform';
import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import type { z } from 'zod';
import { BankImport } from './bank-import.service';
import { BankLines } from './bank-lines.service';
import { BankMatching } from './bank-matching.service';

@Controller()
@AllowRoles('owner', 'user')
export class BankController {
  constructor(
    private readonly imports: BankImport,
    private readonly lines: BankLines,
    private readonly matching: BankMatching,
  ) {}

  /** Importing a statement again adds nothing, so its answer is not kept for repetitions. */
  @Post('bank-imports')
  @TakesFile()
  @NotReplayed()
  @Answers(StatementReport)
  import(
    @CurrentScope() scope: Scope,
    @Query({ schema: ImportStatementQuery }) query: z.output<typeof ImportStatementQuery>,
    @FileBody() file: Buffer,
  ) {
    return this.imports.run(scope, query, file);
  }

  @Delete('bank-imports/:id')
  @AnswersNothing()
  undoImport(@CurrentScope() scope: Scope, @Param('id', { schema: Id }) id: number) {
    return this.imports.undo(scope, id);
  }

  @Get('bank-lines')
  @Answers(BankLinePage)
  list(@CurrentScope() scope: Scope, @Query({ schema: BankLineQuery }) query: z.output<typeof BankLineQuery>) {
    return this.lines.list(scope, query);
  }

  @Post('bank-lines/:id/match')
  @Answers(BankLine)
  match(
    @CurrentScope() scope: Scope,
    @Param('id', { schema: Id }) id: number,
    @Body({ schema: MatchBankLine }) { invoices }: z.output<typeof MatchBankLine>,
  ) {
    return this.matching.match(scope, id, invoices);
  }

  @Post('bank-lines/:id/ignore')
  @Answers(BankLine)
  ignore(@CurrentScope() scope: Scope, @Param('id', { schema: Id }) id: number) {
    return this.matching.ignore(scope, id);
  }

  @Post('bank-lines/:id/undo')
  @Answers(BankLine)
  undo(@CurrentScope() scope: Scope, @Param('id', { schema: Id }) id: number) {
    return this.matching.undo(scope, id);
  }
}
