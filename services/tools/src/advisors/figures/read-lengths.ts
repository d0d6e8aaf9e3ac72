import { NEAR } from './plain-text';

type LengthRole = 'height' | 'depth' | 'other' | 'unclear';

/** A length that a sentence names, and as what. */
export interface NamedLength {
  metres: number;
  role: LengthRole;
  /** `less than 2 m` and `over 2 m` name a bound, not the length. */
  bound: 'exact' | 'below' | 'above';
  /** Above or below the ground: what only something that stands on it can be. */
  isOverGround: boolean;
  /** Where in the sentence the figure and the words that belong to it stand. */
  start: number;
  end: number;
}

interface Figure {
  value: number;
  unit: string;
  start: number;
  end: number;
  /** A side of `6 x 4 m`. */
  isSide: boolean;
}

const UNITS: Readonly<Record<string, number>> = { m: 1, k: 0.001, c: 0.01, f: 0.3048, i: 0.0254 };
const FIGURE =
  /(?<![\w.$#])(\d{1,5}(?:\.\d{1,3})?)(?:[\s-]?(mm|millimet(?:re|er)s?|mils?|cm|centimet(?:re|er)s?|m|met(?:re|er)s?|mtrs?|ft|foot|feet|inch(?:es)?)(?![a-z0-9²³/%]))?(?![\w%°²³/]|\.\d)/g;
const SIDES = /^\s*(?:x|×|\*|by)\s*$/;
const SPAN = /^\s*(?:-|to|and|or)\s*$/;

const GROUND = '(?:finished |natural |adjoining |surrounding )?(?:ground|lawn|grass|floor|garden|section|yard|path|earth)';
const THE = '(?:the |its |our |a )?';
const AFTER_GROUND = new RegExp(
  `^(?:up |high |tall )?(?:off|above|from) ${THE}${GROUND}|^(?:up |high )?above ${THE}|^below ${THE}(?:deck|balcony|verandah?|platform|landing)`,
);
const AFTER_HEIGHT =
  /^(?:high|tall|(?:in|of) height|height|stud|drop|fall(?! over| in| per| to)|up(?! (?:the|to|and)\b)|(?:up )?to (?:the )?(?:gutters?|eaves|ridge|apex|peak|spouting|soffits?|fascia))\b/;
const AFTER_DEPTH = /^(?:deep|(?:in|of) depth|depth|down(?! (?:the|to)\b)|underground|below ground|into the ground|below)\b/;
const AFTER_OTHER =
  /^(?:long|length|wide|width|across|apart|centres?|centers?|crs|away|thick|thickness|spans?|runs?|diameter|dia|radius|boards?|lengths?|sheets?|joists?|of|from|per|lin(?:eal|ear)|sq|spac|overhang|cantilever|set ?back|inside|outside|along|back|in from|perimeter|round|around|around|down the|up the|x|by|sections?|pieces?|bays?|posts?|studs?)\b|^(?:×|\*)/;

const FILLER =
  '(?:\\s|[:=,~-]|\\b(?:of|is|are|at|as|a|an|the|about|around|roughly|approx(?:imately)?|nearly|almost|up to|to|by|from|between|over|under|below|above|than|more|less|only|just|max|maximum|min|minimum|will be|would be|being|some|it)\\b)*$';
const BEFORE_HEIGHT = new RegExp(
  `\\b(?:heights?|high|tall|falls?|drops?|raised|elevated|rises?|stands|working at|work at|falling|dropping)${FILLER}`,
);
const BEFORE_DEPTH = new RegExp(`\\b(?:depths?|deep|down)${FILLER}`);
const BEFORE_OTHER = new RegExp(
  `\\b(?:lengths?|long|widths?|wide|spans?|spaced|spacings?|centres?|every|each|within|thickness|thick|diameter|distances?|radius|run|area|away)${FILLER}`,
);
const LABEL =
  /\b(?:heights?|depths?|lengths?|widths?|diameter|thickness|spans?|spacings?)(?:\s|[:=]|\b(?:of|is|are|about|around)\b)*$/;
const BELOW = /\b(?:under|below|less than|lower than|not over|no more than|at most|within|shorter than)\s+(?:a |the )?$/;
const ABOVE = /\b(?:over|above|more than|higher than|deeper than|at least|exceeds|exceeding)\s+(?:a |the )?$/;

function figuresIn(sentence: string): Figure[] {
  const figures = [...sentence.matchAll(FIGURE)].map((match) => ({
    value: Number(match[1]),
    unit: match[2] ?? '',
    start: match.index,
    end: match.index + match[0].length,
    isSide: false,
  }));
  // From the back: in `6 x 4 m` and `1 to 1.5 m` the last unit is that of all.
  for (let index = figures.length - 2; index >= 0; index -= 1) {
    const [one, next] = [figures[index], figures[index + 1]];
    if (!one || !next) continue;
    const between = sentence.slice(one.end, next.start);
    const isSide = SIDES.test(between);
    if (isSide) [one.isSide, next.isSide] = [true, true];
    if (!one.unit && (isSide || SPAN.test(between))) one.unit = next.unit;
  }
  return figures;
}

const metresOf = ({ value, unit }: Figure): number => {
  const key = /^(?:mm|milli|mil)/.test(unit) ? 'k' : unit.charAt(0);
  return Math.round(value * (UNITS[key] ?? 1) * 1000) / 1000;
};

/** What a builder leaves out: `1200 high` is in millimetres, `1.2 high` in metres. Other bare numbers are no lengths. */
const bareUnit = ({ value }: Figure): string => (Number.isInteger(value) ? (value >= 100 ? 'mm' : '') : 'm');

type Binding = Pick<NamedLength, 'role' | 'isOverGround'> & { length: number };
const binding = (role: LengthRole, length = 0, isOverGround = false): Binding => ({ role, length, isOverGround });

/** The role by the words right behind the figure. */
function boundAfter(words: string): Binding | null {
  const lead = words.length - words.replace(/^[\s-]+/, '').length;
  const text = words.slice(lead);
  const ground = AFTER_GROUND.exec(text);
  if (ground) return binding('height', lead + ground[0].length, true);
  for (const [pattern, role] of [
    [AFTER_DEPTH, 'depth'],
    [AFTER_HEIGHT, 'height'],
    [AFTER_OTHER, 'other'],
  ] as const) {
    const found = pattern.exec(text);
    if (found) return binding(role, lead + found[0].length);
  }
  return null;
}

function boundBefore(words: string): Binding | null {
  if (BEFORE_OTHER.test(words)) return binding('other');
  if (BEFORE_HEIGHT.test(words)) return binding('height');
  return BEFORE_DEPTH.test(words) ? binding('depth') : null;
}

function roleOf({ isSide }: Figure, before: string, after: string): Binding {
  const label = LABEL.test(before) ? boundBefore(before) : null;
  return label ?? boundAfter(after) ?? (isSide ? binding('other') : boundBefore(before)) ?? binding('unclear');
}

/** `1 to 1.5 m high`: the words behind the last figure are those of the first. */
function spanEnd(sentence: string, figures: readonly Figure[], index: number): Figure | undefined {
  const [one, next] = [figures[index], figures[index + 1]];
  return one && next && SPAN.test(sentence.slice(one.end, next.start)) && !one.isSide && !next.isSide ? next : one;
}

/** All lengths of a sentence of `plainText`, each with what its words make of it. A length without such words is `unclear`. */
export function readLengths(sentence: string): NamedLength[] {
  const figures = figuresIn(sentence);
  let from = 0;
  return figures.flatMap((figure, index): NamedLength[] => {
    const last = spanEnd(sentence, figures, index) ?? figure;
    const nextStart = figures[figures.indexOf(last) + 1]?.start ?? sentence.length;
    const before = sentence.slice(Math.max(from, figure.start - NEAR), figure.start);
    const after = sentence.slice(last.end, Math.min(last.end + NEAR, nextStart));
    const { role, length, isOverGround } = roleOf(figure, before, after);
    if (last === figure) from = figure.end + length;
    const unit = figure.unit || (role === 'unclear' ? '' : bareUnit(figure));
    if (!unit) return [];
    const bound = BELOW.test(before) ? 'below' : ABOVE.test(before) ? 'above' : 'exact';
    return [{ metres: metresOf({ ...figure, unit }), role, bound, isOverGround, start: figure.start, end: last.end + length }];
  });
}
