import { ChangeSettings, SettingList } from '@dwang/contracts';
import { AdministratorOnly, Answers, CurrentScope, type Scope } from '@dwang/platform';
import { Body, Controller, Get, Inject, Patch } from '@nestjs/common';
import type { z } from 'zod';
import { SettingsAdmin } from './settings-admin.service';

@Controller('admin/settings')
@AdministratorOnly()
export class SettingsAdminController {
  constructor(@Inject(SettingsAdmin) private readonly settings: SettingsAdmin) {}

  @Get()
  @Answers(SettingList)
  list() {
    return this.settings.list();
  }

  @Patch()
  @Answers(SettingList)
  change(@CurrentScope() { userId }: Scope, @Body({ schema: ChangeSettings }) { changes }: z.output<typeof ChangeSettings>) {
    return this.settings.change(userId, changes);
  }
}
