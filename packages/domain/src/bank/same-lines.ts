import { mapSteps, type Steps } from '../steps';
import { likeness, type Said, saidBy, wordsOf } from './line-likeness';
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
export function* sameLines(lines: readonly LineContent[], stored: readonly StoredLine[]): Steps<(SameLine | null)[]> {
  const pairs = new Pairs(yield* mapSteps(lines, known), yield* mapSteps(stored, known));
  yield* pairs.takeSame(({ key, bankId, account }) => [key, bankId, account].join('\n'));
  yield* pairs.takeSame(({ key }) => key);
  yield* pairs.takeLike();
  yield* pairs.markRepeated();
  return pairs.found;
}

/** A line with what it is compared by. */
interface Known {
  day: string;
  cents: number;
  bankId: string;
  /** Plain. */
  account: string;
  isOtherFormat: boolean;
  key: string;
  said: Said;
}

function known(line: LineContent & Partial<StoredLine>): Known {
  const { day, cents, bankId, isOtherFormat = false } = line;
  const text = wordsOf(line);
  const account = plainAccount(line.account);
  return { day, cents, bankId, account, isOtherFormat, key: keyOf(line, text), said: saidBy(text, line) };
}

const keyOf = ({ day, cents }: LineContent, words: string): string => JSON.stringify([day, cents, words]);

/** Day, amount and words. */
export const contentKey = (line: LineContent): string => keyOf(line, wordsOf(line));

/** Banks write `12-3140-0171323-50` and `1231400171323050`. */
export const plainAccount = (account: string): string => account.replace(/[^0-9A-Za-z]/g, '').toLowerCase();

class Pairs {
  readonly found: (SameLine | null)[];
  private readonly free: Set<number>;

  constructor(
    private readonly lines: readonly Known[],
    private readonly stored: readonly Known[],
  ) {
    this.found = lines.map(() => null);
    this.free = new Set(stored.keys());
  }

  *takeSame(nameOf: (line: Known) => string): Steps<void> {
    const places = placesBy([...this.free], (place) => nameOf(this.stored[place] as Known));
    for (const [index, line] of this.lines.entries()) {
      yield;
      if (this.found[index]) continue;
      const same = places.get(nameOf(line)) ?? [];
      const at = same.findIndex((place) => isSameAccount(line, this.stored[place] as Known));
      const [place] = at < 0 ? [] : same.splice(at, 1);
      if (place !== undefined) this.take(index, place, isRenumbered(line, this.stored[place] as Known) ? 'alike' : 'known');
    }
  }

  /** Of a day and amount the two that are most like one another first. */
  *takeLike(): Steps<void> {
    const dayAndAmount = ({ day, cents }: Known) => `${day} ${cents}`;
    const places = placesBy([...this.free], (place) => dayAndAmount(this.stored[place] as Known));
    const left = [...this.lines.keys()].filter((index) => !this.found[index]);
    for (const [name, indices] of placesBy(left, (index) => dayAndAmount(this.lines[index] as Known))) {
      const others = (places.get(name) ?? []).slice(0, MOST_COMPARED);
      const candidates = yield* mapSteps(indices.slice(0, MOST_COMPARED), (index) =>
        others.flatMap((place) => {
          const match = matchOf(this.lines[index] as Known, this.stored[place] as Known);
          return match ? { index, place, ...match } : [];
        }),
      );
      for (const { index, place, certainty } of candidates.flat().sort((a, b) => b.score - a.score)) {
        if (!this.found[index] && this.free.has(place)) this.take(index, place, certainty);
      }
    }
  }

  *markRepeated(): Steps<void> {
    const numbered = [...this.lines.keys()].filter((index) => this.lines[index]?.bankId !== '');
    const nameOf = ({ day, cents, bankId, account }: Known) => JSON.stringify([day, cents, bankId, account]);
    for (const indices of placesBy(numbered, (index) => nameOf(this.lines[index] as Known)).values()) {
      const some = indices.slice(0, MOST_COMPARED);
      for (const [at, index] of some.entries()) {
        const isLike = (other: number) => likeness((this.lines[index] as Known).said, (this.lines[other] as Known).said) !== null;
        const earlier = this.found[index] ? undefined : some.slice(0, at).find(isLike);
        if (earlier !== undefined) this.found[index] = { certainty: 'alike', stored: null, earlier };
        yield;
      }
    }
  }

  private take(index: number, place: number, certainty: SameLine['certainty']): void {
    this.found[index] = { certainty, stored: place, earlier: null };
    this.free.delete(place);
  }
}

/** Of one day and amount, with other words. */
function matchOf(line: Known, stored: Known): { score: number; certainty: SameLine['certainty'] } | null {
  if (!isSameAccount(line, stored)) return null;
  const like = likeness(line.said, stored.said);
  if (like === null) return stored.isOtherFormat ? { score: 0, certainty: 'alike' } : null;
  if (like >= LIKE && isSameNumber(line, stored)) return { score: 1 + like, certainty: 'known' };
  return like >= LIKE || stored.isOtherFormat || isSameNumber(line, stored) ? { score: like, certainty: 'alike' } : null;
}

/** An account that is not said may be any. */
const isSameAccount = ({ account }: Known, { account: other }: Known): boolean =>
  account.endsWith(other) || other.endsWith(account);

const isSameNumber = (one: Known, other: Known): boolean => one.bankId !== '' && one.bankId === other.bankId;
const isRenumbered = (one: Known, other: Known): boolean =>
  !other.isOtherFormat && one.bankId !== '' && other.bankId !== '' && one.bankId !== other.bankId;

function placesBy(places: readonly number[], nameOf: (place: number) => string): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const place of places) {
    const name = nameOf(place);
    const group = groups.get(name);
    if (group) group.push(place);
    else groups.set(name, [place]);
  }
  return groups;
}
