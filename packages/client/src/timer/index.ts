/**
 * The job timer of the signed-in person, for every remote and the shell: what it is (`useTimer`, also without a network) and what can be
 * done with it. Every action is an event with its own time, shown at once, kept in the outbox and sent; it says itself what happened.
 */
export type { BlockedTimer } from './blocked-timer';
export { answerGap } from './clock-question';
export { currentTimer } from './current-timer';
export { cutDoubt, keepGoing } from './doubt-actions';
export { changeJob, changeNotes, changeRate, readRate } from './edit-timer';
export { useIdleWatch } from './idle';
export { reopenTimer, undoSwitch } from './reopen-timer';
export { type SaveState, useSaveState } from './save-state';
export { sayOverlap } from './say-saved';
export { switchJob } from './switch-job';
export { type ChosenJob, rateOn, useTimerChoice } from './timer-choice';
export { secondsOn, type TimerDesk } from './timer-desk';
export { closeTimerDialog, openTimerDialog, type TimerQuestion, useTimerDialog } from './timer-dialogs';
export { nextJob, RECENT_JOBS, resetTimer, toggleTimer } from './timer-moves';
export { discardTimer, type SaveOptions, saveTimer, stopTimer } from './timer-saves';
export { blockedNow, keepTheirs, takeMine, useBlockedTimer } from './two-timers';
export { type TimerView, useTimer } from './use-timer';
export { useTimerDoubt } from './use-timer-doubt';
