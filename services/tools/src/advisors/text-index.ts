import { fold } from '@dwang/domain';

/** Words that say nothing of the matter. */
const SMALL = new Set(
  'a an and are as at be by can do for from has have how i if in into is it its me my of on or our so should some that the their there they this to up us was we what when where which will with would you your need want help please about above behind below close near under over new'.split(
    ' ',
  ),
);

/** Roughly the stem: `joists` and `joist`, `painting` and `paint` are the same. */
const stem = (word: string): string => {
  const one = word.length > 3 ? word.replace(/(?<=[^s])s$/, '') : word;
  return one.length > 5 ? one.replace(/(ing|ed)$/, '') : one;
};

/** The words of a text as they are searched. */
const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1 && !SMALL.has(word))
    .map(stem);

interface Page {
  counts: ReadonlyMap<string, number>;
  length: number;
}

/** The usual settings of Okapi BM25: how soon repeats stop counting, and how far length matters. */
const [REPEATS, LENGTH] = [1.2, 0.75] as const;

/** A full-text index in memory, ranked by Okapi BM25. `parts` gives the texts of an item with their weights. */
export class TextIndex<Item> {
  private readonly pages: readonly (readonly [Item, Page])[];
  private readonly holding = new Map<string, number>();
  private readonly average: number;

  constructor(items: readonly Item[], parts: (item: Item) => readonly (readonly [text: string, weight: number])[]) {
    this.pages = items.map((item) => [item, pageOf(parts(item))]);
    this.average = this.pages.reduce((sum, [, { length }]) => sum + length, 0) / Math.max(1, items.length);
    for (const [, { counts }] of this.pages)
      for (const word of counts.keys()) this.holding.set(word, (this.holding.get(word) ?? 0) + 1);
  }

  /** Items that hold something of the text, best first, with their scores. */
  search(text: string): { item: Item; score: number }[] {
    const words = new Set(wordsOf(text));
    return this.pages
      .map(([item, page]) => ({ item, score: [...words].reduce((sum, word) => sum + this.scoreOf(word, page), 0) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score);
  }

  private scoreOf(word: string, { counts, length }: Page): number {
    const count = counts.get(word) ?? 0;
    if (count === 0) return 0;
    const held = this.holding.get(word) ?? 0;
    const rare = Math.log(1 + (this.pages.length - held + 0.5) / (held + 0.5));
    return (rare * count * (REPEATS + 1)) / (count + REPEATS * (1 - LENGTH + (LENGTH * length) / this.average));
  }
}

function pageOf(parts: readonly (readonly [text: string, weight: number])[]): Page {
  const counts = new Map<string, number>();
  let length = 0;
  for (const [text, weight] of parts) {
    for (const word of wordsOf(text)) {
      counts.set(word, (counts.get(word) ?? 0) + weight);
      length += 1;
    }
  }
  return { counts, length };
}
