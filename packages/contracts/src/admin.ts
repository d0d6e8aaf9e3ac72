import { z } from 'zod';
import { listQuery, page, SearchText } from './lists';
import { Email, Id } from './primitives';

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
  ['name', '-name', '-lastActive', 'lastActive', '-createdAt', 'createdAt'],
);
export const AdminUserPage = page(AdminUser, z.object({ count: z.number().int(), all: z.number().int() })).meta({
  id: 'AdminUserPage',
});

/** What the administrator sets. A user who owns a company stays its owner when made a user again. */
export const UpdateAdminUser = z
  .object({ role: z.enum(['user', 'contractor']), status: z.enum(['active', 'inactive']) })
  .partial()
  .meta({ id: 'UpdateAdminUser' });
/** Somebody who is invited into a company by the administrator. */
export const InviteAdminUser = z
  .object({ companyId: Id, email: Email, role: z.enum(['user', 'contractor']).default('user') })
  .meta({ id: 'InviteAdminUser' });
/** What goes with a user who is deleted. `heirs` are those of whom one must take the company over; empty when nobody need. */
export const AdminUserLeaving = z
  .object({ closesCompany: z.boolean(), heirs: z.array(z.object({ id: z.number().int(), name: z.string() })) })
  .meta({ id: 'AdminUserLeaving' });
/** Who takes the company over from its only owner. */
export const DeleteAdminUserQuery = z.strictObject({ handOverTo: Id.optional() });
/** Whether a letter with a link is on its way; false where this installation sends none. */
export const AdminPasswordReset = z.object({ sendsMail: z.boolean() }).meta({ id: 'AdminPasswordReset' });

export type AdminUser = z.infer<typeof AdminUser>;
export type AdminUserListQuery = z.input<typeof AdminUserListQuery>;
export type AdminUserPage = z.infer<typeof AdminUserPage>;
export type UpdateAdminUser = z.input<typeof UpdateAdminUser>;
export type InviteAdminUser = z.input<typeof InviteAdminUser>;
export type AdminUserLeaving = z.infer<typeof AdminUserLeaving>;
export type DeleteAdminUserQuery = z.infer<typeof DeleteAdminUserQuery>;
export type AdminPasswordReset = z.infer<typeof AdminPasswordReset>;
