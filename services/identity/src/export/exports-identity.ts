import { type ExportedRows, exported, type Scope } from '@dwang/platform';
import { Company } from '../companies/company.entity';
import { PasskeyRow } from '../passkeys/passkey.entity';
import { SubscriptionRow } from '../plans/subscription.entity';
import { SubscriptionInvoiceRow } from '../plans/subscription-invoice.entity';
import { PreferencesRow } from '../preferences/preferences.entity';
import { Session } from '../sessions/session.entity';
import { User } from '../users/user.entity';

/** People, company, settings and devices. An owner gets the team's details, but nobody else's devices or settings. */
export function exportsIdentity({ companyId, userId, role }: Scope): ExportedRows[] {
  const isOwner = role === 'owner';
  const people = exported<User>({
    name: 'people',
    entity: User,
    where: isOwner ? { companyId } : { id: userId },
    without: ['passwordHash', 'usernameKey', 'emailKey', 'profileImageUrl'],
    file: { column: 'avatarKey', name: ({ id }) => String(id) },
  });
  const company = exported<Company>({
    name: 'company',
    entity: Company,
    where: { id: companyId },
    file: { column: 'logoKey', name: () => 'logo' },
  });
  return [
    ...(isOwner ? [company, ...subscriptionsOf(companyId)] : []),
    people,
    exported<PreferencesRow>({ name: 'preferences', entity: PreferencesRow, where: { userId } }),
    exported<Session>({ name: 'devices', entity: Session, where: { userId }, without: ['tokenHash'] }),
    exported<PasskeyRow>({
      name: 'passkeys',
      entity: PasskeyRow,
      where: { userId },
      without: ['credentialHash', 'credentialId', 'publicKey', 'counter'],
    }),
  ];
}

const subscriptionsOf = (companyId: number): ExportedRows[] => [
  exported<SubscriptionRow>({ name: 'subscriptions', entity: SubscriptionRow, where: { companyId }, without: ['liveOf'] }),
  exported<SubscriptionInvoiceRow>({ name: 'subscription-invoices', entity: SubscriptionInvoiceRow, where: { companyId } }),
];
