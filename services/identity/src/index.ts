import type { AreaDefinition } from '@dwang/platform';
import { recordsIdentity } from './account/records-identity';
import { Company } from './companies/company.entity';
import { KnownDevice } from './devices/known-device.entity';
import { EmailLink } from './emails/email-link.entity';
import { AccountExportRow } from './export/account-export.entity';
import { carriesIdentity, staysBehindOfIdentity } from './export/carries-identity';
import { CreateAccountExports1780000000005 } from './export/create-account-exports.migration';
import { exportsIdentity } from './export/exports-identity';
import { IdentityCoreModule } from './identity.core.module';
import { IdentityHttpModule } from './identity.http.module';
import { AddImportTries1778000000003 } from './import/add-import-tries.migration';
import { BroughtFileRow } from './import/brought-file.entity';
import { CompanyImportRow } from './import/company-import.entity';
import { CreateBroughtFiles1778000000002 } from './import/create-brought-files.migration';
import { CreateCompanyImports1778000000001 } from './import/create-company-imports.migration';
import { CreateSentPieces1780000000004 } from './import/create-sent-pieces.migration';
import { SentPieceRow } from './import/sent-piece.entity';
import { AddAccountDetails1765800000001 } from './migrations/add-account-details.migration';
import { AddClosingGrace1780000000003 } from './migrations/add-closing-grace.migration';
import { AddCompanyClosing1766300000001 } from './migrations/add-company-closing.migration';
import { AddEmailConfirmation1775000000000 } from './migrations/add-email-confirmation.migration';
import { AddNextApp1780000000002 } from './migrations/add-next-app.migration';
import { AddResetAddress1781000000005 } from './migrations/add-reset-address.migration';
import { AddSecondStepDemand1780000000001 } from './migrations/add-second-step-demand.migration';
import { AddTeam1766200000010 } from './migrations/add-team.migration';
import { AddTimeRules1766400000001 } from './migrations/add-time-rules.migration';
import { AddUseIndexes1774000000032 } from './migrations/add-use-indexes.migration';
import { AddWeekStart1782000000041 } from './migrations/add-week-start.migration';
import { CreateCompanies1764200000000 } from './migrations/create-companies.migration';
import { CreateKnownDevices1775000000002 } from './migrations/create-known-devices.migration';
import { CreatePreferences1765800000000 } from './migrations/create-preferences.migration';
import { CreateSecondSteps1775000000001 } from './migrations/create-second-steps.migration';
import { CreateSessions1764200002000 } from './migrations/create-sessions.migration';
import { CreateSignInAttempts1764200003000 } from './migrations/create-sign-in-attempts.migration';
import { CreateUsers1764200001000 } from './migrations/create-users.migration';
import { PutNamesFirst1781000000004 } from './migrations/put-names-first.migration';
import { RefoldUsers1782000000022 } from './migrations/refold-users.migration';
import { PasskeyRow } from './passkeys/passkey.entity';
import { PasswordReset } from './passwords/password-reset.entity';
import { BillingEventRow } from './plans/billing-event.entity';
import { CreateSubscriptions1776000000000 } from './plans/create-subscriptions.migration';
import { PlanRow } from './plans/plan.entity';
import { SubscriptionRow } from './plans/subscription.entity';
import { SubscriptionInvoiceRow } from './plans/subscription-invoice.entity';
import { PreferencesRow } from './preferences/preferences.entity';
import { AppFactor } from './second-step/app-factor.entity';
import { RecoveryCode } from './second-step/recovery-code.entity';
import { SignInStep } from './second-step/sign-in-step.entity';
import { seedIdentity } from './seed/seed-identity';
import { Session } from './sessions/session.entity';
import { SignInAttempt } from './sign-in/sign-in-attempt.entity';
import { Invitation } from './team/invitation.entity';
import { User } from './users/user.entity';

