import { listed } from './listed';
import { trimmed } from './phrases';
import { type Match, matchProject, NO_MATCH, tellingWords } from './projects';
import { spelled, wordsOf } from './tokens';
import type { KnownProject, Said, Token, VoiceContext } from './types';

const EMPTY = new Set(
  listed(`
  on, at, for, to, in, the, a, an, my, our, and, with, of, job, project, site, time, timesheet, entry, up, down, it, i, we,
  was, were, worked, work, working, did, from, against, onto, into, there, -, =, me, another, over, as, that, this, out,
  ive, been, being`),
);
const CUES = listed(`
  doing, note, notes, saying, comment, description, installing, fixing, building, hanging, fitting, framing, painting,
  finishing, sanding, cleaning, digging, pouring, laying, cutting, wiring, plastering`);
/** The cue itself is part of what was done, unless it only announces it. */
const ANNOUNCES = new Set(['doing', 'note', 'notes', 'saying', 'comment', 'description']);

export interface JobAndNote {
  match: Match;
  /** The words taken for a job's name, as they were said. */
  named: string;
  note: string;
}

const fits = ({ sure, choices }: Match): boolean => sure !== null || choices.length > 0;

/** One certain job is worth more than a close choice of several. */
const worth = ({ sure, score }: Match): number => (sure ? score + 0.2 : score);

/** Cuts the sentence where a note begins. */
function splitAtCue(tokens: readonly Token[], projects: readonly KnownProject[]): [Token[], Token[]] {
  const at = tokens.findIndex(
    ({ word }, index) =>
      CUES.includes(word) &&
      (ANNOUNCES.has(word) || (index > 0 && fits(matchProject(wordsOf(tokens.slice(0, index)), projects)))),
  );
  if (at < 0) return [[...tokens], []];
  return [tokens.slice(0, at), tokens.slice(ANNOUNCES.has(tokens[at]?.word ?? '') ? at + 1 : at)];
}

/** The job's name first, then what was done there: the beginning that fits a job best, the longest of equals. */
export function leadingJob(tokens: readonly Token[], projects: readonly KnownProject[]): [Match, number] {
  let best: [Match, number] = [NO_MATCH, tokens.length];
  for (let length = tokens.length; length > 0; length -= 1) {
    const match = matchProject(wordsOf(tokens.slice(0, length)), projects);
    if (worth(match) > worth(best[0])) best = [match, length];
  }
  return best;
}

/** What was done first, then the job: `hanging doors at Smith deck`. */
function trailingJob(tokens: readonly Token[], projects: readonly KnownProject[]): [Match, number] | null {
  for (let at = tokens.length - 2; at > 0; at -= 1) {
    if (!['on', 'at', 'for', 'to'].includes(tokens[at]?.word ?? '')) continue;
    const match = matchProject(wordsOf(tokens.slice(at + 1)), projects);
    if (fits(match)) return [match, at];
  }
  return null;
}

/** Finds the job in what is left of a sentence; what is left then is a note. */
export function readJobAndNote(said: Said, tokens: readonly Token[], { projects }: Pick<VoiceContext, 'projects'>): JobAndNote {
  const [before, behind] = splitAtCue(tokens, projects);
  const words = trimmed(before, EMPTY);
  const announced = trimmed(behind, new Set(['on', 'at', 'that', 'of', 'and', '-']));
  const trailing = announced.length > 0 && words.length === 0 ? trailingJob(announced, projects) : null;
  if (trailing) return { match: trailing[0], named: '', note: spelled(said, announced.slice(0, trailing[1])) };
  const note = spelled(said, announced);
  if (tellingWords(wordsOf(words)).length === 0) return { match: NO_MATCH, named: '', note };
  const [lead, length] = leadingJob(words, projects);
  const back = trailingJob(words, projects);
  if (back && worth(back[0]) > worth(lead)) {
    return { match: back[0], named: '', note: note || spelled(said, trimmed(words.slice(0, back[1]), EMPTY)) };
  }
  const rest = trimmed(words.slice(length), EMPTY);
  return { match: lead, named: spelled(said, words.slice(0, length)), note: note || spelled(said, rest) };
}

/** What a proposal says of its job, and what it needs. */
export function jobParts({ match, named }: JobAndNote, isRequired: boolean) {
  const isOpen = match.sure === null && (isRequired || named !== '' || match.choices.length > 0);
  return {
    body: { projectId: match.sure?.id ?? null, projectName: match.sure?.name ?? null },
    needs: isOpen ? (['project'] as const) : ([] as const),
    choices: match.choices,
    say:
      match.sure || !named
        ? undefined
        : match.choices.length > 0
          ? `Which job is "${named}"?`
          : `There is no job called "${named}". Choose one.`,
  };
}
