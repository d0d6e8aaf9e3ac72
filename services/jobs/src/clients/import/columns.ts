import type { ImportColumn } from '@dwang/contracts';
import { headingText, type PlacedHeading, placeHeadings } from './heading-groups';

/** Words in headings, the more telling first. Of Xero, MYOB, Tradify, ServiceM8, Outlook and Google too. */
const WORDS: readonly [ImportColumn, RegExp][] = [
  [
    'skip',
    /\b(fax|skype|bank|tax|gst|card|phonetic|yomi|label|type|display name|salutation|legal name|middle name|nickname|category)\b/,
  ],
  ['skip', /\b(number|no|code|id|ref|reference|terms|group|status|since|date)$|account/],
  ['email', /\be ?mail\b/],
  ['phone', /phone|\bmobile\b|\bcell|\btel\b|\bddi\b/],
  ['contactRole', /\brole\b|position|job title|organi[sz]ation.* title/],
  ['firstName', /^(first|given) ?name/],
  ['nameOrLast', /^co last name/],
  ['lastName', /^(last|family) ?name|surname/],
  ['tradingName', /trading (name|as)/],
  ['website', /\bweb|\bwww\b|\burl\b/],
  ['notes', /note|comment|remark/],
  ['contact', /contact person|contact name|attention|^contact$|primary (person|contact)/],
  ['name', /company|business|organi[sz]ation|^client\b|customer|contact name/],
  ['name', /^name$|^full name$|^display name$/],
];
/** Read before the others: they end in a word that mostly says nothing. */
const NUMBERS: readonly [ImportColumn, RegExp][] = [
  ['phone', /(phone|mobile|cell|ddi) ?(number|no)$/],
  ['nzbn', /\bnzbn\b|^(nz )?business number$/],
  ['peppolId', /peppol|e ?invoic/],
];
/** Uses that several columns may have. */
const SHARED: ReadonlySet<ImportColumn> = new Set(['address', 'siteAddress', 'notes', 'phone', 'email']);

/** What the columns seem to be by their headings; where none is a name, the first column. */
export function guessColumns(headings: readonly string[]): ImportColumn[] {
  const uses = placeHeadings(headings).map(useOf);
  const first = (use: ImportColumn) => uses.indexOf(use);
  const company = headings.findIndex((heading, at) => uses[at] === 'name' && !PLAIN_NAME.test(headingText(heading)));
  const isWithPerson = first('firstName') >= 0 || first('lastName') >= 0 || first('contact') >= 0;
  const taken = new Set<ImportColumn>();
  const once = uses.map((use, at): ImportColumn => {
    if (SHARED.has(use) || use === 'skip') return use;
    // Beside a column of the company a plain name is that of a person.
    if (use === 'name' && company >= 0 && at !== company) return isWithPerson ? 'skip' : 'contact';
    if (taken.has(use)) return 'skip';
    taken.add(use);
    return use;
  });
  return withName(once);
}

const PLAIN_NAME = /^(full |display )?name$/;
const NAMES: readonly ImportColumn[] = ['name', 'nameOrLast', 'firstName', 'lastName'];

function withName(uses: ImportColumn[]): ImportColumn[] {
  if (uses.some((use) => NAMES.includes(use))) return uses;
  const contact = uses.indexOf('contact');
  return uses.map((use, at) => (at === Math.max(contact, 0) ? 'name' : use));
}

function useOf({ heading, text, group, isAddress }: PlacedHeading): ImportColumn {
  if (/country/.test(text)) return group === 'address' ? 'country' : 'skip';
  // Xero's name of the client, in front of which stands a star in its template.
  if (/^\*?ContactName$/.test(heading.trim())) return 'name';
  if (isAddress) return group;
  if (group === 'skip' || /^(po|sa) /.test(text)) return 'skip';
  return [...NUMBERS, ...WORDS].find(([, word]) => word.test(text))?.[0] ?? 'skip';
}
