const NUMBER = /\d+(?:[.,]\d+)*/g;
const FOREIGN = /https?:|www\.|<\/?[a-z!]/i;

const numbersOf = (text: string): string[] => (text.match(NUMBER) ?? []).map((number) => number.replace(/,(?=\d{3})/g, ''));

/** The model said what it may not: an address, markup, or a figure that neither the guidance nor the person has named. */
export class ForbiddenWords extends Error {}

/**
 * Lets through what a model may say, piece by piece. Whole words only: a figure is looked at before any part of it is shown. Throws
 * `ForbiddenWords`; what was let through before is then to be dropped.
 */
export class CheckedWords {
  private readonly known: ReadonlySet<string>;
  private held = '';
  text = '';

  /** `facts`: the guidance, and what the person has typed. */
  constructor(facts: readonly string[]) {
    this.known = new Set(facts.flatMap(numbersOf));
  }

  /** What of the text so far may be shown now. */
  take(piece: string): string {
    this.held += piece;
    const end = this.held.search(/\s\S*$/);
    return end < 0 ? '' : this.release(end + 1);
  }

  /** The rest. */
  finish(): string {
    return this.release(this.held.length);
  }

  private release(length: number): string {
    const words = this.held.slice(0, length);
    this.held = this.held.slice(length);
    this.text += words;
    if (FOREIGN.test(this.text) || numbersOf(words).some((number) => !this.known.has(number))) throw new ForbiddenWords();
    return words;
  }
}
