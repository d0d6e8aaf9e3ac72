import { centsToDecimal, lineCents } from '../money';
import type { EstimateSums } from './estimate-sums';
import { thousandthsText } from './quantities';

/** A line of a quote, an invoice or a paper that an estimate becomes. */
export interface QuotedLine {
  description: string;
  quantity: string;
  unit: string;
  unitPrice: string;
  /** quantity x unitPrice, to the cent. */
  amount: string;
}

/**
 * The lines as a client reads them, margin inside: their sum is the estimate's subtotal to the cent. Where no price of a unit in whole cents
 * gives the line's amount, it is sold as one, with the quantity in its words.
 */
export function quotedLines({ lines, labour }: EstimateSums): QuotedLine[] {
  const materials = lines.map(({ line, ordered, sellCents }) => quoted(line.description, ordered, line.unit, sellCents));
  const hours = labour.map(({ line, cents }) => {
    const [whole = '0', fraction = ''] = line.hours.split('.');
    return quoted(line.description, Number(whole) * 1000 + Number(fraction.padEnd(3, '0')), 'h', cents);
  });
  return [...materials, ...hours];
}

function quoted(description: string, thousandths: number, unit: string, cents: number): QuotedLine {
  const amount = centsToDecimal(cents);
  const unitCents = thousandths === 0 ? 0 : Math.round((cents * 1000) / thousandths);
  if (lineCents(thousandths, unitCents) === cents)
    return { description, quantity: thousandthsText(thousandths), unit, unitPrice: centsToDecimal(unitCents), amount };
  const words = `${description}, ${thousandthsText(thousandths)} ${unit}`.trim();
  return { description: words, quantity: '1', unit: '', unitPrice: amount, amount };
}
