import { COVERED } from '../fonts/coverage.generated';

/** What stands in for a character that the document's font lacks. */
const MISSING = '□';
/** Joiners, variation selectors, soft hyphens and byte-order marks carry no shape of their own. */
const SHAPELESS = /\p{Default_Ignorable_Code_Point}/u;
const graphemes = new Intl.Segmenter('en-NZ', { granularity: 'grapheme' });

function isCovered(code: number): boolean {
  return COVERED.some(([first, last]) => code >= first && code <= last);
}

const isPrintable = (text: string): boolean => [...text].every((character) => isCovered(character.codePointAt(0) ?? 0));

function printGrapheme(grapheme: string): string {
  const visible = [...grapheme].filter((character) => !SHAPELESS.test(character)).join('');
  if (isPrintable(visible)) return visible;
  const plain = visible.normalize('NFKC');
  return isPrintable(plain) ? plain : MISSING;
}

/**
 * Text as the embedded font can show it: composed letters, spaces for tabs, line breaks as `\n`, and one `□` for each sign (an emoji of
 * several code points is one sign) that the font lacks.
 */
export function toPrintable(text: string): string {
  const composed = text.normalize('NFC').replace(/\r\n?/g, '\n').replace(/\t/g, '  ');
  return composed.split('\n').map(printLine).join('\n');
}

function printLine(line: string): string {
  if (/^[\x20-\x7e]*$/.test(line)) return line;
  return Array.from(graphemes.segment(line), ({ segment }) => printGrapheme(segment)).join('');
}
