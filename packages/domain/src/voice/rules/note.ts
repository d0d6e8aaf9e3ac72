import { leadingJob, readJobAndNote } from '../job-and-note';
import { listed } from '../listed';
import { after, trimmed } from '../phrases';
import { matchProject } from '../projects';
import { spelled, wordsOf } from '../tokens';
import type { Need, NoteDraft, Rule, Said, Token, VoiceContext } from '../types';

const LEADS = listed(`
  note, add note, add a note, make note, make a note, take a note, take note, new note, put a note, chuck a note, write a
  note, write down, leave a note, jot a note, note down, note to self, add a site note, site note, remember, remind me`);
const REMINDERS = /^(remind me|remember|note to self) to /;
const PLACES = new Set(['on', 'to', 'for', 'at', 'against', 'in']);
const CUES = new Set(['saying', 'says', 'that', 'reading', 'to', 'say']);
const EMPTY = new Set(['that', 'saying', 'says', 'to', '-']);

function split(said: Said, tokens: readonly Token[], context: VoiceContext): [Token[], Token[]] {
  const colon = tokens.findIndex(({ from, to }, at) => at > 0 && said.text.slice(from, to).endsWith(':'));
  if (colon >= 0) return [tokens.slice(0, colon + 1), tokens.slice(colon + 1)];
  const cue = tokens.findIndex(
    ({ word }, at) => at > 1 && CUES.has(word) && matchProject(wordsOf(tokens.slice(0, at)), context.projects).sure !== null,
  );
  if (cue >= 0) return [tokens.slice(0, cue), tokens.slice(cue + 1)];
  const [match, length] = leadingJob(tokens, context.projects);
  if (match.score > 0) return [tokens.slice(0, length), tokens.slice(length)];
  return [[], [...tokens]];
}

/** `note on Smith deck: order more joist hangers`, `add a note to the Jones job saying the gib arrives on Friday`. */
export const note: Rule = (said, context) => {
  const behind = after(said.tokens, LEADS);
  if (!behind) return null;
  // `remind me to order gib`: the `to` begins what is to be done, not where.
  const isTask = behind[0]?.word === 'to' && REMINDERS.test(wordsOf(said.tokens).join(' '));
  const isPlaced = !isTask && PLACES.has(behind[0]?.word ?? '');
  const [place, words] = isPlaced ? split(said, behind.slice(1), context) : [[], behind];
  const { match } = readJobAndNote(said, place, context);
  const text = spelled(said, trimmed(words, EMPTY));
  const body: NoteDraft = { projectId: match.sure?.id ?? null, projectName: match.sure?.name ?? null, text };
  const needs: Need[] = [...(text ? [] : (['text'] as const)), ...(match.sure ? [] : (['project'] as const))];
  const parameters: Record<string, string> = match.sure ? { project: match.sure.name } : {};
  return {
    intent: 'jobs',
    action: 'note',
    parameters,
    proposal: { kind: 'note', body, needs },
    ...(match.choices.length > 0 ? { choices: match.choices } : {}),
  };
};
