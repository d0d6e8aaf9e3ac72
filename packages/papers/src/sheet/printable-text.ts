import { COVERED } from '../fonts/coverage.generated';

/** The narrow pair of fonts holds Latin and what tradespeople type most, the wide one Greek, Cyrillic and many signs besides. */
export type FontWidth = keyof typeof COVERED;

/** What stands in for a character that the document's font lacks. */
const MISSING = '□';
/** Joiners, variation selectors, soft hyphens and byte-order marks carry no shape of their own. */
const SHAPELESS = /\p{Default_Ignorable_Code_Point}/u;
/** Signs that neither font has, but has one that means the same. */
const ALIKE: Readonly<Record<string, string>> = { '✔': '✓', '✘': '✗', '☐': '□', '⌀': 'Ø' };
const graphemes = new Intl.Segmenter('en-NZ', { granularity: 'grapheme' });

function isCovered(code: number, font: FontWidth): boolean {
  return COVERED[font].some(([first, last]) => code >= first && code <= last);
}

const isPrintable = (text: string, font: FontWidth): boolean =>
  [...text].every((character) => isCovered(character.codePointAt(0) ?? 0, font));

/** Null where the font lacks it. */
function printGrapheme(grapheme: string, font: FontWidth): string | null {
  const visible = [...grapheme].filter((character) => !SHAPELESS.test(character)).join('');
  const forms = [visible, ALIKE[visible] ?? visible, visible.normalize('NFKC')];
  return forms.find((form) => isPrintable(form, font)) ?? null;
}

const composed = (text: string): string => text.normalize('NFC').replace(/\r\n?/g, '\n').replace(/\t/g, '  ');

const PLAIN = /^[\x20-\x7e]*$/;

const signsOf = (line: string): string[] => Array.from(graphemes.segment(line), ({ segment }) => segment);

/**
 * Text as the embedded font can show it: composed letters, spaces for tabs, line breaks as `\n`, and one `□` for each sign (an emoji of
 * several code points is one sign) that the font lacks.
 */
export function toPrintable(text: string, font: FontWidth): string {
  const printLine = (line: string): string =>
    PLAIN.test(line)
      ? line
      : signsOf(line)
          .map((sign) => printGrapheme(sign, font) ?? MISSING)
          .join('');
  return composed(text).split('\n').map(printLine).join('\n');
}

/** The signs of a text that no font of ours has, each once: they are printed as `□`. */
export function unprintableSigns(text: string): string[] {
  const signs = composed(text)
    .split('\n')
    .filter((line) => !PLAIN.test(line))
    .flatMap(signsOf);
  return [...new Set(signs)].filter((sign) => printGrapheme(sign, 'wide') === null);
}

/** The fonts with which all of a document can be printed that can be printed at all; the narrow ones where they do. */
export function fontFor(document: unknown): FontWidth {
  const texts = new Set(
    JSON.stringify(document)
      .normalize('NFC')
      .match(/[^\x20-\x7e]+/g),
  );
  return [...texts].some((text) => toPrintable(text, 'narrow') !== toPrintable(text, 'wide')) ? 'wide' : 'narrow';
}
