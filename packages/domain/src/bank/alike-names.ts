import { fold } from '../text';

/** Words that many names share. */
const COMMON = new Set(
  'the and ltd limited nz new zealand co company group holdings trust trustee trustees family mr mrs ms dr inc services'.split(
    ' ',
  ),
);

/** The words by which a name is known, folded; `O'Brien` is one of them. */
export function tellingWords(name: string): string[] {
  const words =
    fold(name)
      .replaceAll("'", '')
      .match(/[a-z0-9]+/g) ?? [];
  const telling = words.filter((word) => word.length > 1 && !COMMON.has(word));
  return telling.length > 0 ? telling : words;
}

/**
 * Whether most of the name's words stand in the text. Banks cut names short, so that the beginning of a longer word is enough, and write
 * `O BRIEN`.
 */
export function isAlike(name: readonly string[], text: readonly string[]): boolean {
  const found = name.filter((word) =>
    text.some((other, at) => word === other || isCut(word, other) || word === `${other}${text[at + 1]}`),
  );
  return found.some((word) => word.length > 2) && found.length * 2 >= name.length;
}

const isCut = (word: string, other: string): boolean => other.length >= 4 && word.startsWith(other);
