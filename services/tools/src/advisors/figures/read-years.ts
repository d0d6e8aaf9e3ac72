import { NEAR } from './plain-text';

/** A year in which something was built, by the words around it; `unclear` where they leave open whether it is one. */
export interface NamedYear {
  year: number;
  role: 'built' | 'part' | 'unclear';
  /** `in 1925`, `in the 1960s`, `before 1940`. */
  words: string;
}

const BUILDINGS =
  'house|home|villa|bungalow|cottage|building|dwelling|flat|unit|apartment|church|hall|school|shop|garage|barn|shed|warehouse|factory|hospital|bach|place|homestead|lean-to|property|weatherboard|state house';
const PARTS =
  'roof|cladding|kitchen|bathroom|laundry|ceiling|lino|linoleum|vinyl|wiring|extension|addition|soffit|fence|pipes|plumbing|boiler|flue|insulation|lining|tiles|paint|spouting';
const ADJECTIVES =
  '(?:(?:brick|timber|wooden|concrete|weatherboard|stucco|state|old|original|single|double|two|three|four|storey|bedroom|family|railway|californian|commercial|farm|council|group|rental|duplex|fibrolite|textured)[ -]+){0,3}';
const YEAR =
  /(?<![\w$.,/#:])(?:(1[89]\d\d)'?(s)?|'?([2-9]0)'?(s))(?![\w%²°]|[.:/]\d|-\d|\s*(?:mm|cm|m|x|to \d|high|wide|long|deep|tall|kg|litres?|l)\b|\s*(?:m2|m3)\b)/g;
const BEHIND = new RegExp(`^[ -]+(?:or so )?${ADJECTIVES}(${BUILDINGS}|(${PARTS}))s?\\b`);
const LEAD =
  '(?:[\\s,:(~-]|\\b(?:of|from|in|circa|c|ca|about|around|back to|the|early|late|mid|before|pre|prior to|since|after|was|is|were|built|erected|dat(?:es?|ed|ing)|year)\\b)*$';
const BUILT = new RegExp(`\\b(?:built|erected|constructed|dat(?:es|ed|ing)|(?:${BUILDINGS})s?)${LEAD}`);
const PART = new RegExp(
  `\\b(?:installed|put in|added|renovated|relined|reroofed|re-roofed|reclad|rewired|(?:${PARTS})s?)${LEAD}`,
);
const PREPOSITION = /\b(?:in|from|circa|c|since|about|around|the|early|late|mid|before|pre|after)[\s-]*$/;
const BEFORE = /\b(?:before|pre|prior to)[\s-]*(?:the )?$/;
const AFTER = /\b(?:after|since|post)[\s-]*(?:the )?$/;

function roleOf(before: string, behind: string, isDecade: boolean, isShort: boolean): NamedYear['role'] | null {
  const noun = BEHIND.exec(behind);
  if (AFTER.test(before)) return isShort ? null : 'unclear';
  if (noun) return noun[2] ? 'part' : 'built';
  if (BUILT.test(before)) return 'built';
  if (PART.test(before)) return 'part';
  return !isShort && (isDecade || PREPOSITION.test(before)) ? 'unclear' : null;
}

/** The years of a sentence of `plainText`. A figure that only looks like one (`1900 mm`, `1925 Great South Road`) is none. */
export function readYears(sentence: string): NamedYear[] {
  return [...sentence.matchAll(YEAR)].flatMap((match): NamedYear[] => {
    const [all, full, fullDecade, short] = match;
    const before = sentence.slice(Math.max(0, match.index - NEAR), match.index);
    const behind = sentence.slice(match.index + all.length, match.index + all.length + NEAR);
    const isDecade = Boolean(fullDecade ?? short);
    const role = roleOf(before, behind, isDecade, Boolean(short));
    if (!role) return [];
    const year = Number(full ?? `19${short}`);
    const named = isDecade ? `the ${year}s` : `${year}`;
    return [{ year, role, words: `${BEFORE.test(before) ? 'before' : 'in'} ${named}` }];
  });
}
