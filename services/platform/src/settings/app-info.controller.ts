import { AppInfo } from '@dwang/contracts';
import { Controller, Get, Inject } from '@nestjs/common';
import { Public } from '../access/access.decorators';
import { Answers } from '../http/answers.decorator';
import { Settings } from './settings.service';

/** What every page shows of the settings, and which parts are turned off. */
@Controller('app')
@Public()
export class AppInfoController {
  constructor(@Inject(Settings) private readonly settings: Settings) {}

  @Get()
  @Answers(AppInfo)
  async read(): Promise<AppInfo> {
    const { values, off } = await this.settings.now();
    return {
      name: values.app_name,
      version: values.app_version,
      companyName: values.company_name,
      supportEmail: values.support_email,
      supportPhone: values.support_phone,
      termsUrl: values.terms_url,
      off: [...off],
    };
  }
}
