import { answerGap, secondsOn, serverNow, useTimerDoubt } from '@dwang/client';
import { Button, Dialog, doubtWords, formatClock } from '@dwang/kit';
import type { DecisionProps } from './decision';

interface ClockJumpProps extends DecisionProps {
  then: () => unknown;
}

/** Before a timer is moved or saved over which the device's clock jumped, the person says which time is right. */
export function ClockJump({ timer, then, onClose }: ClockJumpProps) {
  const doubt = useTimerDoubt(timer);
  if (doubt?.kind !== 'clock') return null;
  const { title, text } = doubtWords(doubt, serverNow());
  const [counted, more] = [secondsOn(timer), Math.round(doubt.by / 1000)];
  return (
    <Dialog
      open
      size="small"
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => answerGap(false, then)}>Go on with {formatClock(counted)}</Button>
          <Button type="primary" onClick={() => answerGap(true, then)}>
            Go on with {formatClock(counted + more)}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
