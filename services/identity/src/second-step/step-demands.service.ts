import { Settings } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { Companies } from '../companies/companies.service';

/** Of whom more than a password is asked: of the administrator by the settings, of everybody in a company by its owners. */
@Injectable()
export class StepDemands {
  constructor(
    @Inject(Settings) private readonly settings: Settings,
    @Inject(Companies) private readonly companies: Companies,
  ) {}

  /** For the administrator's screens alone. */
  ofAdministrator(): Promise<boolean> {
    return this.settings.get('admin_second_step');
  }

  /** For everything. */
  async ofCompany(companyId: number): Promise<boolean> {
    return Boolean((await this.companies.profile(companyId)).secondStepRequired);
  }
}
