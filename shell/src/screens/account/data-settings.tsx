import { Button, SectionCard } from '@dwang/kit';
import { useState } from 'react';
import { lateDialog } from '../../late';
import { useSession } from '../../session';
import { ExportSetting } from './export-setting';
import { ImportSetting } from './moving/import-setting';
import { SettingRow } from './setting-row';

const CloseAccountDialog = lateDialog('The question', () => import('./close-account-dialog'));

/** One's data: take it along, or leave for good. */
export function DataSettings() {
  const { user } = useSession();
  const [isClosing, setClosing] = useState(false);
  if (!user) return null;
  return (
    <SectionCard title="Your data">
      <ExportSetting isOwner={user.role === 'owner'} />
      {user.role === 'owner' && <ImportSetting />}
      {!user.isAdministrator && (
        <SettingRow title="Delete account" text="Erases you from Dwang. This cannot be undone.">
          <Button danger onClick={() => setClosing(true)}>
            Delete account
          </Button>
        </SettingRow>
      )}
      {isClosing && <CloseAccountDialog user={user} onClose={() => setClosing(false)} onMissing={() => setClosing(false)} />}
    </SectionCard>
  );
}
