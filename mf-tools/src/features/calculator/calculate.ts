import { add, divide, fromDecimal, multiply, type Rational, rational, subtract } from './rational';
import { CalculationError, type Token, tokenise, UNITS } from './tokens';

/** A result: its value in millimetres to the power of `power` (0 a plain number, 1 length, 2 area, 3 volume). */
export interface Quantity {
  value: Rational;
  power: number;
}

const HUNDRED = rational(100n);
const MAX_LENGTH = 200;

/**
 * Works out a typed sum exactly: + − × ÷, brackets, %, and lengths in mm, cm, m, in and ft (`2.4m + 600mm`, `3.6m x 2.4m`).
 * As on a pocket calculator, `200 + 15%` adds 15 % of 200. Throws CalculationError in words with the place of the fault.
 */
export function calculate(text: string): Quantity {
  if (text.length > MAX_LENGTH) throw new CalculationError('This sum is too long', MAX_LENGTH);
  const reader = new Reader(tokenise(text), text.length);
  const result = readSum(reader);
  const rest = reader.peek();
  if (rest) throw new CalculationError(`“${rest.text}” does not belong here`, rest.at);
  return result;
}

class Reader {
  private next = 0;
  constructor(
    private readonly tokens: Token[],
    readonly end: number,
  ) {}

  peek(): Token | undefined {
    return this.tokens[this.next];
  }

  take(...signs: string[]): Token | undefined {
    const token = this.peek();
    if (token?.kind !== 'sign' || !signs.includes(token.text)) return undefined;
    this.next += 1;
    return token;
  }

  takeKind(kind: 'number' | 'unit'): Token | undefined {
    const token = this.peek();
    if (token?.kind !== kind) return undefined;
    this.next += 1;
    return token;
  }
}

function readSum(reader: Reader): Quantity {
  let left = readProduct(reader).quantity;
  for (let sign = reader.take('+', '-'); sign; sign = reader.take('+', '-')) {
    const { quantity, isPercent } = readProduct(reader);
    const right = isPercent ? { value: multiply(left.value, quantity.value), power: left.power } : quantity;
    if (left.power !== right.power)
      throw new CalculationError('Lengths, areas and plain numbers cannot be added to one another', sign.at);
    left = { value: sign.text === '+' ? add(left.value, right.value) : subtract(left.value, right.value), power: left.power };
  }
  return left;
}

/** `isPercent` tells a lone `15%` from a product, for `200 + 15%`. */
function readProduct(reader: Reader): { quantity: Quantity; isPercent: boolean } {
  let { quantity: left, isPercent } = readSigned(reader);
  for (let sign = reader.take('*', '/'); sign; sign = reader.take('*', '/')) {
    const right = readSigned(reader).quantity;
    left = sign.text === '*' ? times(left, right) : over(left, right, sign.at);
    isPercent = false;
  }
  return { quantity: left, isPercent };
}

const times = (a: Quantity, b: Quantity): Quantity => ({ value: multiply(a.value, b.value), power: a.power + b.power });

function over(a: Quantity, b: Quantity, at: number): Quantity {
  if (b.value.top === 0n) throw new CalculationError('Cannot divide by zero', at);
  return { value: divide(a.value, b.value), power: a.power - b.power };
}

function readSigned(reader: Reader): { quantity: Quantity; isPercent: boolean } {
  if (reader.take('+')) return readSigned(reader);
  if (reader.take('-')) {
    const { quantity, isPercent } = readSigned(reader);
    return { quantity: { ...quantity, value: rational(-quantity.value.top, quantity.value.bottom) }, isPercent };
  }
  return readPercent(reader, readAtom(reader));
}

function readPercent(reader: Reader, quantity: Quantity): { quantity: Quantity; isPercent: boolean } {
  if (!reader.take('%')) return { quantity, isPercent: false };
  return { quantity: { ...quantity, value: divide(quantity.value, HUNDRED) }, isPercent: true };
}

function readAtom(reader: Reader): Quantity {
  const open = reader.take('(');
  if (open) {
    const inside = readSum(reader);
    if (!reader.take(')')) throw new CalculationError('A bracket is not closed', open.at);
    return inside;
  }
  const number = reader.takeKind('number');
  if (!number) throw new CalculationError('A number is missing', reader.peek()?.at ?? reader.end);
  const value = fromDecimal(number.text);
  const unit = reader.takeKind('unit');
  return unit ? { value: multiply(value, fromDecimal(UNITS[unit.text] ?? '1')), power: 1 } : { value, power: 0 };
}
