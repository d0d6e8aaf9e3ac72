import type { User as UserView } from '@dwang/contracts';
import type { Company } from '../companies/company.entity';
import { nameKey } from './name-key';
import type { User } from './user.entity';

export const isAdministrator = (usernameKey: string, adminUsername: string): boolean => usernameKey === nameKey(adminUsername);

/** What the browser is told about the signed-in user. */
export const userView = (user: User, company: Pick<Company, 'id' | 'name' | 'timeZone'>, adminUsername: string): UserView => ({
  id: user.id,
  username: user.username,
  email: user.email,
  profileImageUrl: user.profileImageUrl,
  role: user.role,
  isAdministrator: isAdministrator(user.usernameKey, adminUsername),
  company: { id: company.id, name: company.name, timeZone: company.timeZone },
});
