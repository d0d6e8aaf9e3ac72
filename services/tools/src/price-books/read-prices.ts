import type { PriceColumn } from '@dwang/contracts';
import { mapSteps, type Steps, type TableRow } from '@dwang/domain';
import { isCatalogueId, parsePriceText, withoutGst } from '@dwang/domain/estimates';
import { materialIdOf, plainName } from '../materials/material-ids';
import { type Article, codeKey, identifyRows, type KnownPrice } from './identify-rows';
import { isPer, perOf } from './price-columns';

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
  /** The line that says exactly the same already. */
  saidOn: number | null;
}

type Row = Article & Pick<ReadPrice, 'line' | 'cents'> & { isPriced: boolean };

const PRICES: readonly PriceColumn[] = ['price', 'priceIncl', 'priceUnknown'];

/**
 * Of rows that price the same article the first counts; the others are refused, so that a person looks, unless they say the same. `known` is what the list holds.
 * While nobody has said whether GST is in the prices they are read as they stand.
 */
export function* readPrices(
  headings: readonly string[],
  rows: readonly TableRow[],
  columns: readonly PriceColumn[],
  known: readonly KnownPrice[],
): Steps<ReadPrice[]> {
  const priced = columns.find((use) => PRICES.includes(use)) ?? 'price';
  const headingPer = perOf(headings[columns.indexOf(priced)] ?? '');
  const perColumn = headings.findIndex(isPer);
  const read = yield* mapSteps(rows, ({ line, cells, fault }) => {
    const cell = (use: PriceColumn, most: number) => (cells[columns.indexOf(use)] ?? '').slice(0, most).trim();
    const price = parsePriceText(cell(priced, 40));
    return {
      line,
      name: cell('name', 1000),
      unit: unitOf(cell('unit', 20), headingPer ?? countOf(cells[perColumn] ?? '')),
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
  const byMaterial = new Map<string, Row>();
  const byCode = new Map<string, Row>();
  return yield* mapSteps(read, ({ fault, ...row }, at) => {
    const materialId = ids[at] ?? null;
    const ofCode = row.code === '' ? undefined : byCode.get(codeKey(row));
    const earlier = ofCode ?? (materialId === null ? undefined : byMaterial.get(materialId));
    if (fault === null && row.code !== '' && !ofCode) byCode.set(codeKey(row), row);
    if (fault === null && materialId !== null && !earlier) byMaterial.set(materialId, row);
    const { isPriced, ...said } = row;
    const saidOn = fault === null && earlier && isSame(earlier, row) ? earlier.line : null;
    const refusal = fault ?? refusalOf(row) ?? (saidOn === null ? doubtOf(row, materialId, earlier) : null);
    const sharesName = materialId !== null && !isCatalogueId(materialId) && materialId !== materialIdOf(row.name, row.unit);
    return { ...said, materialId: materialId ?? '', sharesName, refusal, saidOn };
  });
}

/** `100`, `per 100`: for how many a price is; null where it is for one, or none is said. */
function countOf(text: string): number | null {
  const found = /^(?:per |\/ ?)?(\d{1,6})$/i.exec(text.trim());
  return found && Number(found[1]) > 1 ? Number(found[1]) : null;
}

/** A price for several is not divided, since cents would be lost: its unit says for how many it is. */
function unitOf(unit: string, said: number | null): string {
  const own = countOf(unit);
  const per = said ?? own;
  if (per === null) return unit || 'each';
  const isOne = own !== null || ['', '1', 'each', 'ea'].includes(unit.toLowerCase());
  return (isOne ? `per ${per}` : `per ${per} ${unit}`).slice(0, 20).trim();
}

const isSame = (one: Row, other: Row): boolean =>
  one.isPriced &&
  other.isPriced &&
  one.cents === other.cents &&
  plainName(one.name) === plainName(other.name) &&
  codeKey(one) === codeKey(other);

function refusalOf({ name, isPriced }: Row): string | null {
  if (name === '') return 'Name: Please enter a name';
  if (name.length > 200) return 'Name: Must be at most 200 characters';
  return isPriced ? null : 'Price: This is not a price';
}

/** Why nobody can say which article's price the row is. */
function doubtOf(row: Row, materialId: string | null, earlier: Row | undefined): string | null {
  if (earlier && row.code !== '' && codeKey(earlier) === codeKey(row))
    return `The code ${row.code} stands on line ${earlier.line} already`;
  if (earlier) return row.code === '' ? `The same as line ${earlier.line}` : `The same article as line ${earlier.line}`;
  return materialId === null ? `This list has the code ${row.code} on several materials, and none has this name` : null;
}
