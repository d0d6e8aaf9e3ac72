import { discardAllUnsent, forgetDrafts, useUnsent, useUnsentCount, wakeOutbox } from '@dwang/client';
import type { User } from '@dwang/contracts';
import { Alert, Button, Dialog, Stack, Text } from '@dwang/kit';
import { useState } from 'react';
import './access.css';

export interface SignOutDialogProps {
  user: User;
  onClose: () => void;
  /** Signs out; what is still here stays. */
  onLeave: () => void;
}

const MOST_NAMED = 5;
const thingsOf = (count: number): string => (count === 1 ? '1 thing on this device is' : `${count} things on this device are`);

/** Before signing out where unsent work waits: it is sent first, kept for the person's next sign-in here, or, in a second step, removed. */
export default function SignOutDialog(props: SignOutDialogProps) {
  const [isRemoving, setRemoving] = useState(false);
  return isRemoving ? (
    <RemoveStep {...props} onBack={() => setRemoving(false)} />
  ) : (
    <ChooseStep {...props} onRemove={() => setRemoving(true)} />
  );
}

function ChooseStep({ onClose, onLeave, onRemove }: SignOutDialogProps & { onRemove: () => void }) {
  const unsent = useUnsentCount();
  const [state, setState] = useState<'idle' | 'sending' | 'tried'>('idle');
  const send = async () => {
    setState('sending');
    await wakeOutbox();
    setState('tried');
  };
  if (unsent === 0) return <AllSent onClose={onClose} onLeave={onLeave} />;
  return (
    <Dialog open size="small" title="Sign out with unsent work?" onClose={onClose} busy={state === 'sending'}>
      <Stack gap={4}>
        <Text>
          {thingsOf(unsent)} not sent yet. If others use this device too, send {unsent === 1 ? 'it' : 'them'} before you leave.
        </Text>
        {state === 'tried' && (
          <Alert
            type="warning"
            showIcon
            role="status"
            title="Not everything could be sent. Check the connection, or see why under Unsent work."
          />
        )}
        <div className="shell-sign-out-ways">
          <Button type="primary" size="large" block loading={state === 'sending'} onClick={() => void send()}>
            Send now
          </Button>
          <Button size="large" block disabled={state === 'sending'} onClick={onLeave}>
            Keep for my next time here and sign out
          </Button>
          <Button type="text" danger block disabled={state === 'sending'} onClick={onRemove}>
            Remove from this device...
          </Button>
        </div>
      </Stack>
    </Dialog>
  );
}

const AllSent = ({ onClose, onLeave }: Pick<SignOutDialogProps, 'onClose' | 'onLeave'>) => (
  <Dialog open size="small" title="Everything is sent" onClose={onClose}>
    <Stack gap={4}>
      <Text>Nothing of yours waits on this device any more.</Text>
      <Button type="primary" size="large" block onClick={onLeave}>
        Sign out
      </Button>
    </Stack>
  </Dialog>
);

function RemoveStep({ user, onClose, onLeave, onBack }: SignOutDialogProps & { onBack: () => void }) {
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
