import { NEAR } from './plain-text';

/** What of a site a height or depth can be of. */
export type Thing = 'deck' | 'retaining' | 'dig' | 'bank' | 'building' | 'wall' | 'upright' | 'thing';

/** First match counts, so `retaining wall` is no wall and `post hole` no hole. */
const WORDS: readonly (readonly [Thing, string])[] = [
  ['retaining', 'retain|retaining(?: timber| block| pole| concrete)? walls?|retaining|retainers?|crib walls?|gabions?'],
  ['thing', 'post ?holes?|deck(?:ing)? boards?|roof(?:ing)? sheets?|trees?|hedges?|power ?lines?|power ?poles?'],
  ['deck', 'decks?|decking|balcon(?:y|ies)|verandahs?|platforms?|landings?|footbridges?|bridges?'],
  [
    'dig',
    'trench(?:es|ing)?|excavat\\w*|dig|digging|dug|cuts?|cutting|cut faces?|pits?|holes?|basements?|footings?|drains?|pools?',
  ],
  ['bank', 'banks?|slopes?|batters?'],
  ['wall', 'walls?'],
  [
    'building',
    'houses?|homes?|villas?|bungalows?|cottages?|buildings?|store?ys?|sheds?|garages?|barns?|warehouses?|church(?:es)?|halls?',
  ],
  [
    'upright',
    'roofs?|roofing|reroof\\w*|re-roof\\w*|gutters?|guttering|spouting|scaffold\\w*|cladding|reclad\\w*|fascias?|soffits?|eaves|ridges?|gables?|chimneys?|weatherboards?|ceilings?|stairwells?|facades?|towers?|parapets?|skylights?|atriums?|paint\\w*|repaint\\w*|work|ladders?',
  ],
  [
    'thing',
    'fences?|gates?|rooms?|kitchens?|lounges?|windows?|doors?|pergolas?|carports?|poles?|posts?|beams?|boards?|battens?|joists?|piles?|slabs?|driveways?|drives?|paths?|sheets?|timbers?|pipes?|cables?|tanks?|shelves|shelf|steps?|stairs?|balustrades?|barriers?|handrails?|rails?|spas?|trusses|rafters?|bearers?|studs?|sections?|boundar(?:y|ies)|screens?|planters?|trailers?|machines?|diggers?',
  ],
];
const WORD = new RegExp(`\\b(?:${WORDS.map(([, words]) => `(${words})`).join('|')})\\b`, 'g');

/** `around the house` says where, not what: what stands behind these words is seldom what the figure is of. */
const WHERE =
  /\b(?:around|behind|beside|at|on|onto|near|next to|under|against|outside|along|in|off|to|by|over|above|below|from|into|inside|of|adjoining|facing) (?:the |a |an |our |my |his |her |their |an? old |old |existing |new |two |three |single |double |- ?)*$/;

export interface NamedThing {
  thing: Thing;
  /** It only says where. */
  isWhere: boolean;
  start: number;
  end: number;
}

export function thingsIn(sentence: string): NamedThing[] {
  return [...sentence.matchAll(WORD)].map((match) => {
    const index = match.slice(1).findIndex((group) => group !== undefined);
    const before = sentence.slice(Math.max(0, match.index - NEAR), match.index);
    return {
      thing: WORDS[index]?.[0] ?? 'thing',
      isWhere: WHERE.test(before),
      start: match.index,
      end: match.index + match[0].length,
    };
  });
}

/** Nothing but adjectives between a figure and the noun behind it: `1.8 m high timber retaining wall`. */
const ADJECTIVES =
  /^[\s-]*(?:(?!(?:and|with|on|for|at|to|from|of|in|off|by|or|beside|behind|next|is|the|a|above|below|near)\b)[a-z]+[\s-]+){0,3}$/;

/** `timber retaining wall` is the last of its nouns. */
function compound(things: readonly NamedThing[], first: NamedThing): NamedThing {
  const next = things.find(({ start }) => start === first.end + 1);
  return next ? compound(things, next) : first;
}

/** Of what a figure at `start` to `end` may be, the likeliest first; more than one: the sentence leaves it open. Empty: it names nothing. */
export function ownersOf(
  things: readonly NamedThing[],
  sentence: string,
  { start, end }: { start: number; end: number },
): Thing[] {
  const behind = things.find((one) => one.start >= end);
  if (behind && ADJECTIVES.test(sentence.slice(end, behind.start))) return [compound(things, behind).thing];
  const before = things.filter((one) => one.end <= start);
  const head = before.findLast(({ isWhere }) => !isWhere) ?? before.at(-1);
  const last = before.at(-1);
  if (!head || !last) return behind ? [behind.thing] : [];
  const isNext = !/[,;:(]/.test(sentence.slice(last.end, start));
  return last === head || !isNext ? [head.thing] : [head.thing, last.thing];
}
