import { dayReader } from '../days';
import { readDuration } from '../durations';
import { jobParts, readJobAndNote } from '../job-and-note';
import { listed } from '../listed';
import { after, has, take, trimmed } from '../phrases';
import { type Break, isQuestion, readBreak, readRate } from '../slots';
import { readSpan, readStartAndEnd, type Span } from '../spans';
import { wordsOf } from '../tokens';
import type { Need, Rule, Said, TimeDraft, Token, VoiceAnswer, VoiceContext } from '../types';

const VERBS = listed(`
  log, lock, logged, log in, blog, add, put, put in, put down, put me down for, chuck, chuck in, chuck down, chuck us down
  for, whack, whack in, bung, bung in, stick, stick in, throw, throw in, book, book in, record, enter, jot down, clock,
  clocked, charge, bill, i did, did, i worked, worked, i spent, spent, i was, i have done, ive done, done, we did, we
  worked, track, save, create a time entry, new time entry, add a time entry, add time, log time, time entry, i had, had`);
const NO_TIME_NEEDED = listed(`
  log time, log hours, log some time, log my time, log my hours, add time, new time entry, add a time entry, create a time
  entry, time entry, record time, put in my hours, enter time, book time`);

interface Slots {
  day: string | null;
  span: Span | null;
  seconds: number | null;
  pause: Break | null;
  rate: string | null;
  rest: Token[];
  /** What is not certain, in a sentence for the card. */
  doubt: string | null;
}

/** A lone `2:30` after a verb is a length: nobody logs a moment. */
const readLoneClock = (words: readonly string[], at: number) => {
  const clock = /^(\d{1,2}):([0-5]\d)$/.exec(words[at] ?? '');
  return clock ? { value: Number(clock[1]) * 3600 + Number(clock[2]) * 60, next: at + 1 } : null;
};

const EITHER = ['or two', 'or three', 'or four', 'or five', 'or six', 'or seven', 'or eight', 'or so', 'or 2', 'or 3', 'or 4'];
const EITHER_SAY = 'How many hours was it?';
/** Longest duration of one entry. Source: the contract of time entries. */
const MOST_SECONDS = 31 * 24 * 3600;
const HEDGES = new Set(['so', 'about', 'around', 'roughly', 'nearly', 'almost', 'approximately']);
const DAYLIKE =
  /^(mon|tues?|wednes|thurs?|fri|satur|sun)day$|^(every|each)$|^(january|february|march|april|june|july|august|september|october|november|december)$/;

/** What a second wish in the same sentence, or a day that there is not, leaves unread: it is said instead of guessed. */
function doubtOf(words: readonly string[], today: string, isEither: boolean): string | null {
  if (isEither) return EITHER_SAY;
  const isLeft = words.some(
    (word, at) =>
      readDuration(words, at) !== null ||
      (readSpan(words, at) !== null && words[at - 1] === 'and') ||
      (dayReader(today, -1)(words, at) !== null && !/^\d/.test(word)) ||
      (word === 'and' && /^(start|stop|pause|switch)$/.test(words[at + 1] ?? '')),
  );
  if (isLeft) return 'One entry at a time. Please say the rest on its own.';
  return words.some((word) => DAYLIKE.test(word)) ? 'Which day was it? Please check.' : null;
}

function readSlots(tokens: readonly Token[], today: string, hasVerb: boolean): Slots {
  let rest = [...tokens];
  const pull = <Value>(read: (words: readonly string[], at: number) => { value: Value; next: number } | null): Value | null => {
    const found = take(rest, read);
    if (found) rest = found.rest;
    return found?.value ?? null;
  };
  const rate = pull(readRate);
  const day = pull(dayReader(today, -1))?.day ?? null;
  const events = readStartAndEnd(wordsOf(rest));
  if (events) rest = rest.filter((_, at) => !events.used.has(at));
  const pause = pull(readBreak);
  const more = pause && !pause.isUnknown ? pull(readBreak) : null;
  const span = events?.value ?? pull(readSpan);
  const isEither = !span && has(wordsOf(rest), EITHER) && take(rest, readDuration) !== null;
  const length = span ? null : (pull(readDuration) ?? (hasVerb ? pull(readLoneClock) : null));
  const seconds = isEither && length ? 0 : length;
  if (isEither) rest = rest.filter(({ word }, at) => word !== 'or' && rest[at + 1]?.word !== 'or');
  const breaks =
    pause && more ? { ...pause, seconds: pause.seconds + more.seconds, isTakenOff: pause.isTakenOff || more.isTakenOff } : pause;
  return { day, span, seconds, pause: breaks, rate, rest: trimmed(rest, HEDGES), doubt: doubtOf(wordsOf(rest), today, isEither) };
}

