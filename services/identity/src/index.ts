import type { AreaDefinition } from '@dwang/platform';
import { recordsIdentity } from './account/records-identity';
import { carriesIdentity, staysBehindOfIdentity } from './export/carries-identity';
import { exportsIdentity } from './export/exports-identity';
import { IdentityCoreModule } from './identity.core.module';
import { IdentityHttpModule } from './identity.http.module';
import { seedIdentity } from './seed/seed-identity';
import { tables } from './tables';

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
  ...tables,
  CoreModule: IdentityCoreModule,
  HttpModule: IdentityHttpModule,
  exports: exportsIdentity,
  carries: carriesIdentity,
  staysBehind: staysBehindOfIdentity,
  records: recordsIdentity,
  seed: seedIdentity,
};
