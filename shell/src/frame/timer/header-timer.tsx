import { closeTimerDialog, useBlockedTimer, useIdleWatch, useTimer, useTimerDialog } from '@dwang/client';
import { lateDialog } from '../../late';
import { TimerChip } from './timer-chip';
import { useClockWatch } from './use-clock-watch';
import { useTimerDesk } from './use-timer-desk';
import { useTimerNotification } from './use-timer-notification';
import './timer.css';

const TimerDialog = lateDialog('The question about the timer', () => import('./timer-dialog'));

/** The job timer in the header of every screen: the chip, its panel, and whatever must be decided about the timer. */
export function HeaderTimer() {
  const view = useTimer();
  const desk = useTimerDesk();
  const question = useTimerDialog();
  const blocked = useBlockedTimer();
  useIdleWatch(view.timer);
  useClockWatch(view.timer);
  useTimerNotification(view.timer);
  const isShown = view.timer && (view.timer.status !== 'STOPPED' || blocked);
  return (
    <>
      {view.timer && isShown && <TimerChip timer={view.timer} view={view} blocked={blocked} desk={desk} />}
      {view.timer && question && <TimerDialog question={question} timer={view.timer} desk={desk} onMissing={closeTimerDialog} />}
    </>
  );
}
