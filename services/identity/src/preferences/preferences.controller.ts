import { Preferences, UpdatePreferences } from '@dwang/contracts';
import { Answers, CurrentScope, type Scope } from '@dwang/platform';
import { Body, Controller, Get, Inject, Patch } from '@nestjs/common';
import { PreferencesDirectory } from './preferences-directory.service';

/** One's own preferences: nobody else's can be named. */
@Controller('preferences')
export class PreferencesController {
  constructor(@Inject(PreferencesDirectory) private readonly preferences: PreferencesDirectory) {}

  @Get()
  @Answers(Preferences)
  read(@CurrentScope() { userId }: Scope) {
    return this.preferences.of(userId);
  }

  @Patch()
  @Answers(Preferences)
  change(@CurrentScope() { userId }: Scope, @Body({ schema: UpdatePreferences }) body: UpdatePreferences) {
    return this.preferences.change(userId, body);
  }
}
