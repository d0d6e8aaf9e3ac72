import { ENV, type Env } from '@dwang/platform';
import { Global, Module } from '@nestjs/common';
import { AccountClosing } from './account/account-closing.service';
import { Accounts } from './account/accounts.service';
import { ClosedCompanies } from './account/closed-companies.service';
import { ClosingNotices } from './account/closing-notices.service';
import { ClosingRun } from './account/closing-run.service';
import { CompanyClosing } from './account/company-closing.service';
import { EndedAccounts } from './account/ended-accounts.service';
import { Heirs } from './account/heirs.service';
import { AdminAccount } from './auth/admin-account.service';
import { CurrentUser } from './auth/current-user.service';
import { Registration } from './auth/registration.service';
import { Companies } from './companies/companies.service';
import { CompanyChanges } from './companies/company-changes.service';
import { CompanyDirectory } from './companies/company-directory.service';
import { DefaultRates } from './companies/default-rates';
import { Letterheads } from './companies/letterheads.service';
import { KnownDevices } from './devices/known-devices.service';
import { EmailConfirmations } from './emails/email-confirmations.service';
import { MailRight } from './emails/mail-right.service';
import { AccountExport } from './export/account-export.service';
import { CompanyArchive } from './export/company-archive.service';
import { ExportBook } from './export/export-book.service';
import { ExportDownload } from './export/export-download.service';
import { SmallImages } from './images/small-images.service';
import { BroughtFiles } from './import/brought-files.service';
import { CompanyImports } from './import/company-imports.service';
import { ImportRun } from './import/import-run.service';
import { ImportWriting } from './import/import-writing.service';
import { SentPieces } from './import/sent-pieces.service';
import { Background } from './letters/background.service';
import { SecurityNotices } from './letters/security-notices.service';
import { Passkeys } from './passkeys/passkeys.service';
import { RelyingParty } from './passkeys/relying-party.service';
import { PasswordChange } from './passwords/password-change.service';
import { PasswordResets } from './passwords/password-resets.service';
import { Plans } from './plans/plans.service';
import { SubscriptionPayments } from './plans/subscription-payments.service';
import { SubscriptionReader } from './plans/subscription-reader.service';
import { SubscriptionTurns } from './plans/subscription-turns.service';
import { Subscriptions } from './plans/subscriptions.service';
import { PreferencesDirectory } from './preferences/preferences-directory.service';
import { AppFactors } from './second-step/app-factors.service';
import { RecoveryCodes } from './second-step/recovery-codes.service';
import { SecondSteps } from './second-step/second-steps.service';
import { SecurityService } from './second-step/security.service';
import { SignInSteps } from './second-step/sign-in-steps.service';
import { StepDemands } from './second-step/step-demands.service';
import { LivingSessions } from './sessions/living-sessions.service';
import { SessionScopeResolver } from './sessions/session-scope-resolver';
import { Sessions } from './sessions/sessions.service';
import { BreachedPasswords, BreachedRange, NoBreachedPasswords } from './sign-in/breached-passwords';
import { Entrance } from './sign-in/entrance.service';
import { LocalStrategy } from './sign-in/local.strategy';
import { LockOut } from './sign-in/lock-out.service';
import { PasswordProof } from './sign-in/password-proof.service';
import { PasswordRules } from './sign-in/password-rules.service';
import { Passwords } from './sign-in/passwords.service';
import { SignIn } from './sign-in/sign-in.service';
import { InvitationAcceptance } from './team/invitation-acceptance.service';
import { InvitationsService } from './team/invitations.service';
import { Joining } from './team/joining';
import { Seats } from './team/seats.service';
import { TeamService } from './team/team.service';
import { Installation } from './users/installation.service';
import { Reach } from './users/reach.service';
import { Usage } from './users/usage.service';
import { UserCare } from './users/user-care.service';
import { UserDirectory } from './users/user-directory.service';
import { UserInviting } from './users/user-inviting.service';
import { Users } from './users/users.service';

const services = [
  AppFactors,
  Entrance,
  KnownDevices,
  Passkeys,
  RecoveryCodes,
  RelyingParty,
  SecondSteps,
  SecurityNotices,
  SecurityService,
  SignInSteps,
  StepDemands,
  Background,
  EmailConfirmations,
  MailRight,
  AccountClosing,
  ClosingNotices,
  ClosingRun,
  CompanyClosing,
  EndedAccounts,
  Heirs,
  ClosedCompanies,
  AccountExport,
  ExportBook,
  ExportDownload,
  CompanyArchive,
  CompanyImports,
  BroughtFiles,
  SentPieces,
  ImportRun,
  ImportWriting,
  Accounts,
  CompanyChanges,
  PasswordChange,
  PasswordResets,
  SmallImages,
  AdminAccount,
  Companies,
  CompanyDirectory,
  Letterheads,
  CurrentUser,
  InvitationAcceptance,
  InvitationsService,
  DefaultRates,
  Joining,
  Seats,
  TeamService,
  LivingSessions,
  Passwords,
  PasswordRules,
  Plans,
  SubscriptionPayments,
  SubscriptionReader,
  SubscriptionTurns,
  Subscriptions,
  PreferencesDirectory,
  Registration,
  Sessions,
  SessionScopeResolver,
  Reach,
  Installation,
  Usage,
  UserCare,
  UserInviting,
  UserDirectory,
  Users,
];

const breachedPasswords = {
  provide: BreachedPasswords,
  useFactory: ({ BREACHED_PASSWORDS_URL: url }: Env) => (url ? new BreachedRange(url) : new NoBreachedPasswords()),
  inject: [ENV],
};

@Global()
@Module({ providers: [...services, breachedPasswords, LockOut, PasswordProof, SignIn, LocalStrategy], exports: services })
export class IdentityCoreModule {}
