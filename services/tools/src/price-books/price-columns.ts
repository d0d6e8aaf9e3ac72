import type { PriceColumn } from '@dwang/contracts';
import { fold } from '@dwang/domain';

/** Words in headings, the more telling first; folded. Of the price files of New Zealand merchants. */
const WORDS: readonly [PriceColumn, RegExp][] = [
  ['priceIncl', /(inc|incl)\b.*gst|gst.*\b(inc|incl)|retail|rrp/],
  ['price', /price|cost|rate|net|trade|\bex\b|nzd|\$/],
  ['code', /code|sku|\bid\b|item no|product no|part|barcode|ean/],
  ['unit', /unit|uom|\bper\b|measure|pack/],
  ['category', /category|group|class|department|range/],
  ['name', /name|description|product|item|material/],
];

/** What the columns seem to be by their headings, each use once; where none is the name, the first that is left. */
export function guessColumns(headings: readonly string[]): PriceColumn[] {
  const taken = new Set<PriceColumn>();
  const take = (use: PriceColumn): PriceColumn => {
    taken.add(use);
    if (use === 'price' || use === 'priceIncl') taken.add('price').add('priceIncl');
    return use;
  };
  const ofHeading = headings.map((heading): PriceColumn => {
    const found = WORDS.find(([use, word]) => !taken.has(use) && word.test(fold(heading)));
    return found ? take(found[0]) : 'skip';
  });
  if (taken.has('name')) return ofHeading;
  const at = ofHeading.indexOf('skip');
  return ofHeading.map((use, index) => (index === at ? 'name' : use));
}
