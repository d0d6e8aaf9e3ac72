import { type ExportedRows, exported, type Scope } from '@dwang/platform';
import { IsNull } from 'typeorm';
import { EstimateRow } from './estimates/estimate.entity';
import { EstimateLineRow } from './estimates/estimate-line.entity';
import { OwnMaterialRow } from './materials/own-material.entity';
import { PriceBookItemRow } from './materials/price-book-item.entity';
import { Measurement } from './measurements/measurement.entity';
import { PriceBookRow } from './price-books/price-book.entity';
import { SupplierRow } from './suppliers/supplier.entity';
import { ToolResultRow } from './tool-results/tool-result.entity';

/** An owner gets the company's measurements, results, estimates, suppliers and price lists, anybody else what they made but for the lists. */
export function exportsTools({ companyId, userId, role, seesPrices }: Scope): ExportedRows[] {
  const where = role === 'owner' ? { companyId } : { companyId, userId };
  const living = { ...where, deletedAt: IsNull() };
  const made = [
    exported<Measurement>({ name: 'measurements', entity: Measurement, where }),
    exported<ToolResultRow>({ name: 'tool-results', entity: ToolResultRow, where }),
  ];
  if (seesPrices)
    made.push(exported<EstimateRow>({ name: 'estimates', entity: EstimateRow, where: living, without: ['madeOf'] }));
  if (role !== 'owner') return made;
  return [
    ...made,
    exported<EstimateLineRow>({ name: 'estimate-lines', entity: EstimateLineRow, where: { companyId } }),
    exported<PriceBookRow>({ name: 'price-lists', entity: PriceBookRow, where: { companyId } }),
    exported<PriceBookItemRow>({ name: 'price-list-items', entity: PriceBookItemRow, where: { companyId } }),
    exported<SupplierRow>({ name: 'suppliers', entity: SupplierRow, where: { companyId } }),
    exported<OwnMaterialRow>({ name: 'own-materials', entity: OwnMaterialRow, where: { companyId } }),
  ];
}
