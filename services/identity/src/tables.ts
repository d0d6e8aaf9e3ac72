import { Company } from './companies/company.entity';
import { KnownDevice } from './devices/known-device.entity';
import { EmailLink } from './emails/email-link.entity';
import { AccountExportRow } from './export/account-export.entity';
import { BroughtFileRow } from './import/brought-file.entity';
import { CompanyImportRow } from './import/company-import.entity';
import { SentPieceRow } from './import/sent-piece.entity';
import { InitialIdentity1790000000001 } from './migrations/initial.migration';
import { PasskeyRow } from './passkeys/passkey.entity';
import { PasswordReset } from './passwords/password-reset.entity';
import { BillingEventRow } from './plans/billing-event.entity';
import { PlanRow } from './plans/plan.entity';
import { SubscriptionRow } from './plans/subscription.entity';
import { SubscriptionInvoiceRow } from './plans/subscription-invoice.entity';
import { PreferencesRow } from './preferences/preferences.entity';
import { AppFactor } from './second-step/app-factor.entity';
import { RecoveryCode } from './second-step/recovery-code.entity';
import { SignInStep } from './second-step/sign-in-step.entity';
import { Session } from './sessions/session.entity';
import { SignInAttempt } from './sign-in/sign-in-attempt.entity';
import { Invitation } from './team/invitation.entity';
import { User } from './users/user.entity';

/** The tables of this area. Migrations stand in the order in which they run. */
export const tables = {
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
  migrations: [InitialIdentity1790000000001],
};
