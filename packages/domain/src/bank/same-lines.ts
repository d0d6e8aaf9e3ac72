import { likeness, wordsOf } from './line-likeness';
import type { StatementLine } from './statement-line';

export type LineContent = Pick<
  StatementLine,
  'day' | 'cents' | 'account' | 'bankId' | 'payee' | 'particulars' | 'code' | 'reference' | 'details'
>;

/** A line that was imported before. */
export interface StoredLine extends LineContent {
  /** From a file of another kind (CSV or OFX), which writes the same line in other words. */
  isOtherFormat: boolean;
}

/** What a line of the file is taken for: a stored line or an earlier one of the file, by their places. */
export interface SameLine {
  /** `known`: the same words, or the bank's own number with words that are like them; `alike`: less sure. */
  certainty: 'known' | 'alike';
  stored: number | null;
  earlier: number | null;
}

/** Lines of one day and amount that are compared each with each; only a made-up file has more. */
const MOST_COMPARED = 200;
/** Of two texts, from 0 to 1, from which on they may be the same in other words. */
const LIKE = 0.5;

/**
 * For each line of a file what it is taken for, or null. Each stored line stands for one line of the file: first for one with the same
 * words, account and number of the bank, then for one with the same words, then for the one that is most like it. The bank's number is
 * only a hint, as banks give it to several transactions; a second line of the file with it is the same where its words do not
 * contradict those of the first.
 */
export function sameLines(lines: readonly LineContent[], stored: readonly StoredLine[]): (SameLine | null)[] {
  const pairs = new Pairs(lines, stored);
  pairs.takeSame((line) => [contentKey(line), line.bankId, plainAccount(line.account)].join('\n'));
  pairs.takeSame(contentKey);
  pairs.takeLike();
  markRepeated(lines, pairs.found);
  return pairs.found;
}

/** Day, amount and words. */
export const contentKey = (line: LineContent): string => JSON.stringify([line.day, line.cents, wordsOf(line)]);

/** Banks write `12-3140-0171323-50` and `1231400171323050`. */
export const plainAccount = (account: string): string => account.replace(/[^0-9A-Za-z]/g, '').toLowerCase();

class Pairs {
  readonly found: (SameLine | null)[];
  private readonly free: Set<number>;

  constructor(
    private readonly lines: readonly LineContent[],
    private readonly stored: readonly StoredLine[],
  ) {
    this.found = lines.map(() => null);
    this.free = new Set(stored.keys());
  }

  takeSame(keyOf: (line: LineContent) => string): void {
    const places = placesBy([...this.free], (place) => keyOf(this.stored[place] as StoredLine));
    this.lines.forEach((line, index) => {
      if (this.found[index]) return;
      const same = places.get(keyOf(line)) ?? [];
      const at = same.findIndex((place) => isSameAccount(line, this.stored[place] as StoredLine));
      const [place] = at < 0 ? [] : same.splice(at, 1);
      if (place !== undefined) this.take(index, place, isRenumbered(line, this.stored[place] as StoredLine) ? 'alike' : 'known');
    });
  }

  /** Of a day and amount the two that are most like one another first. */
  takeLike(): void {
    const dayAndAmount = ({ day, cents }: LineContent) => `${day} ${cents}`;
    const places = placesBy([...this.free], (place) => dayAndAmount(this.stored[place] as StoredLine));
    const left = [...this.lines.keys()].filter((index) => !this.found[index]);
    for (const [key, indices] of placesBy(left, (index) => dayAndAmount(this.lines[index] as LineContent))) {
      const candidates = indices.slice(0, MOST_COMPARED).flatMap((index) =>
        (places.get(key) ?? []).slice(0, MOST_COMPARED).flatMap((place) => {
          const match = matchOf(this.lines[index] as LineContent, this.stored[place] as StoredLine);
          return match ? { index, place, ...match } : [];
        }),
      );
      for (const { index, place, certainty } of candidates.sort((a, b) => b.score - a.score)) {
        if (!this.found[index] && this.free.has(place)) this.take(index, place, certainty);
      }
    }
  }

  private take(index: number, place: number, certainty: SameLine['certainty']): void {
    this.found[index] = { certainty, stored: place, earlier: null };
    this.free.delete(place);
  }
}

/** Of one day and amount, with other words. */
function matchOf(line: LineContent, stored: StoredLine): { score: number; certainty: SameLine['certainty'] } | null {
  if (!isSameAccount(line, stored)) return null;
  const like = likeness(line, stored);
  if (like === null) return stored.isOtherFormat ? { score: 0, certainty: 'alike' } : null;
  if (like >= LIKE && isSameNumber(line, stored)) return { score: 1 + like, certainty: 'known' };
  return like >= LIKE || stored.isOtherFormat || isSameNumber(line, stored) ? { score: like, certainty: 'alike' } : null;
}

function markRepeated(lines: readonly LineContent[], found: (SameLine | null)[]): void {
  const numbered = [...lines.keys()].filter((index) => lines[index]?.bankId !== '');
  const keyOf = ({ day, cents, bankId, account }: LineContent) => JSON.stringify([day, cents, bankId, plainAccount(account)]);
  for (const indices of placesBy(numbered, (index) => keyOf(lines[index] as LineContent)).values()) {
    indices.slice(0, MOST_COMPARED).forEach((index, at) => {
      const isLike = (other: number) => likeness(lines[index] as LineContent, lines[other] as LineContent) !== null;
      const earlier = found[index] ? undefined : indices.slice(0, at).find(isLike);
      if (earlier !== undefined) found[index] = { certainty: 'alike', stored: null, earlier };
    });
  }
}

/** An account that is not said may be any. */
function isSameAccount(one: LineContent, other: LineContent): boolean {
  const [account, otherAccount] = [plainAccount(one.account), plainAccount(other.account)];
  return account.endsWith(otherAccount) || otherAccount.endsWith(account);
}

const isSameNumber = (one: LineContent, other: LineContent): boolean => one.bankId !== '' && one.bankId === other.bankId;
const isRenumbered = (one: LineContent, other: StoredLine): boolean =>
  !other.isOtherFormat && one.bankId !== '' && other.bankId !== '' && one.bankId !== other.bankId;

function placesBy(places: readonly number[], keyOf: (place: number) => string): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const place of places) {
    const group = groups.get(keyOf(place));
    if (group) group.push(place);
    else groups.set(keyOf(place), [place]);
  }
  return groups;
}
