import { createHash } from 'node:crypto';
import type { CreateEstimate, ReplaceEstimate } from '@dwang/contracts';
import { centsToDecimal, parseCents, parseThousandths } from '@dwang/domain';
import { type EstimateSums, type Supply, sumEstimate, thousandthsText } from '@dwang/domain/estimates';
import { searchText } from '@dwang/platform';
import type { z } from 'zod';
import type { Offer } from '../materials/offers.service';
import type { EstimateRow } from './estimate.entity';
import type { EstimateLineRow } from './estimate-line.entity';

export type EstimateInput = Omit<z.output<typeof ReplaceEstimate>, 'version'>;
export type NewLineRow = Omit<EstimateLineRow, 'id' | 'estimateId' | 'companyId'>;

/** By which a repeated create is known as the same. */
export const digestOf = (input: Omit<z.output<typeof CreateEstimate>, 'uid'>): string =>
  createHash('sha256').update(JSON.stringify(input)).digest('hex');

/** The columns of the estimate itself. */
export const columnsOf = (input: EstimateInput) => ({
  projectId: input.projectId,
  name: input.name,
  supplier: input.supplier,
  waste: parseCents(input.wastePercent),
  margin: parseCents(input.marginPercent),
  gst: input.gst,
  notes: input.notes,
  searchText: searchText([input.name, input.notes, ...input.lines.slice(0, 20).map(({ description }) => description)]),
});

/** The rows of its lines: the materials, then the labour. */
export function linesOf({ lines, labour }: EstimateInput): NewLineRow[] {
  const materials = lines.map((line, position): NewLineRow => {
    const { uid, materialId, description, unit } = line;
    const [thousandths, priceCents] = [parseThousandths(line.quantity), parseCents(line.basePrice)];
    return { kind: 'material', position, uid, materialId, description, unit, thousandths, priceCents };
  });
  const hours = labour.map(({ uid, description, hours: worked, rate }, index): NewLineRow => {
    const [thousandths, priceCents] = [parseThousandths(worked), parseCents(rate)];
    const position = lines.length + index;
    return { kind: 'labour', position, uid, materialId: null, description, unit: 'h', thousandths, priceCents };
  });
  return [...materials, ...hours];
}

/** The lines in the words of the domain. */
export function readLines(rows: readonly NewLineRow[], offers: ReadonlyMap<string, readonly Offer[]>) {
  const ofKind = (kind: NewLineRow['kind']) => rows.filter((row) => row.kind === kind);
  const lines = ofKind('material').map(({ uid, materialId, description, unit, thousandths, priceCents }) => ({
    uid,
    materialId,
    description,
    unit,
    quantity: thousandthsText(thousandths),
    basePrice: centsToDecimal(priceCents),
    offers: [...((materialId && offers.get(materialId)) || [])],
  }));
  const labour = ofKind('labour').map(({ uid, description, thousandths, priceCents }) => {
    return { uid, description, hours: thousandthsText(thousandths), rate: centsToDecimal(priceCents) };
  });
  return { lines, labour };
}

type Terms = Pick<EstimateRow, 'waste' | 'margin' | 'gst'>;

/** What it comes to. */
export const sumsOf = ({ waste, margin, gst }: Terms, content: ReturnType<typeof readLines>, supply: Supply): EstimateSums =>
  sumEstimate({ ...content, wastePercent: centsToDecimal(waste), marginPercent: centsToDecimal(margin), gst }, supply);
