import { readNumber } from './numbers';
import type { Found } from './phrases';
import { lengthUnit, readLength } from './units';

/** A number and the power of metres that it measures: 0 none, 1 length, 2 area, 3 volume. */
export interface Quantity {
  value: number;
  power: number;
}

type Operator = '+' | '-' | '×' | '÷';

const OPERATORS: readonly (readonly [string, Operator])[] = [
  ['multiplied by', '×'],
  ['divided by', '÷'],
  ['take away', '-'],
  ['divide by', '÷'],
  ['multiply by', '×'],
  ['added to', '+'],
  ['divided', '÷'],
  ['plus', '+'],
  ['add', '+'],
  ['and', '+'],
  ['minus', '-'],
  ['less', '-'],
  ['-', '-'],
  ['times', '×'],
  ['by', '×'],
  ['x', '×'],
  ['be', '×'],
  ['buy', '×'],
  ['bye', '×'],
  ['over', '÷'],
];

function readOperator(words: readonly string[], at: number): Found<Operator> | null {
  for (const [phrase, operator] of OPERATORS) {
    const wanted = phrase.split(' ');
    if (wanted.every((word, index) => words[at + index] === word)) return { value: operator, next: at + wanted.length };
  }
  return null;
}

interface Sum {
  terms: Quantity[];
  operators: Operator[];
  shown: string[];
}

function readTerm(words: readonly string[], at: number): (Found<Quantity> & { shown: string }) | null {
  const start = words[at] === '$' ? at + 1 : at;
  const area = /^([mc]{0,2}m)([23])$/;
  const bare = readNumber(words, start);
  const power = bare ? area.exec(words[bare.next] ?? '') : null;
  if (bare && power) {
    const scale = (lengthUnit(power[1])?.metres ?? 1) ** Number(power[2]);
    return {
      value: { value: bare.value * scale, power: Number(power[2]) },
      next: bare.next + 1,
      shown: `${bare.value} ${power[1]}${power[2] === '2' ? '²' : '³'}`,
    };
  }
  const named = bare && /^(square|cubic)$/.test(words[bare.next] ?? '') && /^met(re|er)s?$/.test(words[bare.next + 1] ?? '');
  if (bare && named) {
    const isArea = words[bare.next] === 'square';
    return {
      value: { value: bare.value, power: isArea ? 2 : 3 },
      next: bare.next + 2,
      shown: `${bare.value} m${isArea ? '²' : '³'}`,
    };
  }
  const length = readLength(words, start);
  if (!length) return null;
  const { value, unit, metres } = length.value;
  return {
    value: unit ? { value: metres, power: 1 } : { value, power: 0 },
    next: length.next,
    shown: unit ? `${value} ${unit}` : String(value),
  };
}

/** Reads the longest sum at `at`: at least one number, operators between numbers. */
export function readSum(words: readonly string[], at: number): Found<Sum> | null {
  const first = readTerm(words, at);
  if (!first) return null;
  const sum: Sum = { terms: [first.value], operators: [], shown: [first.shown] };
  let next = first.next;
  for (;;) {
    const operator = readOperator(words, next);
    const term = operator && readTerm(words, operator.next);
    if (!operator || !term) return { value: sum, next };
    sum.terms.push(term.value);
    sum.operators.push(operator.value);
    sum.shown.push(operator.value, term.shown);
    next = term.next;
  }
}

function combine(left: Quantity, operator: Operator, right: Quantity): Quantity | null {
  if (operator === '×') return { value: left.value * right.value, power: left.power + right.power };
  if (operator === '÷') return right.value === 0 ? null : { value: left.value / right.value, power: left.power - right.power };
  if (left.power !== right.power) return null;
  return { value: operator === '+' ? left.value + right.value : left.value - right.value, power: left.power };
}

/** A number beside lengths is a length in metres, except as a factor of a multiplication that has only one length. */
function withMetres({ terms, operators }: Sum): Quantity[] {
  const hasLength = terms.some(({ power }) => power === 1);
  const isDimension = hasLength && operators.every((operator) => operator === '×' || operator === '+' || operator === '-');
  return isDimension ? terms.map((term) => (term.power === 0 ? { value: term.value, power: 1 } : term)) : terms;
}

/** Works a sum out, × and ÷ before + and −. Null where it has no answer (÷ 0, metres + square metres, more than three dimensions). */
export function evaluate(sum: Sum): Quantity | null {
  let terms = withMetres(sum);
  let operators = [...sum.operators];
  for (const group of [
    ['×', '÷'],
    ['+', '-'],
  ]) {
    const nextTerms = [terms[0] ?? { value: 0, power: 0 }];
    const kept: Operator[] = [];
    for (const [index, operator] of operators.entries()) {
      const right = terms[index + 1];
      const left = nextTerms.at(-1);
      if (!right || !left) return null;
      if (!group.includes(operator)) {
        kept.push(operator);
        nextTerms.push(right);
        continue;
      }
      const result = combine(left, operator, right);
      if (!result) return null;
      nextTerms[nextTerms.length - 1] = result;
    }
    terms = nextTerms;
    operators = kept;
  }
  const [answer] = terms;
  return answer && Number.isFinite(answer.value) && answer.power >= 0 && answer.power <= 3 ? answer : null;
}
