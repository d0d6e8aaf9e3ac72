import type { PriceColumn } from '@dwang/contracts';
import { fold } from '@dwang/domain';

/** Words in headings, the more telling first; folded. Of the price files of New Zealand merchants. */
const WORDS: readonly [PriceColumn, RegExp][] = [
  ['code', /code|sku|\bid\b|item no|product no|part|barcode|ean/],
  ['unit', /unit|uom|\bper\b|measure|pack/],
  ['category', /category|group|class|department|range/],
  ['name', /name|description|product|item|material/],
];

/** What a merchant calls what a tradesperson pays, first, and what a customer in the shop pays, last. */
const PRICE_WORDS: readonly (readonly string[])[] = [
  ['trade', 'buy', 'your', 'account'],
  ['cost'],
  ['net', 'nett', 'nzd', '$'],
  ['price', 'rate'],
  ['list', 'sell'],
  ['retail', 'rrp', 'rrsp', 'srp', 'public'],
];
/** With one of these the heading stands over something about prices, or about weights, and over no price. */
const NO_PRICE = new Set(
  'code group class date valid effective from until changed break level band type currency weight name number no margin discount'.split(
    ' ',
  ),
);
const WITH = new Set('inc incl includes included including inclusive'.split(' '));
const WITHOUT = new Set('exc excl excludes excluded excluding exclusive'.split(' '));
/** These may stand before a place or a fee as well: they count beside the name of the tax only. */
const WITH_TAX = new Set(['with', ...WITH]);
const WITHOUT_TAX = new Set(['ex', 'without', 'plus', '+', ...WITHOUT]);

interface PriceHeading {
  at: number;
  rank: number;
  use: PriceColumn;
}

const PRICE_USES: readonly PriceColumn[] = ['price', 'priceIncl', 'priceUnknown'];

/**
 * What the columns seem to be by their headings, each use once; where none is the name, the first that is left. Of several prices the one
 * that a tradesperson pays, without GST if there is a choice.
 */
export function guessColumns(headings: readonly string[]): PriceColumn[] {
  const prices = headings.flatMap((heading, at) => priceHeading(heading, at) ?? []);
  const [price] = [...prices].sort((a, b) => a.rank - b.rank || PRICE_USES.indexOf(a.use) - PRICE_USES.indexOf(b.use));
  const isPrice = new Set(prices.map(({ at }) => at));
  const others = headings.filter((heading, at) => !isPrice.has(at) && !isPer(heading) && !isItem(heading));
  const plain = new Set(others.map((heading) => useOf(heading, new Set())));
  const taken = new Set<PriceColumn>();
  const ofHeading = headings.map((heading, at): PriceColumn => {
    if (isPrice.has(at)) return at === price?.at ? price.use : 'skip';
    const use = useBeside(plain, heading) ?? useOf(heading, taken);
    if (taken.has(use)) return 'skip';
    if (use !== 'skip') taken.add(use);
    return use;
  });
  if (taken.has('name')) return ofHeading;
  const first = ofHeading.findIndex((use, at) => use === 'skip' && !isPrice.has(at));
  return ofHeading.map((use, at) => (at === first ? 'name' : use));
}

const useOf = (heading: string, taken: ReadonlySet<PriceColumn>): PriceColumn =>
  WORDS.find(([use, word]) => !taken.has(use) && word.test(fold(heading)))?.[0] ?? 'skip';

/** What `Per` and `Item` are beside columns that say more plainly what they are; null where there are none. */
function useBeside(others: ReadonlySet<PriceColumn>, heading: string): PriceColumn | null {
  if (isPer(heading)) return others.has('unit') ? 'skip' : null;
  if (!isItem(heading) || !others.has('name')) return null;
  return others.has('code') ? 'skip' : 'code';
}

const isItem = (heading: string): boolean => ['item', 'product'].includes(wordsOf(heading).join(' '));

/** Whether the column says for how many a price is: `Per`, `Price per`. */
export const isPer = (heading: string): boolean => wordsOf(heading).at(-1) === 'per';

/** For how many a heading says its prices are, as `Price per 100`, `Price/100` and `Pack of 50` do; null where it is for one. */
export function perOf(heading: string): number | null {
  const text = fold(heading).replace(/(\d),(?=\d{3})/g, '$1');
  const found = /(?:\b(?:per|(?:pack|packet|pkt|box|bag|carton)(?: of)?) |[a-z)$] ?\/ ?)(\d{1,6})(?![\d.])/.exec(text);
  return found && Number(found[1]) > 1 ? Number(found[1]) : null;
}

function priceHeading(heading: string, at: number): PriceHeading | null {
  const words = wordsOf(heading);
  if (isPer(heading) || words.some((word) => NO_PRICE.has(word))) return null;
  const said = PRICE_WORDS.map((group) => words.some((word) => group.includes(word)));
  const kinds = said.flatMap((isSaid, rank) => (isSaid && rank !== PLAIN ? [rank] : []));
  // `Trade list price` is what the list says; `net trade price` is what the trade pays.
  const kind = kinds.find((one) => one > PLAIN) ?? kinds[0];
  const rank = kind ?? (said[PLAIN] ? PLAIN : null);
  const isTaxOnly = words.some(isTax) && !words.includes('price') && kinds.length === 0;
  return rank === null || isTaxOnly ? null : { at, rank, use: gstOf(words) };
}

const PLAIN = PRICE_WORDS.findIndex((group) => group.includes('price'));
const isTax = (word: string): boolean => word === 'gst' || word === 'tax';

/** Whether the heading says that GST is in the price; `priceUnknown` where it says neither, or both. */
function gstOf(words: readonly string[]): PriceColumn {
  const [yes, no] = words.some(isTax) ? [WITH_TAX, WITHOUT_TAX] : [WITH, WITHOUT];
  const [isWith, isWithout] = [words.some((word) => yes.has(word)), words.some((word) => no.has(word))];
  if (isWith === isWithout || words.includes('not')) return 'priceUnknown';
  return isWith ? 'priceIncl' : 'price';
}

/** `PriceIncGST` and `Price (incl. GST)` as words; folded. */
const wordsOf = (heading: string): string[] =>
  fold(heading.replace(/([a-z])(?=[A-Z])/g, '$1 '))
    .replaceAll('gst', ' gst ')
    .replace(/[$+]/g, ' $& ')
    .split(/[^a-z0-9$+]+/)
    .filter(Boolean);
