import { discardAllUnsent, forgetDrafts, useUnsent } from '@dwang/client';
import type { User } from '@dwang/contracts';
import { Alert, Button, Dialog, Stack, Text } from '@dwang/kit';
import { useState } from 'react';

export interface RemoveStepProps {
  user: User;
  onClose: () => void;
  onLeave: () => void;
  onBack: () => void;
}

const MOST_NAMED = 5;

/** Names what would be lost, before it is. */
export function RemoveStep({ user, onClose, onLeave, onBack }: RemoveStepProps) {
  const unsent = useUnsent();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const more = unsent.length - MOST_NAMED;
  const remove = async () => {
    setBusy(true);
    try {
      await discardAllUnsent();
      forgetDrafts(user.id);
      onLeave();
    } catch {
      setFailed(true);
      setBusy(false);
    }
  };
  return (
    <Dialog open size="small" title="Remove for good?" onClose={onClose} busy={isBusy}>
      <Stack gap={4}>
        <Text>This was never sent, and nobody can bring it back. Forms that you have begun here are forgotten as well.</Text>
        <ul className="shell-sign-out-list">
          {unsent.slice(0, MOST_NAMED).map(({ id, label }) => (
            <li key={id}>{label}</li>
          ))}
          {more > 0 && <li>and {more} more</li>}
        </ul>
        {hasFailed && <Alert type="error" showIcon role="alert" title="This device could not remove it. Please try again." />}
        <div className="shell-sign-out-ways">
          <Button size="large" block disabled={isBusy} onClick={onBack}>
            Back
          </Button>
          <Button type="primary" danger size="large" block loading={isBusy} onClick={() => void remove()}>
            Remove and sign out
          </Button>
        </div>
      </Stack>
    </Dialog>
  );
}
