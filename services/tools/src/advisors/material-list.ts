import type { AdvisorBudget, MaterialAdvice } from '@dwang/contracts';
import { centsToDecimal, lineCents } from '@dwang/domain';
import { catalogueById } from '../materials/catalogue';
import type { Pick, Recipe, RecipeLine } from './recipes';
import { PRICED, type Priced } from './recipes/priced.data';
import type { RegionTraits } from './regions.data';

type Item = MaterialAdvice['items'][number];

/** What the weather and the ground of a region put in the place of something else. */
const INSTEAD: Partial<Record<RegionTraits['traits'][number] | 'cold', Partial<Record<Pick, Pick>>>> = {
  cold: {
    wallGlass: 'wallGlassHigh',
    ceiling36: 'ceiling60',
    ceiling60: 'ceiling70',
    underfloor: 'underfloorHigh',
    windowPlain: 'windowThermal',
  },
  wind: { 'm-14': 'roof055', 'm-15': 'roof055', coolRoof: 'coolRoof055' },
  geothermal: {
    galvScrew: 'stainlessScrew',
    'm-14': 'aluRoof',
    'm-15': 'aluRoof',
    roof055: 'aluRoof',
    coolRoof: 'aluRoof',
    coolRoof055: 'aluRoof',
  },
  rain: { gutter: 'gutterLarge' },
};

export interface PricedList {
  items: Item[];
  totalCents: number;
}

/** The quantities of a recipe for `size` m², its materials chosen by budget and region, with indicative prices without GST. */
export function materialList(recipe: Recipe, budget: AdvisorBudget, region: RegionTraits, size: number): PricedList {
  const asked = asksOf(region);
  const added = asked.flatMap((trait) => recipe.extras?.[trait] ?? []);
  const lines = new Map<Pick, number>();
  for (const line of [...recipe.lines, ...added]) {
    const pick = asked.reduce<Pick>((found, trait) => INSTEAD[trait]?.[found] ?? found, line.pick[budget]);
    lines.set(pick, (lines.get(pick) ?? 0) + thousandthsOf(line, size));
  }
  const priced = [...lines].map(([pick, thousandths]) => priceLine(pick, thousandths));
  return { items: priced.map(({ item }) => item), totalCents: priced.reduce((sum, { cents }) => sum + cents, 0) };
}

/** A cold region asks what a cool one does: both are named `cold`. */
export const asksOf = ({ climate, traits }: RegionTraits): (RegionTraits['traits'][number] | 'cold')[] => [
  ...(climate === 'cool' || climate === 'cold' ? (['cold'] as const) : []),
  ...traits,
];

const thousandthsOf = ({ each, least = 0, whole }: RecipeLine, size: number): number => {
  const wanted = Math.max(each * size, least);
  return whole ? Math.ceil(wanted - 1e-6) * 1000 : Math.max(1, Math.ceil(wanted * 10 - 1e-6)) * 100;
};

function priceLine(pick: Pick, thousandths: number): { item: Item; cents: number } {
  const { description, unit, unitCents } = materialOf(pick);
  const cents = lineCents(thousandths, unitCents);
  return {
    cents,
    item: {
      description,
      quantity: String(thousandths / 1000),
      unit,
      unitPrice: centsToDecimal(unitCents),
      total: centsToDecimal(cents),
    },
  };
}

function materialOf(pick: Pick): { description: string; unit: string; unitCents: number } {
  const ours = PRICED[pick as Priced];
  if (ours) return { description: ours[0], unit: ours[1], unitCents: Math.round(ours[2] * 100) };
  const found = catalogueById(pick);
  if (!found) throw new Error(`No material ${pick}`);
  return { description: `${found.name}, ${found.size}`, unit: found.unit, unitCents: found.priceCents };
}
