import { jobParts, readJobAndNote } from '../job-and-note';
import { listed } from '../listed';
import { after, trimmed } from '../phrases';
import { wordsOf } from '../tokens';
import type { Rule, Said, TimerMove, Token, VoiceAnswer, VoiceContext } from '../types';
import { toolOf } from './tools';

const STOP = listed(`
  stop, stop the timer, stop timer, stop the clock, stop timing, stop tracking, stop work, stop working, stop and save,
  finish, finish up, finish the timer, end, end timer, end the timer, save the timer, save timer, knockoff, knockoff time,
  im knockoff, time to knockoff, clock off, clock out, clocking off, clocking out, clocked off, thats me, thats me done,
  thats me for the day, thats it, thats it for today, thats it for the day, im done, im off home, done for the day, call it
  a day, calling it a day, home time, beer oclock, pack up, packing up, turn off the timer, turn the timer off, timer off,
  kill the timer, wrap up, wrap it up, finished, all done, finished for the day, finish work, finished work`);
const PAUSE = listed(`
  pause, pause the timer, pause timer, pause the clock, hold, hold the timer, hold the clock, smoko, smoko time, time for
  smoko, its smoko, on smoko, going on smoko, going for smoko, off to smoko, having smoko, having a smoko, taking smoko,
  stop for smoko, stopping for smoko, stop for lunch, stopping for lunch, break for lunch, lunch, lunch time, lunchtime,
  time for lunch, lunch break, on lunch, having lunch, going to lunch, take a break, taking a break, have a break, having a
  break, break time, break, tea break, take five, freeze the timer`);
const RESUME = listed(`
  resume, resume the timer, resume timer, continue, continue the timer, continue timer, unpause, unpause the timer, carry
  on, carry on with the timer, keep going, start again, start it again, start the timer again, start timer again, restart
  the timer, restart timer, back to work, back at work, back at it, back on, back on the tools, back on the clock, back on
  it, back from smoko, back from lunch, back from break, smokos over, smoko is over, smoko over, lunch is over, lunchs over,
  lunch over, breaks over`);
const RESET = ['reset', 'reset the timer', 'reset timer', 'reset the clock', 'zero the timer', 'clear the timer', 'clear timer'];
const STATUS = listed(`
  timer status, how long have i been going, how long have i been at it, how long have i been working, how long has the timer
  been running, how long has the timer been going, hows the timer, whats on the timer, what is on the timer, whats the timer
  on, whats on the clock, is the timer running, is the timer on, is my timer running, what am i working on, what job am i
  on, which job am i on, how long on the timer`);
const START = listed(`
  start, start timer, start the timer, start a timer, start my timer, start the clock, start clock, start timing, start
  tracking, start work, start working, begin, begin timer, begin work, clock on, clock in, clocking on, clocking in, clock
  me on, clock me in, timer on, turn on the timer, turn the timer on, get cracking, get into it, get stuck in, get started,
  kick off, kick off the timer, fire up the timer, im starting, starting, starting work, starting on, im on, i am on, run
  the timer, timer, time`);
const SWITCH = listed(`
  switch, switch to, switch over, switch over to, switch job, switch job to, switch jobs to, switch the timer to, switch
  timer to, change the timer to, change timer to, change job to, change to, change over to, swap, swap to, swap over to,
  swap the timer to, move to, move on to, move over to, move the timer to, moving on to, moving to, jump on, jump on to,
  jump over to, jump to, hop on to, going over to, heading over to, put the timer on, put me on, start next on`);

const DAY_WORDS = new Set(
  listed(`
  today, the, my, for, day, now, on, at, timer, clock, tonight, work, job, and, save, it, all, then, of, a, here, time,
  tools, with, out, up, to, please`),
);

const move = (kind: TimerMove, action: string): VoiceAnswer => ({
  intent: 'timer',
  action,
  parameters: {},
  proposal: { kind, body: {}, needs: [] },
});

/** `stop`, or `stop the timer on Smith deck`: whatever else was said must be idle or the name of a job. */
function moves(said: Said, phrases: readonly string[], context: VoiceContext): boolean {
  const behind = after(said.tokens, phrases);
  if (!behind) return false;
  const rest = trimmed(behind, DAY_WORDS);
  if (rest.length === 0) return true;
  return phrases === STOP && readJobAndNote(said, rest, context).match.sure !== null;
}

function onJob(said: Said, kind: 'start-timer' | 'switch-job', rest: readonly Token[], context: VoiceContext): VoiceAnswer {
  const job = readJobAndNote(said, rest, context);
  const parts = jobParts(job, kind === 'switch-job');
  return {
    intent: 'timer',
    action: kind === 'start-timer' ? 'start' : 'switch',
    parameters: job.match.sure ? { project: job.match.sure.name } : {},
    proposal: { kind, body: { ...parts.body, notes: job.note }, needs: [...parts.needs] },
    ...(parts.choices.length > 0 ? { choices: parts.choices } : {}),
    ...(parts.say ? { say: parts.say } : {}),
  };
}

/** Phrases that are common words: they only count with a job that exists, or alone. */
const WEAK = new Set(
  listed(`
  start, begin, time, timer, im, i, starting, kick, change, move, moving, jump, hop, going, heading, swap, get`),
);

function startOrSwitch(said: Said, context: VoiceContext): VoiceAnswer | null {
  for (const [kind, phrases] of [
    ['switch-job', SWITCH],
    ['start-timer', START],
  ] as const) {
    const behind = after(said.tokens, phrases);
    if (!behind) continue;
    const rest = trimmed(behind, DAY_WORDS);
    const isWeak =
      WEAK.has(said.tokens[0]?.word ?? '') &&
      !said.tokens.slice(0, said.tokens.length - rest.length).some(({ word }) => word === 'timer' || word === 'clock');
    if (rest.length === 0)
      return kind === 'switch-job' || !['time', 'im', 'i'].includes(said.tokens[0]?.word ?? '')
        ? onJob(said, kind, [], context)
        : null;
    const { match } = readJobAndNote(said, rest, context);
    if (isWeak && !match.sure && (match.choices.length === 0 || toolOf(wordsOf(rest)))) continue;
    return onJob(said, kind, rest, context);
  }
  return null;
}

/** `stop the timer and start Smith pergola`: a switch, whatever job the first half names. */
function stopAndStart(said: Said, context: VoiceContext): VoiceAnswer | null {
  const behind = after(said.tokens, STOP);
  const at = behind?.findIndex(({ word }) => word === 'and' || word === 'then') ?? -1;
  if (!behind || at < 0) return null;
  const second = behind.slice(behind[at + 1]?.word === 'then' ? at + 2 : at + 1);
  if (after(second, RESUME)) return null;
  const job = after(second, SWITCH) ?? after(second, START);
  return job ? onJob(said, 'switch-job', trimmed(job, DAY_WORDS), context) : null;
}

/** Starts, pauses, goes on with, ends or moves the job timer, as it is said on a site. */
export const timer: Rule = (said, context) => {
  if (after(said.tokens, STATUS)) return { intent: 'timer', action: 'status', parameters: {} };
  const both = stopAndStart(said, context);
  if (both) return both;
  if (moves(said, RESET, context)) return move('reset-timer', 'reset');
  if (moves(said, PAUSE, context)) return move('pause-timer', 'pause');
  if (moves(said, RESUME, context)) return move('resume-timer', 'resume');
  if (moves(said, STOP, context)) return move('stop-timer', 'stop');
  return startOrSwitch(said, context);
};
