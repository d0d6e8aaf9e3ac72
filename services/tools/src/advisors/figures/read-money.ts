import { gstOnExclusive } from '@dwang/domain';
import { NEAR } from './plain-text';

/** An amount that a sentence names, and whether it says that work costs it. */
export interface NamedAmount {
  dollars: number;
  role: 'price' | 'other' | 'unclear';
  bound: 'exact' | 'below' | 'above';
}

const AMOUNT =
  /\$\s?(\d{1,3}(?: \d{3})+(?!\d)|\d{1,9}(?:\.\d{1,2})?)(?:\s?(k|m|thousand|grand|million|mil)\b)?|(?<![\w.$])(\d{1,3}(?:\.\d)?)\s?(k|grand|thousand dollars|million dollars)\b|(?<![\w.$])(\d{4,9}) dollars\b/g;
const TIMES: Readonly<Record<string, number>> = { k: 1e3, t: 1e3, g: 1e3, m: 1e6 };
const WITHOUT_GST = /^\s*(?:\+|plus|excl?|ex|excluding|before|without|exclusive of|and)\s*gst\b/;

const FILLER =
  '(?:[\\s:=,~(-]|\\b(?:of|is|are|at|as|a|an|the|about|around|roughly|approx(?:imately)?|nearly|almost|up to|to|by|from|between|over|under|below|above|than|more|less|only|just|max|maximum|nz|nzd|was|will be|be|come|comes|came|some|it|our|their|his|her|my|least|most|another|us|me|them|for)\\b)*$';
const NOT_PRICE = new RegExp(
  `\\b(?:worth|valued?|valuation|cv|rv|mortgages?|loans?|borrow\\w*|turnover|salary|wages?|earn\\w*|bought|buy|buying|sold|sell|selling|utes?|vans?|trucks?|diggers?|trailers?|tools|fined?|fines|penalt(?:y|ies)|insur\\w*|cover|excess|owes?|owed|owing|overdue|unpaid|arrears|rent|sued|levy|levies|stole\\w*|stolen|damages?|claim\\w*|wins?|won|grant|savings?|deposit|retentions?|hold\\w*|limit)${FILLER}`,
);
const PRICE = new RegExp(
  `\\b(?:budget\\w*|quot\\w*|pric\\w*|contracts?|cost\\w*|estimat\\w*|tender\\w*|jobs?|builds?|work|projects?|totals?|charg\\w*|extensions?|renovat\\w*|renos?|alterations?|additions?|reroof\\w*|re-roof\\w*|deck|decks|bathrooms?|kitchens?|repaint\\w*|recladd?\\w*|spend\\w*|for)${FILLER}`,
);
const PRICE_BEHIND =
  /^\s*(?:incl?(?:uding)? gst |(?:\+|plus|ex|excl) gst )?(?:(?:fixed|house|home|residential|total|kitchen|bathroom|building|deck|price|new)[ -]+){0,2}(?:budget|contract|job|quote|price|renovation|reno|build|extension|alteration|addition|bathroom|kitchen|deck|reroof|project|estimate|tender)s?\b/;
const NOT_PRICE_BEHIND =
  /^\s*(?:(?:a|an|per|\/|each)\s*(?:hour|hr|day|week|month|year|annum|m2|m3|sq|metre|m)\b|(?:fine|penalty|fee|levy|ute|van|truck|mortgage|loan|excess|bond|turnover|valuation|insurance|deposit|retention|digger|damages?|house\b|property|section))/;
const BELOW = /\b(?:under|below|less than|not over|no more than|at most|cheaper than)\s+(?:nz\s?)?$/;
const ABOVE = /\b(?:over|above|more than|at least|exceeds|exceeding|upwards of)\s+(?:nz\s?)?$/;
const SPAN = /^\s*(?:-|to|and|or)\s*$/;

function roleOf(before: string, behind: string): NamedAmount['role'] {
  if (NOT_PRICE_BEHIND.test(behind) || NOT_PRICE.test(before)) return 'other';
  return PRICE.test(before) || PRICE_BEHIND.test(behind) ? 'price' : 'unclear';
}

/** The amounts of a sentence of `plainText`, with GST where it says that they are without. */
export function readMoney(sentence: string): NamedAmount[] {
  let end = 0;
  let last: NamedAmount['role'] | null = null;
  return [...sentence.matchAll(AMOUNT)].map((match) => {
    const [all, marked, markedTimes, short, shortTimes, plain] = match;
    const times = TIMES[(markedTimes ?? shortTimes)?.charAt(0) ?? ''] ?? 1;
    const between = sentence.slice(Math.max(end, match.index - NEAR), match.index);
    end = match.index + all.length;
    const behind = sentence.slice(end, end + NEAR);
    const role: NamedAmount['role'] = last && SPAN.test(between) ? last : roleOf(between, behind);
    last = role;
    const cents = Math.round(Number((marked ?? short ?? plain ?? '').replaceAll(' ', '')) * times * 100);
    const dollars = (WITHOUT_GST.test(behind) ? cents + gstOnExclusive(cents) : cents) / 100;
    return { dollars, role, bound: BELOW.test(between) ? 'below' : ABOVE.test(between) ? 'above' : 'exact' };
  });
}
