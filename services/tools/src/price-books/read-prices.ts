import type { PriceColumn } from '@dwang/contracts';
import { mapSteps, type Steps, type TableRow } from '@dwang/domain';
import { isCatalogueId, parsePriceText, withoutGst } from '@dwang/domain/estimates';
import { materialIdOf } from '../materials/material-ids';
import { type Article, identifyRows, type KnownPrice } from './identify-rows';

/** A row of a price file: what it says, or why it cannot be read. */
export interface ReadPrice {
  line: number;
  materialId: string;
  name: string;
  unit: string;
  category: string;
  code: string;
  /** Others have the same name and unit under another code. */
  sharesName: boolean;
  /** Without GST. */
  cents: number;
  refusal: string | null;
}

const PRICES: readonly PriceColumn[] = ['price', 'priceIncl', 'priceUnknown'];

/**
 * Of rows that price the same article the first counts; the others are refused, so that a person looks. `known` is what the list holds.
 * While nobody has said whether GST is in the prices they are read as they stand.
 */
export function* readPrices(
  rows: readonly TableRow[],
  columns: readonly PriceColumn[],
  known: readonly KnownPrice[],
): Steps<ReadPrice[]> {
  const read = yield* mapSteps(rows, ({ line, cells, fault }) => {
    const cell = (use: PriceColumn, most: number) => (cells[columns.indexOf(use)] ?? '').slice(0, most).trim();
    const priced = columns.find((use) => PRICES.includes(use)) ?? 'price';
    const price = parsePriceText(cell(priced, 40));
    return {
      line,
      name: cell('name', 1000),
      unit: cell('unit', 20) || 'each',
      category: cell('category', 60) || 'other',
      code: cell('code', 60),
      cents: price === null ? 0 : priced === 'priceIncl' ? withoutGst(price) : price,
      fault,
      isPriced: price !== null,
    };
  });
  const ids = yield* identifyRows(
    read.map((row) => (row.fault === null ? row : { ...row, code: '' })),
    known,
  );
  const lines = new Map<string, number>();
  return yield* mapSteps(read, ({ fault, isPriced, ...row }, at) => {
    const materialId = ids[at] ?? '';
    const earlier = lines.get(materialId);
    if (earlier === undefined && fault === null) lines.set(materialId, row.line);
    const sharesName = !isCatalogueId(materialId) && materialId !== materialIdOf(row.name, row.unit);
    return { ...row, materialId, sharesName, refusal: fault ?? refusalOf(row, isPriced, earlier) };
  });
}

function refusalOf({ name, code }: Article, isPriced: boolean, earlier: number | undefined): string | null {
  if (name === '') return 'Name: Please enter a name';
  if (name.length > 200) return 'Name: Must be at most 200 characters';
  if (!isPriced) return 'Price: This is not a price';
  if (earlier === undefined) return null;
  return code === '' ? `The same as line ${earlier}` : `The same article as line ${earlier}`;
}
