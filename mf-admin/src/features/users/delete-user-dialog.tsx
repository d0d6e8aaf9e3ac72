import { errorText } from '@dwang/client';
import type { AdminUser, AdminUserLeaving, DeleteAdminUserQuery } from '@dwang/contracts';
import { Dialog, ErrorState, LoadingBar } from '@dwang/kit';
import { EntryForm, SelectField, TextField } from '@dwang/kit/form';
import { useNotify } from '@dwang/shell-api';
import { useDeleteAdminUserMutation, useForeseeLeavingQuery } from '../../api/users';

type Plan = DeleteAdminUserQuery;
type Values = Plan & { confirmation?: string };

interface DeleteUserDialogProps {
  user: AdminUser;
  onClose: () => void;
}

/** Asks before a user is deleted: says what goes and what stays, and who takes the company over where somebody must. */
export function DeleteUserDialog({ user, onClose }: DeleteUserDialogProps) {
  const { data, error, refetch } = useForeseeLeavingQuery(user.id, { refetchOnMountOrArgChange: true });
  return (
    <Dialog open size="small" title="Are you sure you want to delete this user?" onClose={onClose}>
      {error && (
        <ErrorState
          title="Could not load what goes with this user"
          reason={errorText(error, 'The server did not answer.')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <LoadingBar />}
      {data && !error && <DeleteForm user={user} leaving={data} onClose={onClose} />}
    </Dialog>
  );
}

function DeleteForm({ user, leaving, onClose }: DeleteUserDialogProps & { leaving: AdminUserLeaving }) {
  const [remove] = useDeleteAdminUserMutation();
  const notify = useNotify();
  const send = async ({ confirmation: _, ...plan }: Values) => {
    try {
      await remove({ id: user.id, ...plan }).unwrap();
    } catch (error) {
      notify.error({ title: 'Error', description: 'Failed to delete user. Please try again.' });
      throw error;
    }
    notify.success({ title: 'User deleted', description: 'User has been removed successfully' });
    onClose();
  };
  const heirs = leaving.heirs.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <Fate user={user} closesCompany={leaving.closesCompany} />
      <EntryForm<Values> saveLabel="Delete user" savingLabel="Deleting..." onSave={send} onCancel={onClose}>
        {leaving.closesCompany && <CompanyName name={user.companyName} />}
        {heirs.length > 0 && (
          <SelectField<number>
            name="handOverTo"
            label={`Who takes over ${user.companyName}?`}
            required
            help={`${user.fullName} is its only owner.`}
            rules={[{ required: true, message: 'Please choose who takes over' }]}
            placeholder="Choose a member"
            select={{ options: heirs }}
          />
        )}
      </EntryForm>
    </>
  );
}

/** A company is not closed by a slip. */
function CompanyName({ name }: { name: string }) {
  const words = `Please type ${name}`;
  return (
    <TextField
      name="confirmation"
      label={`Type the name of the company, ${name}`}
      required
      rules={[
        { validator: (_rule, text = '') => (String(text).trim() === name.trim() ? Promise.resolve() : Promise.reject(words)) },
      ]}
      input={{ autoComplete: 'off', spellCheck: false, maxLength: 200 }}
    />
  );
}

function Fate({ user: { fullName, companyName }, closesCompany }: { user: AdminUser; closesCompany: boolean }) {
  return (
    <ul className="mf-admin-fate">
      <li>
        {fullName} is signed out on all devices at once and can never sign in again. Their email, phone and settings are erased;
        username and email are free for another account.
      </li>
      {closesCompany ? (
        <li>
          {companyName} closes with them: names, photos, notes, tasks, measurements and contact details of clients are erased at
          once. Hours, jobs and invoices are kept out of sight for as long as the law asks, then erased.
        </li>
      ) : (
        <li>
          What they did (jobs, hours, invoices, photos, notes) stays with {companyName} under their name. New Zealand law asks for
          wage and time records for six years.
        </li>
      )}
      <li>This cannot be undone. To keep somebody out for a while, edit them and choose Inactive.</li>
    </ul>
  );
}
