import { fold } from '@dwang/domain';

/** To which address a heading belongs: letters go to the first, work is done at the second. */
type Group = 'address' | 'siteAddress' | 'skip';

export interface PlacedHeading {
  heading: string;
  /** Its words, folded. */
  text: string;
  group: Group;
  /** It stands over a line or a part of the address. */
  isAddress: boolean;
}

/** `POAddressLine1` → `po address line 1`, `Co./Last Name` → `co last name`; cut where no heading says more. */
export const headingText = (heading: string): string =>
  fold(
    heading
      .slice(0, 100)
      .replace(/([a-z])(?=[A-Z\d])/g, '$1 ')
      .replace(/([A-Z])(?=[A-Z][a-z])/g, '$1 '),
  )
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const PART = /\b(address|addr|street|suburb|town|city|region|state|post ?code|postal code|zip|po box|line \d)\b/;
/** What is named so is something else, or the whole of an address whose parts stand beside it. */
const NO_PART = /e ?mail|attention|\bip\b|label|type|web|formatted|^(region|state)$/;
const POSTAL = /^(po|postal(?! code)|mailing|billing|business|work) /;
const SITE = /^(sa|site|physical|delivery|shipping|street address|job|home) /;

/** MYOB writes `Addr 1 - Line 1`, and then `- Line 2`, `- City`, `- Phone # 1`, which belong to it. */
function myobGroup(heading: string): Group | null {
  const number = /^addr ?(\d)/.exec(headingText(heading))?.[1];
  if (number === undefined) return null;
  return number === '1' ? 'address' : number === '2' ? 'siteAddress' : 'skip';
}

/** What only has a site address keeps its letters there: the reader of rows sees to that. */
export function placeHeadings(headings: readonly string[]): PlacedHeading[] {
  const texts = headings.map((heading) => `${headingText(heading)} `);
  const hasPostal = texts.some((text) => POSTAL.test(text) && PART.test(text));
  let myob: Group | null = null;
  return headings.map((heading, at) => {
    const text = texts[at]?.trim() ?? '';
    const begun = myobGroup(heading);
    myob = begun ?? (/^\s*-/.test(heading) ? myob : null);
    const isAddress = PART.test(text) && !NO_PART.test(text);
    return { heading, text, group: myob ?? groupOf(`${text} `, hasPostal), isAddress };
  });
}

function groupOf(text: string, hasPostal: boolean): Group {
  if (/^(other|address [2-9]) /.test(text)) return PART.test(text) ? 'skip' : 'address';
  if (POSTAL.test(text)) return 'address';
  if (SITE.test(text)) return PART.test(text) ? 'siteAddress' : 'address';
  return hasPostal && PART.test(text) ? 'siteAddress' : 'address';
}
