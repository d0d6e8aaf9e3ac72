import { Settings } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';

/** Whether the administrator's screens are open only to a sign-in with a second step. */
@Injectable()
export class AdminStep {
  constructor(@Inject(Settings) private readonly settings: Settings) {}

  isRequired(): Promise<boolean> {
    return this.settings.get('admin_second_step');
  }
}
