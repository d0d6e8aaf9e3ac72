import { openTimerDialog, saveTimer, serverNow } from '@dwang/client';
import { elapsedSeconds } from '@dwang/domain';
import { Button, Dialog, formatHours } from '@dwang/kit';
import type { DecisionProps } from './decision';

/** More than 24 hours are never saved without a word from the person (RC-003). */
export function LongEntry({ timer, desk, onClose }: DecisionProps) {
  const hours = formatHours(elapsedSeconds(timer, serverNow()));
  const saveAll = () => {
    onClose();
    void saveTimer(desk, { confirmLong: true });
  };
  return (
    <Dialog
      open
      size="small"
      title={`Save ${hours} as one entry?`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={saveAll}>Save all of it</Button>
          <Button type="primary" onClick={() => openTimerDialog({ kind: 'choose-end' })}>
            Choose a time
          </Button>
        </>
      }
    >
      <p>That is more than 24 hours on {timer.projectName ?? 'General'}. Was the timer forgotten?</p>
    </Dialog>
  );
}