export { ClosedCompanies } from './account/closed-companies.service';
export { ClosingRun } from './account/closing-run.service';
export { AdminAccount } from './auth/admin-account.service';
export { Companies } from './companies/companies.service';
export { CompanyDirectory, type CompanyFacts, type Member, type Person } from './companies/company-directory.service';
export { DefaultRates, type RateKeeper } from './companies/default-rates';
export { Letterheads } from './companies/letterheads.service';
export { EmailConfirmations } from './emails/email-confirmations.service';
export { MailRight } from './emails/mail-right.service';
export { IdentityCoreModule } from './identity.core.module';
export { Background } from './letters/background.service';
export { Plans } from './plans/plans.service';
export { SubscriptionPayments } from './plans/subscription-payments.service';
export { SubscriptionReader } from './plans/subscription-reader.service';
export { SubscriptionTurns } from './plans/subscription-turns.service';
export { Subscriptions } from './plans/subscriptions.service';
export { PreferencesDirectory } from './preferences/preferences-directory.service';
export { DEMO_COMPANY_UID } from './seed/demo-companies';
export { closeDemoSignIns, demoSignIns } from './seed/demo-sign-ins';
export { deviceName } from './sessions/device-name';
export { LivingSessions } from './sessions/living-sessions.service';
export { SessionScopeResolver } from './sessions/session-scope-resolver';
export { Sessions } from './sessions/sessions.service';
export { BreachedRange } from './sign-in/breached-passwords';
export { Passwords } from './sign-in/passwords.service';
export { type JobSharer, Joining, type PromisedJob } from './team/joining';
export { Installation } from './users/installation.service';
export { Reach, type Reachable } from './users/reach.service';
export { Usage } from './users/usage.service';
export { type RemovedUser, UserCare } from './users/user-care.service';
export { UserDirectory } from './users/user-directory.service';
export { UserInviting } from './users/user-inviting.service';
export { Users } from './users/users.service';

/** Companies, users, sessions, sign-in. Stays in the gateway's process: it says who is asking. */
export const area: AreaDefinition = {
  name: 'identity',
  prefixes: ['/auth', '/preferences', '/account', '/company', '/users', '/team'],
  entities: [
    Company,
    User,
    Session,
    SignInAttempt,
    PreferencesRow,
    PasswordReset,
    Invitation,
    PlanRow,
    SubscriptionRow,
    SubscriptionInvoiceRow,
    BillingEventRow,
    CompanyImportRow,
    BroughtFileRow,
    SentPieceRow,
    AccountExportRow,
    EmailLink,
    AppFactor,
    RecoveryCode,
    PasskeyRow,
    SignInStep,
    KnownDevice,
  ],
  migrations: [
    CreateCompanies1764200000000,
    CreateUsers1764200001000,
    CreateSessions1764200002000,
    CreateSignInAttempts1764200003000,
    CreatePreferences1765800000000,
    AddAccountDetails1765800000001,
    AddCompanyClosing1766300000001,
    AddTeam1766200000010,
    AddTimeRules1766400000001,
    CreateSubscriptions1776000000000,
    AddEmailConfirmation1775000000000,
    CreateSecondSteps1775000000001,
    CreateKnownDevices1775000000002,
    AddUseIndexes1774000000032,
    CreateCompanyImports1778000000001,
    CreateBroughtFiles1778000000002,
    AddImportTries1778000000003,
    AddSecondStepDemand1780000000001,
    AddNextApp1780000000002,
    AddClosingGrace1780000000003,
    CreateSentPieces1780000000004,
    CreateAccountExports1780000000005,
    PutNamesFirst1781000000004,
    AddResetAddress1781000000005,
    RefoldUsers1782000000022,
    AddWeekStart1782000000041,
  ],
  CoreModule: IdentityCoreModule,
  HttpModule: IdentityHttpModule,
  exports: exportsIdentity,
  carries: carriesIdentity,
  staysBehind: staysBehindOfIdentity,
  records: recordsIdentity,
  seed: seedIdentity,
};
