import type { ImportColumn } from '@dwang/contracts';
import { fold } from '@dwang/domain';

/** Words in headings, the more telling first; folded. Of Xero, MYOB, Tradify, ServiceM8, Outlook and Google too. */
const WORDS: readonly [ImportColumn, RegExp][] = [
  ['email', /e-?mail/],
  ['phone', /phone|mobile|cell|\btel\b|telephone/],
  ['contactRole', /\brole\b|position|job title/],
  ['address', /address|street|suburb|town|\bcity\b|post ?code/],
  ['notes', /note|comment|remark/],
  ['contact', /contact person|contact name|first name|attention|^contact$|primary (person|contact)/],
  ['name', /company|business|organisation|organization|client|customer|^\*?name$|^\*?contactname$|account name/],
];

/** What the columns seem to be by their headings, each use once but for parts of the address; where none is the name, the first column. */
export function guessColumns(headings: readonly string[]): ImportColumn[] {
  const taken = new Set<ImportColumn>();
  const uses = headings.map((heading): ImportColumn => {
    const found = WORDS.find(([use, word]) => (use === 'address' || !taken.has(use)) && word.test(fold(heading)));
    if (!found) return 'skip';
    taken.add(found[0]);
    return found[0];
  });
  if (!taken.has('name')) uses[0] = 'name';
  return uses;
}
