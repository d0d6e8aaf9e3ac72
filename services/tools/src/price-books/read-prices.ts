import type { PriceColumn } from '@dwang/contracts';
import type { TableRow } from '@dwang/domain';
import { parsePriceText, withoutGst } from '@dwang/domain/estimates';
import { materialIdOf } from '../materials/material-ids';

/** A row of a price file: what it says, or why it cannot be read. */
export interface ReadPrice {
  line: number;
  materialId: string;
  name: string;
  unit: string;
  category: string;
  code: string;
  /** Without GST. */
  cents: number;
  refusal: string | null;
}

/** Of rows that name the same thing in the same unit the first counts; the others are refused, so that a person looks. */
export function readPrices(rows: readonly TableRow[], columns: readonly PriceColumn[]): ReadPrice[] {
  const lines = new Map<string, number>();
  return rows.map(({ line, cells, fault }) => {
    const cell = (use: PriceColumn, most: number) => (cells[columns.indexOf(use)] ?? '').trim().slice(0, most);
    const isWithGst = columns.includes('priceIncl');
    const name = cell('name', 1000);
    const unit = cell('unit', 20) || 'each';
    const priceText = cell(isWithGst ? 'priceIncl' : 'price', 40);
    const price = parsePriceText(priceText);
    const materialId = materialIdOf(name, unit);
    const earlier = lines.get(materialId);
    if (earlier === undefined && fault === null) lines.set(materialId, line);
    return {
      line,
      materialId,
      name,
      unit,
      category: cell('category', 60) || 'other',
      code: cell('code', 60),
      cents: price === null ? 0 : isWithGst ? withoutGst(price) : price,
      refusal: fault ?? refusalOf(name, price === null ? priceFault(priceText) : null, earlier),
    };
  });
}

const priceFault = (text: string): string =>
  text.includes(',') ? 'Price: Please write cents after a point, as in 1,234.50' : 'Price: This is not a price';

function refusalOf(name: string, priceFault: string | null, earlier: number | undefined): string | null {
  if (name === '') return 'Name: Please enter a name';
  if (name.length > 200) return 'Name: Must be at most 200 characters';
  if (priceFault !== null) return priceFault;
  return earlier === undefined ? null : `The same as line ${earlier}`;
}
