import type { Timer } from '@dwang/contracts';
import { applyTimerEvents, type TimerEvent } from '@dwang/domain';
import type { QueuedWrite } from '../outbox/queued-write';
import { isSave } from './timer-writes';

const isAnswer = (preview: unknown): preview is Timer =>
  typeof preview === 'object' && preview !== null && 'serverTime' in preview && 'runningSince' in preview;

const isEvent = (preview: unknown): preview is TimerEvent =>
  typeof preview === 'object' && preview !== null && 'type' in preview && 'at' in preview;

/** What a write of the outbox means for the timer; null when it means nothing, or nothing more. */
export function eventOf(write: QueuedWrite): TimerEvent | null {
  if (write.state === 'refused') return null;
  if (isSave(write)) return endOf(write.uid, write.createdAt);
  if (write.kind !== 'timer' || !isEvent(write.preview)) return null;
  return write.state === 'sent' && write.preview.type !== 'end' ? null : write.preview;
}

const isSame = (one: TimerEvent, other: TimerEvent): boolean =>
  one.uid === other.uid && one.at === other.at && one.type === other.type && one.move === other.move;

const endOf = (uid: string, at: string): TimerEvent => ({ type: 'end', uid, at });

/**
 * The timer as the person left it: the newest that the server has told, with what it does not have yet laid over. `intents` are events
 * that are just on their way into the outbox, `ended` the timers that are over whatever an older answer says.
 */
export function overlayTimer(
  told: Timer,
  writes: readonly QueuedWrite[],
  intents: readonly TimerEvent[],
  ended: ReadonlySet<string>,
): Timer {
  const answers = writes.map(({ preview }) => preview).filter(isAnswer);
  const newest = answers.reduce((timer, answer) => (answer.serverTime > timer.serverTime ? answer : timer), told);
  const events = writes.map(eventOf).filter((event) => event !== null);
  const coming = intents.filter((intent) => !events.some((event) => isSame(event, intent)));
  const over = newest.uid !== null && ended.has(newest.uid) ? [endOf(newest.uid, newest.serverTime)] : [];
  return applyTimerEvents(newest, [...over, ...events, ...coming]);
}
