import type { User as UserView } from '@dwang/contracts';
import { centsToDecimal } from '@dwang/domain';
import type { Company } from '../companies/company.entity';
import { lookOf, nameKey } from './name-key';
import type { User } from './user.entity';

export const isAdministrator = (usernameKey: string, adminUsername: string): boolean => usernameKey === nameKey(adminUsername);

/** Whether a name could pass for the administrator's at a glance ("аdmin" with a Cyrillic а, "ádmin", "ad.min"). */
export const looksLikeAdministrator = (username: string, adminUsername: string): boolean =>
  lookOf(username) === lookOf(adminUsername);

/** Prices are a contractor's matter only when the owner says so. */
export const seesPrices = ({ role, seesPrices: isAllowed }: Pick<User, 'role' | 'seesPrices'>): boolean =>
  role !== 'contractor' || isAllowed;

type SessionCompany = Pick<
  Company,
  | 'id'
  | 'name'
  | 'timeZone'
  | 'createdAt'
  | 'defaultRateCents'
  | 'roundingMinutes'
  | 'roundingMode'
  | 'weekStart'
  | 'approvalRequired'
  | 'lastDay'
>;

/** What of this installation bears on how a user is seen. */
export interface Installation {
  adminUsername: string;
  /** Whether addresses are to be confirmed here. */
  asksForEmail: boolean;
}

/** What the browser is told about the signed-in user. */
export const userView = (user: User, company: SessionCompany, { adminUsername, asksForEmail }: Installation): UserView => ({
  id: user.id,
  username: user.username,
  email: user.email,
  profileImageUrl: user.profileImageUrl,
  role: user.role,
  seesPrices: seesPrices(user),
  isAdministrator: isAdministrator(user.usernameKey, adminUsername),
  isEmailConfirmed: !asksForEmail || Boolean(user.emailConfirmedAt),
  company: {
    id: company.id,
    name: company.name,
    timeZone: company.timeZone,
    createdAt: company.createdAt.toISOString(),
    defaultRate: seesPrices(user) ? centsToDecimal(company.defaultRateCents) : null,
    rounding: { minutes: company.roundingMinutes, mode: company.roundingMode },
    weekStart: company.weekStart,
    approvalRequired: Boolean(company.approvalRequired),
    lastDay: user.role === 'owner' ? (company.lastDay ?? null) : null,
  },
});
