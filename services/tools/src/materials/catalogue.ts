import { fold } from '@dwang/domain';
import { CATALOGUE } from './catalogue.data';

export interface CatalogueMaterial {
  id: string;
  category: string;
  name: string;
  size: string;
  unit: string;
  priceCents: number;
}

const MATERIALS: readonly CatalogueMaterial[] = CATALOGUE.map(([category, name, size, unit, price], index) => ({
  id: `m-${index + 1}`,
  category,
  name,
  size,
  unit,
  priceCents: Math.round(price * 100),
}));

const TEXTS = new Map(MATERIALS.map(({ id, name, size, category }) => [id, fold(`${name} ${size} ${category}`)]));

/** Undefined for what only price lists know. */
export const catalogueById = (id: string): CatalogueMaterial | undefined => MATERIALS.find((one) => one.id === id);

/** Those that hold every word of what is searched for. */
export function catalogueFor({
  q = '',
  category,
}: {
  q?: string | undefined;
  category?: string | undefined;
}): CatalogueMaterial[] {
  const words = fold(q).split(/\s+/).filter(Boolean);
  return MATERIALS.filter(
    (one) => (!category || one.category === category) && words.every((word) => TEXTS.get(one.id)?.includes(word)),
  );
}
