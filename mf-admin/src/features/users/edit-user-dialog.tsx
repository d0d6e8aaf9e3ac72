import type { AdminUser, UpdateAdminUser } from '@dwang/contracts';
import { Dialog } from '@dwang/kit';
import { EntryForm, SelectField } from '@dwang/kit/form';
import { useNotify } from '@dwang/shell-api';
import { useUpdateAdminUserMutation } from '../../api/users';
import { ROLE_CHOICES, STATUSES } from './user-words';

type Values = Pick<AdminUser, 'role' | 'status'>;

/** What a user may do, and whether they may sign in; sends only what was changed. */
export function EditUserDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const [update] = useUpdateAdminUserMutation();
  const notify = useNotify();
  const save = async ({ role, status }: Values) => {
    const body = { ...(role === user.role ? {} : { role }), ...(status === user.status ? {} : { status }) } as UpdateAdminUser;
    if (Object.keys(body).length > 0) await update({ id: user.id, body }).unwrap();
    notify.success({ title: 'Saved', description: `What ${user.fullName} may do holds from now on.` });
    onClose();
  };
  const kept = user.status === 'pending' ? [{ value: 'pending', label: STATUSES.pending[0] }] : [];
  const statuses = [...kept, { value: 'active', label: STATUSES.active[0] }, { value: 'inactive', label: STATUSES.inactive[0] }];
  return (
    <Dialog open size="small" title={`Edit ${user.fullName}`} onClose={onClose}>
      <EntryForm<Values>
        initialValues={{ role: user.role, status: user.status }}
        saveLabel="Save"
        onSave={save}
        onCancel={onClose}
      >
        <SelectField
          name="role"
          label="Role"
          required
          help="Contractors see only the jobs that are shared with them, and their own time."
          select={{ options: [...ROLE_CHOICES] }}
        />
        <SelectField
          name="status"
          label="Status"
          required
          help="Who is inactive is signed out on all devices at once and cannot sign in. Nothing they entered is lost."
          select={{ options: statuses }}
        />
      </EntryForm>
    </Dialog>
  );
}
