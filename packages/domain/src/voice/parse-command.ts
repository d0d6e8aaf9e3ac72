import { listed } from './listed';
import { after, has, withoutFillers } from './phrases';
import { calculation } from './rules/calculation';
import { jobs } from './rules/jobs';
import { navigation } from './rules/navigation';
import { note } from './rules/note';
import { project } from './rules/project';
import { time } from './rules/time';
import { timer } from './rules/timer';
import { tools } from './rules/tools';
import { weather } from './rules/weather';
import { tokenise, wordsOf } from './tokens';
import type { Rule, VoiceAnswer, VoiceContext } from './types';

/** One sentence of each kind, to be read out or tapped. */
export const SUGGESTIONS: readonly string[] = [
  'Log two hours on a job',
  'Half seven to four on a job, half hour lunch',
  'Start timer',
  'What is 3.6 by 2.4',
  'Is tomorrow fit for painting',
  'New job',
  'Open invoices',
];

const HELP = listed(`
  help, help me, what can i say, what can you do, what do i say, what can i ask, voice commands, commands, how does this
  work, what are the commands, show commands, list commands, how do i use this, how do i use voice`);

const help: Rule = ({ tokens }) => {
  const rest = after(tokens, HELP);
  return rest?.length === 0
    ? { intent: 'help', action: 'list', parameters: {}, say: 'You can say, for example:', suggestions: [...SUGGESTIONS] }
    : null;
};

const VERB_LED =
  /^(log|lock|blog|logged|put|chuck|whack|bung|stick|throw|book|record|enter|clock|clocked|charge|bill|did|i|worked|spent|we)$/;

/** Hours before weather where the sentence begins by logging: "log two hours on the rain damage". */
const verbLedTime: Rule = (said, context) => (VERB_LED.test(said.tokens[0]?.word ?? '') ? time(said, context) : null);

const RULES: readonly Rule[] = [help, note, project, timer, verbLedTime, weather, calculation, jobs, time, tools, navigation];

/** A wish that is denied or taken back is none: `don't log`, `cancel two hours`. */
const isDenied = (words: readonly string[]): boolean =>
  /^(dont|didnt|doesnt|never|not|cancel|delete|remove|scrap|forget)$/.test(words[0] ?? '') ||
  has(words.slice(0, 3), ['did not', 'do not', 'have not', 'havent', 'didnt', 'dont']);

const unknown = (): VoiceAnswer => ({
  intent: 'unknown',
  action: 'none',
  parameters: {},
  say: 'I did not understand that. You can say, for example:',
  suggestions: [...SUGGESTIONS],
});

/**
 * Reads one spoken or typed sentence. Never throws and never changes anything: what would change something comes back as a proposal to be
 * confirmed. Hours, jobs and money are only ever what was said.
 */
export function parseCommand(text: string, context: VoiceContext): VoiceAnswer {
  const said = tokenise(text);
  const wish = { ...said, tokens: withoutFillers(said.tokens) };
  const words = wordsOf(wish.tokens);
  if (words.length === 0 || isDenied(words)) return unknown();
  for (const rule of RULES) {
    const answer = rule(wish, context);
    if (answer) return answer;
  }
  return unknown();
}
