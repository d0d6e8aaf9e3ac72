import type { Material } from '@dwang/contracts';
import { centsToDecimal } from '@dwang/domain';
import type { CatalogueMaterial } from './catalogue';
import { CATALOGUE_DAY } from './catalogue.data';
import type { Offer } from './offers.service';
import type { OwnMaterialRow } from './own-material.entity';

const UNIT_TYPES: Readonly<Record<string, Material['unit_type']>> = {
  m: 'length',
  lm: 'length',
  m2: 'area',
  'm²': 'area',
  m3: 'volume',
  'm³': 'volume',
  l: 'volume',
  litre: 'volume',
  kg: 'weight',
  t: 'weight',
};

const unitType = (unit: string): Material['unit_type'] => UNIT_TYPES[unit.toLowerCase()] ?? 'count';

export const catalogueMaterial = (one: CatalogueMaterial, offers: Offer[]): Material => ({
  id: one.id,
  name: one.name,
  category: one.category,
  size: one.size,
  unit: one.unit,
  unit_type: unitType(one.unit),
  basePrice: centsToDecimal(one.priceCents),
  isOwn: false,
  pricedOn: CATALOGUE_DAY,
  offers,
});

/** Priced by the list that asks least. */
export function ownMaterial({ materialId, name, category, unit }: OwnMaterialRow, offers: Offer[]): Material {
  const [best] = [...offers].sort((one, other) => Number(one.price) - Number(other.price));
  return {
    id: materialId,
    name,
    category,
    size: '',
    unit,
    unit_type: unitType(unit),
    basePrice: best?.price ?? '0.00',
    isOwn: true,
    pricedOn: best?.pricedOn ?? '',
    offers,
  };
}
