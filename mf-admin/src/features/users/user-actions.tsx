import type { AdminUser } from '@dwang/contracts';
import { Button, DeleteIcon, EditIcon, SettingsIcon, Tooltip, useIsPhone } from '@dwang/kit';
import type { ReactNode } from 'react';

/** What can be done to a user. */
export type UserDeed = 'edit' | 'delete' | 'settings';

interface UserActionsProps {
  user: AdminUser;
  onChoose: (deed: UserDeed) => void;
}

/** Edit, delete and settings, by their icons; the administrator can neither be changed nor deleted here. */
export function UserActions({ user, onChoose }: UserActionsProps) {
  const isAdmin = user.role === 'admin';
  const isPhone = useIsPhone();
  const action = (deed: UserDeed, label: string, icon: ReactNode, more: { danger?: boolean; disabled?: boolean } = {}) => (
    <Tooltip title={label}>
      <Button
        type="text"
        size={isPhone ? 'middle' : 'small'}
        icon={icon}
        aria-label={`${label} ${user.fullName}`}
        onClick={() => onChoose(deed)}
        {...more}
      />
    </Tooltip>
  );
  return (
    <span className="mf-admin-user-actions">
      {action('edit', 'Edit', <EditIcon aria-hidden />, { disabled: isAdmin })}
      {action('delete', 'Delete', <DeleteIcon aria-hidden />, { danger: true, disabled: isAdmin })}
      {action('settings', 'Settings of', <SettingsIcon aria-hidden />)}
    </span>
  );
}
