import { z } from 'zod';
import { listQuery, page, SearchText } from './lists';

/** As shown in the panel: the platform administrator, a member of a company (owner or user), or a contractor. */
export const AdminRole = z.enum(['admin', 'user', 'contractor']);
export const AdminUserStatus = z.enum(['active', 'inactive', 'pending']);

export const AdminUser = z
  .object({
    id: z.number().int(),
    username: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    fullName: z.string(),
    companyName: z.string(),
    role: AdminRole,
    status: AdminUserStatus,
    lastActive: z.string().nullable(),
    createdAt: z.string(),
    profileImageUrl: z.string().nullable(),
  })
  .meta({ id: 'AdminUser' });

export const AdminUserListQuery = listQuery(
  { q: SearchText.optional(), role: AdminRole.optional(), status: AdminUserStatus.optional() },
  ['username', '-lastActive'],
);
export const AdminUserPage = page(AdminUser, z.object({ count: z.number().int(), all: z.number().int() })).meta({
  id: 'AdminUserPage',
});

/** What the administrator sets. A user who owns a company stays its owner when made a user again. */
export const UpdateAdminUser = z
  .object({ role: z.enum(['user', 'contractor']), status: z.enum(['active', 'inactive']) })
  .partial()
  .meta({ id: 'UpdateAdminUser' });
/** Whether a letter with a link is on its way; false where this installation sends none. */
export const AdminPasswordReset = z.object({ sendsMail: z.boolean() }).meta({ id: 'AdminPasswordReset' });

export type AdminUser = z.infer<typeof AdminUser>;
export type AdminUserListQuery = z.input<typeof AdminUserListQuery>;
export type AdminUserPage = z.infer<typeof AdminUserPage>;
export type UpdateAdminUser = z.input<typeof UpdateAdminUser>;
export type AdminPasswordReset = z.infer<typeof AdminPasswordReset>;
