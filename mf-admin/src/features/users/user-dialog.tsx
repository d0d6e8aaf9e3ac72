import type { AdminUser } from '@dwang/contracts';
import { DeleteUserDialog } from './delete-user-dialog';
import { EditUserDialog } from './edit-user-dialog';
import type { UserDeed } from './user-actions';
import { UserSettingsDialog } from './user-settings-dialog';

/** What is about to be done to whom. */
export interface UserDialogState {
  deed: UserDeed;
  user: AdminUser;
}

const DIALOGS = { edit: EditUserDialog, delete: DeleteUserDialog, settings: UserSettingsDialog };

export function UserDialog({ deed, ...props }: UserDialogState & { onClose: () => void }) {
  const Chosen = DIALOGS[deed];
  return <Chosen {...props} />;
}
