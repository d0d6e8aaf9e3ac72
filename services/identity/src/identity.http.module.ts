import { Module } from '@nestjs/common';
import { AccountController } from './account/account.controller';
import { AuthController } from './auth/auth.controller';
import { CompanyController } from './companies/company.controller';
import { EmailsController } from './emails/emails.controller';
import { AccountExportController } from './export/account-export.controller';
import { CompanyImportsController } from './import/company-imports.controller';
import { PasswordsController } from './passwords/passwords.controller';
import { PreferencesController } from './preferences/preferences.controller';
import { SecondStepController } from './second-step/second-step.controller';
import { SecurityController } from './second-step/security.controller';
import { DevicesController } from './sessions/devices.controller';
import { InvitationController } from './team/invitation.controller';
import { TeamController } from './team/team.controller';

@Module({
  controllers: [
    AccountController,
    AccountExportController,
    AuthController,
    CompanyController,
    CompanyImportsController,
    DevicesController,
    EmailsController,
    SecondStepController,
    SecurityController,
    InvitationController,
    PasswordsController,
    PreferencesController,
    TeamController,
  ],
})
export class IdentityHttpModule {}
