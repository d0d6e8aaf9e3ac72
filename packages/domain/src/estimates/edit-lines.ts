import { parseThousandths } from '../money';
import { parseDecimal } from '../parse-decimal';
import type { EstimatedLine } from './estimate';
import { thousandthsText } from './quantities';

/**
 * What was typed as a quantity: what is no number counts as 0, more than three decimals are cut off, and 0 or below takes the line away
 * (null). Source: specification 1, section 5.
 */
export function typedQuantity(text: string): string | null {
  const match = /^(\d{1,9})(?:\.(\d{1,3})\d*)?$/.exec(parseDecimal(text) ?? '');
  if (!match) return null;
  const thousandths = parseThousandths(`${match[1]}.${match[2] ?? '0'}`);
  return thousandths > 0 ? thousandthsText(thousandths) : null;
}

const isSame = (one: EstimatedLine, other: EstimatedLine): boolean =>
  one.materialId === null
    ? other.materialId === null &&
      one.description === other.description &&
      one.unit === other.unit &&
      Number(one.basePrice) === Number(other.basePrice)
    : one.materialId === other.materialId;

/** The lines with one more: what is there already grows by its quantity. Source: specification 1, section 5. */
export function withLine<Line extends EstimatedLine>(lines: readonly Line[], added: Line): Line[] {
  const at = lines.findIndex((line) => isSame(line, added));
  const found = lines[at];
  if (!found) return [...lines, added];
  const quantity = thousandthsText(parseThousandths(found.quantity) + parseThousandths(added.quantity));
  return lines.with(at, { ...found, quantity });
}
