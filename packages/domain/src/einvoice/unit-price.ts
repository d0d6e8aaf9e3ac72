import { withoutEnd } from '../digits';
import { parseCents } from '../money';

const QUANTITY_PLACES = 4;
const PRICE_PLACES = 10;
/** Hundredths of a cent would not show: quantity x price may miss the line's amount by less than this, in cents. */
const TOLERANCE = 1;

/** A count and a price that multiply to a line's amount; the price is never below 0 (a deduction has a quantity below 0). */
export interface CountedPrice {
  quantity: string;
  price: string;
}

/** Decimals without needless zeros, at least `least` places. */
function decimal(value: bigint, places: number, least: number): string {
  const digits = (value < 0n ? -value : value).toString().padStart(places + 1, '0');
  const fraction = withoutEnd(digits.slice(-places), /0/).padEnd(least, '0');
  const text = digits.slice(0, -places) + (fraction ? `.${fraction}` : '');
  return value < 0n && /[1-9]/.test(text) ? `-${text}` : text;
}

function scaled(text: string, places: number): bigint {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text.trim());
  if (!match) throw new RangeError(`Not a quantity: "${text}"`);
  const [, sign, whole = '0', fraction = ''] = match;
  const value = BigInt(whole + fraction.padEnd(places, '0').slice(0, places));
  return sign ? -value : value;
}

function divided(top: bigint, bottom: bigint): bigint {
  const isNegative = top < 0n !== bottom < 0n;
  const [above, below] = [top < 0n ? -top : top, bottom < 0n ? -bottom : bottom];
  const rounded = (above * 2n + below) / (below * 2n);
  return isNegative ? -rounded : rounded;
}

/**
 * Quantity and price of a line of `netCents`. The typed price is kept where it multiplies to the amount within a cent (hours are rounded when
 * they are shown); else the price is the amount over the quantity, with ten places. A line without a quantity counts as one.
 */
export function countedPrice(quantity: string, unitPrice: string, netCents: number): CountedPrice {
  const count = scaled(quantity, QUANTITY_PLACES);
  if (count === 0n) return { quantity: '1', price: decimal(scaled((netCents / 100).toFixed(2), PRICE_PLACES), PRICE_PLACES, 2) };
  const unit = BigInt(parseCents(unitPrice));
  const off = count * unit - BigInt(netCents) * 10n ** BigInt(QUANTITY_PLACES);
  const isExact = (off < 0n ? -off : off) <= BigInt(TOLERANCE) * 10n ** BigInt(QUANTITY_PLACES);
  const cents = 10n ** BigInt(PRICE_PLACES - 2);
  const price = isExact ? unit * cents : divided(BigInt(netCents) * 10n ** BigInt(QUANTITY_PLACES) * cents, count);
  const sign = price < 0n ? -1n : 1n;
  return {
    quantity: decimal(count * sign, QUANTITY_PLACES, 0),
    price: decimal(price * sign, PRICE_PLACES, 2),
  };
}
