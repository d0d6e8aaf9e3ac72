import { centsToDecimal } from '@dwang/domain';
import { catalogueById } from '../materials/catalogue';
import { materialIdOf } from '../materials/material-ids';
import type { EstimateInput } from './estimate-content';

type Line = EstimateInput['lines'][number];

/** What was named without a price, as the catalogue has it where that knows it by the same name and unit. */
export function inCatalogue(line: Line): Line {
  if (line.materialId !== null || Number(line.basePrice) > 0) return line;
  const known = catalogueById(materialIdOf(line.description, line.unit));
  return known ? { ...line, materialId: known.id, description: known.name, basePrice: centsToDecimal(known.priceCents) } : line;
}
