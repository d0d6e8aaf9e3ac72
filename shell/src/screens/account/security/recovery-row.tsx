import { useRenewRecoveryCodesMutation } from '@dwang/client';
import { Button, Dialog } from '@dwang/kit';
import { useState } from 'react';
import { SettingRow } from '../setting-row';
import { PasswordAgainDialog } from './password-again-dialog';
import { RecoveryCodesPanel } from './recovery-codes-panel';

/** How many recovery codes are left, and the way to new ones. */
export function RecoveryRow({ left }: { left: number }) {
  const [renew] = useRenewRecoveryCodesMutation();
  const [isAsking, setAsking] = useState(false);
  const [codes, setCodes] = useState<string[] | null>(null);
  return (
    <SettingRow title="Recovery codes" text={`${left} of 10 left, for the day on which your phone is lost.`}>
      <Button onClick={() => setAsking(true)}>Make new codes</Button>
      {isAsking && (
        <PasswordAgainDialog
          title="Make new recovery codes?"
          text="Those that you have kept do not work any more then."
          saveLabel="Make new codes"
          onClose={() => setAsking(false)}
          onSend={async (password) => {
            const answer = await renew({ password }).unwrap();
            setAsking(false);
            setCodes(answer.codes);
          }}
        />
      )}
      {codes && (
        <Dialog open size="small" title="Recovery codes" onClose={() => setCodes(null)} busy>
          <RecoveryCodesPanel codes={codes} onDone={() => setCodes(null)} />
        </Dialog>
      )}
    </SettingRow>
  );
}
