import { Button, formatDay, SectionCard } from '@dwang/kit';
import { useState } from 'react';
import { useClosing } from '../../frame/closing/use-closing';
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
  const { lastDay, name, keep, isKeeping } = useClosing();
  if (!user) return null;
  return (
    <SectionCard title="Your data">
      <ExportSetting isOwner={user.role === 'owner'} />
      {user.role === 'owner' && <ImportSetting />}
      {lastDay && (
        <SettingRow
          title="Closing of the company"
          text={`${name} and all accounts in it are deleted after ${formatDay(lastDay)}. Until then everybody works on.`}
        >
          <Button loading={isKeeping} onClick={() => void keep()}>
            Keep the company
          </Button>
        </SettingRow>
      )}
      {!user.isAdministrator && (
        <SettingRow
          title="Delete account"
          text={
            lastDay
              ? 'Yours is deleted with the company. Somebody else may take it over instead.'
              : 'Erases you from this installation. What goes, and when, is said first.'
          }
        >
          <Button danger onClick={() => setClosing(true)}>
            Delete account
          </Button>
        </SettingRow>
      )}
      {isClosing && <CloseAccountDialog user={user} onClose={() => setClosing(false)} onMissing={() => setClosing(false)} />}
    </SectionCard>
  );
}
