import { parseDecimal } from '@dwang/domain';

/** Millimetres in each unit of length that can be typed. Foot and inch are exact by definition (1959 yard and pound agreement). */
export const UNITS: Record<string, string> = { mm: '1', cm: '10', m: '1000', in: '25.4', ft: '304.8' };

type Sign = '+' | '-' | '*' | '/' | '(' | ')' | '%';

export type Token =
  | { kind: 'number'; text: string; at: number }
  | { kind: 'unit'; text: string; at: number }
  | { kind: 'sign'; text: Sign; at: number };

/** Signs as they are written by hand and by phones; all others stand for themselves. */
const SAME_SIGN: Record<string, Sign> = { '−': '-', '×': '*', x: '*', '÷': '/' };

/** A sum that cannot be read: says what and, as `at`, where (index into the text). */
export class CalculationError extends Error {
  constructor(
    message: string,
    readonly at: number,
  ) {
    super(message);
  }
}

/** Splits a typed sum; spaces count for nothing. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  const pattern = /\s+|((?:\d|[.,]\d)[\d.,]*)|(mm|cm|m|in|ft)(?![a-z])|([-+−*×x/÷()%])/giy;
  let at = 0;
  while (at < text.length) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (!match) throw unreadable(text.slice(at, at + 8), at);
    const [whole, number, unit, sign] = match;
    if (number) tokens.push({ kind: 'number', text: plainNumber(number, at), at });
    else if (unit) tokens.push({ kind: 'unit', text: unit.toLowerCase(), at });
    else if (sign) tokens.push({ kind: 'sign', text: SAME_SIGN[sign.toLowerCase()] ?? (sign as Sign), at });
    at += whole.length;
  }
  return tokens;
}

function plainNumber(typed: string, at: number): string {
  const text = parseDecimal(typed);
  if (text === null) throw unreadable(typed, at);
  return text;
}

const unreadable = (typed: string, at: number) => new CalculationError(`“${typed}” cannot be read`, at);
