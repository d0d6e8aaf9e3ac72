import { type BlockedTimer, blockedNow, keepTheirs, serverNow, takeMine } from '@dwang/client';
import type { Timer } from '@dwang/contracts';
import { elapsedSeconds } from '@dwang/domain';
import { Button, Dialog, formatClock, formatInstant } from '@dwang/kit';
import { useState } from 'react';
import { useSession } from '../../session';
import type { DecisionProps } from './decision';

/** A timer was started here and on another device: both are shown, and neither loses time whatever is chosen. */
export function TwoTimers({ blocked, timer, desk, onClose }: DecisionProps & { blocked: BlockedTimer }) {
  const [isBusy, setBusy] = useState(false);
  const mine = blockedNow(blocked);
  const decide = async (work: Promise<boolean>) => {
    setBusy(true);
    const isDone = await work;
    setBusy(false);
    if (isDone) onClose();
  };
  return (
    <Dialog
      open
      title="Which timer goes on?"
      onClose={onClose}
      busy={isBusy}
      footer={
        <>
          <Button disabled={isBusy} onClick={() => void decide(keepTheirs(desk, blocked))}>
            {mine.seconds < 1 ? 'Keep the other one' : 'Keep the other one, save this as an entry'}
          </Button>
          {!blocked.saved && (
            <Button type="primary" disabled={isBusy} onClick={() => void decide(takeMine(desk, blocked))}>
              Save the other one, go on here
            </Button>
          )}
        </>
      }
    >
      <p>A timer was started here and on another device. Nothing is lost, whichever you choose.</p>
      <dl className="shell-timer-two">
        <dt>Other device</dt>
        <TimerLine timer={timer} seconds={elapsedSeconds(timer, serverNow())} />
        <dt>This device</dt>
        <TimerLine timer={mine.timer} seconds={mine.seconds} />
      </dl>
    </Dialog>
  );
}

function TimerLine({ timer, seconds }: { timer: Timer; seconds: number }) {
  const zone = useSession().user?.company.timeZone;
  return (
    <dd>
      <strong>{timer.projectName ?? 'General'}</strong>
      <span>{formatClock(seconds)}</span>
      <small>Started {formatInstant(timer.startTime, zone)}</small>
    </dd>
  );
}
