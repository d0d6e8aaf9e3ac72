import { ALSO_WORDS, PLACE_NAMES } from '../../weather/places';
import type { RegionName } from '../../weather/regions';
import { listed } from '../listed';
import { readNumber } from '../numbers';
import { indexOf } from '../phrases';
import { matchProject } from '../projects';
import { spelled, wordsOf } from '../tokens';
import type { Said, Token, VoiceContext } from '../types';

interface SpokenPlace {
  phrase: string;
  region: RegionName;
  town: string | null;
}

/** Region by its name or main town, then the other towns. */
const PLACES: readonly SpokenPlace[] = [...PLACE_NAMES].map(([phrase, { region, name, isTown }]) => ({
  phrase,
  region,
  town: isTown ? name : null,
}));

const LEADS = new Set(['at', 'on', 'for', 'in', 'around', 'near', 'over']);
/** What follows `in` or `at` without being a place. */
const NO_PLACE = new Set(
  listed(`
  the, a, an, this, that, my, our, me, it, all, home, night, lunch, lunchtime, noon, midday, midnight, work, painting,
  general, degrees, today, tomorrow`),
);

function knownPlace(words: readonly string[]): (SpokenPlace & { isLast: boolean }) | null {
  const found = PLACES.map((place) => ({ ...place, at: indexOf(words, place.phrase) }))
    .filter(({ at, phrase }) => at >= 0 && (!ALSO_WORDS.has(phrase) || LEADS.has(words[at - 1] ?? '')))
    .sort((one, other) => other.phrase.length - one.phrase.length)[0];
  return found ? { ...found, isLast: found.at + found.phrase.split(' ').length === words.length } : null;
}

function jobAt(words: readonly string[], projects: VoiceContext['projects']) {
  for (let at = words.length - 2; at >= 0; at -= 1) {
    if (!LEADS.has(words[at] ?? '')) continue;
    const match = matchProject(words.slice(at + 1), projects);
    if (match.sure) return match.sure;
  }
  return null;
}

/** The words after the last `in`, `at` or `for`, where they can only be a place. */
function unknownPlace(said: Said, tokens: readonly Token[]): string | null {
  const words = wordsOf(tokens);
  const at = words.findLastIndex((word) => word === 'in' || word === 'at' || word === 'for');
  const rest = tokens.slice(at + 1);
  if (at < 0 || rest.length === 0 || rest.length > 3) return null;
  return NO_PLACE.has(words[at + 1] ?? '') || readNumber(words, at + 1) ? null : spelled(said, rest);
}

/**
 * Whose weather is asked for: a `region` (with a `town` of it), a job, or a `place` that is not known. `mayBeUnknown` is false where what
 * follows the preposition may be the work.
 */
export function placeOf(
  said: Said,
  tokens: readonly Token[],
  projects: VoiceContext['projects'],
  mayBeUnknown: boolean,
): Record<string, string> {
  const words = wordsOf(tokens);
  const known = knownPlace(words);
  const job = known?.isLast && !ALSO_WORDS.has(known.phrase) ? null : jobAt(words, projects);
  if (job) return { project: job.name, projectId: String(job.id) };
  if (known) return { region: known.region, ...(known.town ? { town: known.town } : {}) };
  const place = mayBeUnknown ? unknownPlace(said, tokens) : null;
  return place ? { place } : {};
}
