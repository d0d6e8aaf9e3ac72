import { errorText } from '@dwang/client';
import type { AdminUser } from '@dwang/contracts';
import { Button, Dialog, Heading, Text } from '@dwang/kit';
import { useNotify } from '@dwang/shell-api';
import type { ReactNode } from 'react';
import { useResetAdminUserPasswordMutation, useSignOutAdminUserMutation } from '../../api/users';

/** How a user signs in: a link to a new password, and the end of all their sessions. */
export function UserSettingsDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const [signOut, leaving] = useSignOutAdminUserMutation();
  const [reset, resetting] = useResetAdminUserPasswordMutation();
  const notify = useNotify();
  const failed = (error: unknown) => notify.error({ title: 'Error', description: errorText(error, 'Please try again.') });
  const sendLink = async () => {
    try {
      const { sendsMail } = await reset(user.id).unwrap();
      if (sendsMail) notify.success({ title: 'Link sent', description: `${user.email} can set a new password for one hour.` });
      else notify.error({ title: 'No link sent', description: 'This server sends no email. Set up email to reset passwords.' });
    } catch (error) {
      failed(error);
    }
  };
  const endAll = async () => {
    try {
      await signOut(user.id).unwrap();
      notify.success({ title: 'Signed out', description: `${user.fullName} is signed out on all devices.` });
    } catch (error) {
      failed(error);
    }
  };
  return (
    <Dialog open size="small" title={`Settings of ${user.fullName}`} onClose={onClose}>
      <Deed title="Password" text={user.status === 'active' ? RESET : 'Only users who are active can set a new password.'}>
        <Button loading={resetting.isLoading} disabled={user.status !== 'active'} onClick={() => void sendLink()}>
          Reset password
        </Button>
      </Deed>
      <Deed title="Sessions" text={user.role === 'admin' ? `${END} This one, too.` : END}>
        <Button loading={leaving.isLoading} onClick={() => void endAll()}>
          Sign out everywhere
        </Button>
      </Deed>
    </Dialog>
  );
}

const RESET = 'Sends a letter with a link to set a new password. The present one works until then.';
const END = 'Ends every session at once. Unsent work stays on their devices until they sign in again.';

function Deed({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="mf-admin-deed">
      <Heading level={3}>{title}</Heading>
      <Text rank="secondary">{text}</Text>
      <div>{children}</div>
    </section>
  );
}
