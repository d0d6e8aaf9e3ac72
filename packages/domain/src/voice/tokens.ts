import { withoutEnd } from '../digits';
import { parseDecimal } from '../parse-decimal';
import { fold } from '../text';
import type { Said, Token } from './types';

const FRACTIONS: Record<string, string> = { '½': ' 1/2', '¼': ' 1/4', '¾': ' 3/4' };
const PIECES = /\d{1,2}:\d{2}|\d{1,4}\/\d{1,4}(?:\/\d{2,4})?|\.?\d+(?:[.,]+\d+)*|[mc]{0,2}m[23]\b|\p{L}+|[+*×÷%$=-]/gu;
const SYMBOLS: Record<string, string> = { '×': 'times', '*': 'times', '÷': 'divided', '+': 'plus', '%': 'percent' };

/** A dash between words is only a hyphen; between figures or units it is a minus or a span. */
const isDash = (word: string): boolean => word === '-';

/** `72,50` and `1,250.50` as every field reads them; what may be meant in two ways stays as it is, and is no number to the grammar. */
const figure = (piece: string): string | null => (/[.,]/.test(piece) ? parseDecimal(piece) : null);

function piecesOf(chunk: string): string[] {
  const plain = fold(chunk)
    .replaceAll("'", '')
    .replace(/\b([ap])\.m\.?/g, '$1m')
    .replace(/(\d)([ap])m\b/g, '$1 $2m');
  return (plain.match(PIECES) ?? []).map((piece) => SYMBOLS[piece] ?? figure(piece) ?? piece);
}

const hasFigure = (token: Token | undefined): boolean => token !== undefined && /\d|^(am|pm|m|mm|cm|h)$/.test(token.word);

/** What was said as words: figures, units and symbols stand alone, so that `3.6m`, `2h30` and `7:30-4pm` are read like their spoken forms. */
export function tokenise(text: string): Said {
  const spaced = text.normalize('NFC').replace(/[½¼¾]/g, (sign) => FRACTIONS[sign] ?? sign);
  const tokens = [...spaced.matchAll(/\S+/g)].flatMap(({ 0: chunk, index }) =>
    piecesOf(chunk).map((word): Token => ({ word, from: index, to: index + chunk.length })),
  );
  const kept = tokens.filter(({ word }, at) => !isDash(word) || hasFigure(tokens[at - 1]) || hasFigure(tokens[at + 1]));
  return { text: spaced, tokens: mendNoise(kept) };
}

/** Pairs that recognisers write apart, or hear wrongly, wherever they stand. */
const PAIRS: Record<string, string> = {
  'time sheet': 'timesheet',
  'time sheets': 'timesheet',
  'time her': 'timer',
  'time or': 'timer',
  'knocked off': 'knockoff',
  'knocking off': 'knockoff',
  'knock off': 'knockoff',
  'smoke oh': 'smoko',
  'smoke o': 'smoko',
  'smoke up': 'smoko',
  'a m': 'am',
  'p m': 'pm',
  'o clock': 'oclock',
  'g s': 'gs',
  'gs t': 'gst',
  'per cent': 'percent',
};

function mendNoise(tokens: readonly Token[]): Token[] {
  const mended: Token[] = [];
  for (const token of tokens) {
    const last = mended.at(-1);
    const pair = last ? PAIRS[`${last.word} ${token.word}`] : undefined;
    if (last && pair) mended[mended.length - 1] = { word: pair, from: last.from, to: token.to };
    else mended.push(token);
  }
  return mended;
}

export const wordsOf = (tokens: readonly Token[]): string[] => tokens.map(({ word }) => word);

/** The person's own spelling of these words, first letter raised: for names and notes. */
export function spelled(said: Said, tokens: readonly Token[]): string {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (!first || !last) return '';
  const text = withoutEnd(said.text.slice(first.from, last.to).trim(), /[\s"'”.,;:!?]/).replace(/^["'“:,-]+\s*/, '');
  return text.charAt(0).toLocaleUpperCase('en-NZ') + text.slice(1);
}
