import type { AdminUser } from '@dwang/contracts';

export const ROLES = { admin: 'Admin', user: 'User', contractor: 'Contractor' } as const satisfies Record<
  AdminUser['role'],
  string
>;

export const STATUSES = {
  active: ['Active', 'good'],
  inactive: ['Inactive', 'neutral'],
  pending: ['Pending', 'warn'],
} as const satisfies Record<AdminUser['status'], readonly [string, string]>;

/** The roles that can be given; the administrator is named by the server's own settings. */
export const ROLE_CHOICES = [
  { value: 'user', label: ROLES.user },
  { value: 'contractor', label: ROLES.contractor },
] as const;