/** Why a length cannot be an entry, or null. More than 24 hours are asked about when they are confirmed, as in the form. */
function refusalOf(seconds: number): string | null {
  if (seconds <= 0) return 'Hours must be more than zero. Nothing was logged.';
  return seconds > MOST_SECONDS ? 'One entry holds at most 31 days. Nothing was logged.' : null;
}

const wall = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

function hoursOf({ span, seconds, pause }: Slots): Pick<TimeDraft, 'start' | 'end' | 'seconds' | 'breakSeconds'> {
  const off = pause && (span || pause.isTakenOff) ? pause.seconds : 0;
  const gross = span ? (span.end - span.start) * 60 : (seconds ?? 0);
  const breakSeconds = off < gross ? off : 0;
  return {
    start: span ? wall(span.start) : null,
    end: span ? wall(span.end) : null,
    seconds: gross - breakSeconds,
    breakSeconds,
  };
}

function needsOf({ span, seconds, pause }: Slots): Need[] {
  const needs: Need[] = [];
  if (!span && !seconds) needs.push('hours');
  if (span?.other) needs.push('half-of-day');
  if (pause?.isUnknown && span) needs.push('break');
  return needs;
}

function propose(said: Said, slots: Slots, context: VoiceContext): VoiceAnswer {
  const job = readJobAndNote(said, slots.rest, context);
  const parts = jobParts(job, true);
  const day = slots.day ?? context.today;
  const body: TimeDraft = { ...parts.body, day, ...hoursOf(slots), notes: job.note, hourlyRate: slots.rate };
  const parameters: Record<string, string> = { day, seconds: String(body.seconds) };
  if (job.match.sure) parameters.project = job.match.sure.name;
  const say = parts.say ?? slots.doubt ?? (day > context.today ? 'That day has not come yet.' : undefined);
  return {
    intent: 'time',
    action: 'log',
    parameters,
    proposal: { kind: 'create-time-entry', body, needs: [...needsOf(slots), ...parts.needs] },
    ...(parts.choices.length > 0 ? { choices: parts.choices } : {}),
    ...(say ? { say } : {}),
  };
}

/** Hours that were worked: `log two and a half hours on Smith deck yesterday`, `half seven to four on the Jones job, half hour lunch`. */
export const time: Rule = (said, context) => {
  const words = wordsOf(said.tokens);
  const wish = after(said.tokens, VERBS);
  if (!wish && isQuestion(words)) return null;
  const slots = readSlots(wish ?? said.tokens, context.today, wish !== null);
  if (slots.span === null && slots.seconds === null)
    return after(said.tokens, NO_TIME_NEEDED) ? propose(said, slots, context) : null;
  const refusal = slots.seconds === null || slots.doubt === EITHER_SAY ? null : refusalOf(slots.seconds);
  if (refusal) return { intent: 'time', action: 'refused', parameters: {}, say: refusal };
  const isVague =
    slots.span !== null &&
    !words.some((word) => /:|^(from|between|am|pm|half|quarter|oclock|start|started|til|till|until|noon|midday)$/.test(word));
  const isAddition = ['add', 'had', 'done', 'did', undefined].includes(wish ? words[0] : undefined) && isVague;
  if (isAddition && !slots.day && readJobAndNote(said, slots.rest, context).match.sure === null) return null;
  return propose(said, slots, context);
};
