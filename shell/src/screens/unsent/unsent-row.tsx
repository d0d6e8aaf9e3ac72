import { discardUnsent, isTaken, type QueuedWrite, retryUnsent, unsentWith, wakeOutbox } from '@dwang/client';
import { Button, confirmAction, formatInstant, Row, SyncMark, showToast, Text } from '@dwang/kit';
import { useState } from 'react';
import { useSession } from '../../session';
import { BothVersions } from './both-versions';
import { EditUnsent } from './edit-unsent';

async function discard({ id, label }: QueuedWrite): Promise<void> {
  const all = await unsentWith(id);
  const rest = all.length > 1 ? ` ${all.length - 1} later changes to it go as well.` : '';
  const isSure = await confirmAction({
    title: 'Discard this?',
    text: `"${label}" was never sent and will be gone for good.${rest}`,
    confirm: 'Discard',
    cancel: 'Keep it',
    danger: true,
  });
  if (!isSure) return;
  await discardUnsent(id);
  showToast({ tone: 'success', title: 'Local entries cleared' });
}

/** Tries at once, and says so where there is no network to try with. */
async function sendNow(): Promise<void> {
  if (!navigator.onLine) showToast({ tone: 'info', title: 'No network', description: 'It is sent by itself once there is.' });
  await wakeOutbox();
}

/** One write: what it is, since when, what the server said, both versions where two devices disagree, and the ways on. */
export function UnsentRow({ write }: { write: QueuedWrite }) {
  const { user } = useSession();
  const [isEdited, setEdited] = useState(false);
  const isRefused = write.state === 'refused';
  const words = wordsOf(write);
  const canEdit = isRefused && write.kind === 'time-entry' && write.operation !== 'delete';
  return (
    <li className="shell-unsent-row">
      <div className="shell-unsent-head">
        <strong>{write.label}</strong>
        <SyncMark state={isRefused ? 'attention' : 'kept'} />
      </div>
      <Text rank="secondary">Made {formatInstant(write.createdAt, user?.company.timeZone)}</Text>
      {write.error && !write.theirs && <Text>{reason(write)}</Text>}
      {write.theirs && <BothVersions write={write} theirs={write.theirs} />}
      <Row gap={2}>
        {isRefused ? (
          <Button type="primary" onClick={() => void retryUnsent(write.id)} aria-label={`${words.retry} ${write.label}`}>
            {words.retry}
          </Button>
        ) : (
          <Button onClick={() => void sendNow()} aria-label={`Retry ${write.label}`}>
            Retry
          </Button>
        )}
        {canEdit && (
          <Button onClick={() => setEdited(true)} aria-label={`Edit ${write.label}`}>
            Edit
          </Button>
        )}
        <Button danger onClick={() => void discard(write)} aria-label={`${words.discard} ${write.label}`}>
          {words.discard}
        </Button>
      </Row>
      {isEdited && <EditUnsent write={write} onClose={() => setEdited(false)} />}
    </li>
  );
}

/** What the two ways on mean for this write. */
function wordsOf({ error, theirs }: QueuedWrite): { retry: string; discard: string } {
  if (isTaken(error)) return { retry: 'Save as new', discard: 'Discard' };
  return theirs ? { retry: 'Use mine', discard: 'Keep theirs' } : { retry: 'Retry', discard: 'Discard' };
}

function reason({ error, state }: QueuedWrite): string {
  if (state !== 'refused')
    return error?.status ? 'The server could not take it yet.' : 'Not sent yet: no answer from the server.';
  return error?.errors[0]?.message ?? error?.detail ?? 'The server refused it.';
}
