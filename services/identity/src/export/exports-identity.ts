import { type ExportedRows, exported, type Scope } from '@dwang/platform';
import { Company } from '../companies/company.entity';
import { PreferencesRow } from '../preferences/preferences.entity';
import { Session } from '../sessions/session.entity';
import { User } from '../users/user.entity';

const ending = (key: string): string => key.slice(key.lastIndexOf('.'));

/** People, company, settings and devices. An owner gets the team's details, but nobody else's devices or settings. */
export function exportsIdentity({ companyId, userId, role }: Scope): ExportedRows[] {
  const isOwner = role === 'owner';
  const people = exported<User>({
    name: 'people',
    entity: User,
    where: isOwner ? { companyId } : { id: userId },
    without: ['passwordHash', 'usernameKey', 'emailKey', 'avatarKey', 'profileImageUrl'],
    file: ({ id, avatarKey }) => (avatarKey === null ? null : { key: avatarKey, name: `${id}${ending(avatarKey)}` }),
  });
  const company = exported<Company>({
    name: 'company',
    entity: Company,
    where: { id: companyId },
    without: ['logoKey'],
    file: ({ logoKey }) => logoKey && { key: logoKey, name: `logo${ending(logoKey)}` },
  });
  return [
    ...(isOwner ? [company] : []),
    people,
    exported<PreferencesRow>({ name: 'preferences', entity: PreferencesRow, where: { userId } }),
    exported<Session>({ name: 'devices', entity: Session, where: { userId }, without: ['tokenHash'] }),
  ];
}
