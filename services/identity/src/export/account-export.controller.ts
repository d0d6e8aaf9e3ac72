import { AnswersFile, CurrentScope, type Scope } from '@dwang/platform';
import { Controller, Get, Inject, StreamableFile } from '@nestjs/common';
import { AccountExport } from './account-export.service';

@Controller('account/export')
export class AccountExportController {
  constructor(@Inject(AccountExport) private readonly exports: AccountExport) {}

  @Get()
  @AnswersFile('application/zip')
  read(@CurrentScope() scope: Scope) {
    const day = new Date().toISOString().slice(0, 10);
    return new StreamableFile(this.exports.open(scope), {
      type: 'application/zip',
      disposition: `attachment; filename="dwang-${day}.zip"`,
    });
  }
}
