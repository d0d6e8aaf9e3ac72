import { forgetDrafts, hasDrafts, isSharedDevice, useUnsentCount, wakeOutbox } from '@dwang/client';
import type { User } from '@dwang/contracts';
import { Alert, Button, Dialog, Stack, Text } from '@dwang/kit';
import { useState } from 'react';
import { RemoveStep } from './remove-step';
import './access.css';

export interface SignOutDialogProps {
  user: User;
  /** False where the session has ended: nothing can be sent. */
  canSend: boolean;
  onClose: () => void;
  /** Signs out; what is still here stays. */
  onLeave: () => void;
}

const thingsOf = (count: number): string => (count === 1 ? '1 thing on this device is' : `${count} things on this device are`);
const KEEP = 'Keep for me and sign out';

/**
 * Before signing out where unsent work waits: it is sent first, kept for the person's next sign-in here, or, in a second step, removed. On a
 * device that others use too, forms that were begun are asked about as well, and to keep is the last of the answers.
 */
export default function SignOutDialog(props: SignOutDialogProps) {
  const unsent = useUnsentCount();
  const [isRemoving, setRemoving] = useState(false);
  if (isRemoving) return <RemoveStep {...props} onBack={() => setRemoving(false)} />;
  if (unsent > 0) return <ChooseStep {...props} unsent={unsent} onRemove={() => setRemoving(true)} />;
  if (isSharedDevice() && hasDrafts(props.user.id)) return <FormsStep {...props} />;
  return <AllSent {...props} />;
}

interface ChooseStepProps extends SignOutDialogProps {
  unsent: number;
  onRemove: () => void;
}

function ChooseStep({ unsent, canSend, onClose, onLeave, onRemove }: ChooseStepProps) {
  const [state, setState] = useState<'idle' | 'sending' | 'tried'>('idle');
  const isShared = isSharedDevice();
  const isBusy = state === 'sending';
  const send = async () => {
    setState('sending');
    await wakeOutbox();
    setState('tried');
  };
  const keep = (
    <Button key="keep" type={isShared ? 'text' : 'default'} size="large" block disabled={isBusy} onClick={onLeave}>
      {KEEP}
    </Button>
  );
  const remove = (
    <Button key="remove" type={isShared ? 'default' : 'text'} size="large" danger block disabled={isBusy} onClick={onRemove}>
      Remove from this device...
    </Button>
  );
  return (
    <Dialog open size="small" title="Sign out with unsent work?" onClose={onClose} busy={isBusy}>
      <Stack gap={4}>
        <Text>
          {thingsOf(unsent)} not sent yet. {advice(unsent, canSend, isShared)}
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
          {canSend && (
            <Button type="primary" size="large" block loading={isBusy} onClick={() => void send()}>
              Send now
            </Button>
          )}
          {isShared ? [remove, keep] : [keep, remove]}
        </div>
      </Stack>
    </Dialog>
  );
}

function advice(unsent: number, canSend: boolean, isShared: boolean): string {
  const it = unsent === 1 ? 'it' : 'them';
  if (!canSend) return `${unsent === 1 ? 'It' : 'They'} can be sent when you sign in again.`;
  return isShared
    ? `Others use this device too: send ${it} before you leave.`
    : `If others use this device too, send ${it} before you leave.`;
}

/** On a shared device nothing waits to be sent, but something was begun. */
function FormsStep({ user, onClose, onLeave }: SignOutDialogProps) {
  const remove = () => {
    forgetDrafts(user.id);
    onLeave();
  };
  return (
    <Dialog open size="small" title="Remove what you have begun?" onClose={onClose}>
      <Stack gap={4}>
        <Text>
          You have begun something here that is not saved: a form, a plan or a list of a tool. Others use this device too. What
          you keep waits for you alone.
        </Text>
        <div className="shell-sign-out-ways">
          <Button type="primary" danger size="large" block onClick={remove}>
            Remove and sign out
          </Button>
          <Button type="text" size="large" block onClick={onLeave}>
            {KEEP}
          </Button>
        </div>
      </Stack>
    </Dialog>
  );
}

function AllSent({ user, onClose, onLeave }: SignOutDialogProps) {
  const leave = () => {
    if (isSharedDevice()) forgetDrafts(user.id);
    onLeave();
  };
  return (
    <Dialog open size="small" title="Everything is sent" onClose={onClose}>
      <Stack gap={4}>
        <Text>Nothing of yours waits on this device any more.</Text>
        <Button type="primary" size="large" block onClick={leave}>
          Sign out
        </Button>
      </Stack>
    </Dialog>
  );
}
