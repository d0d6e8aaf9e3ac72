import type { AdvisorBudget } from '@dwang/contracts';
import type { RegionTraits } from '../regions.data';
import type { Priced } from './priced.data';

/** A material: of the advisor's own list, or of the catalogue by its id. */
export type Pick = Priced | `m-${number}`;

/**
 * How much for each m² of the job, at least `least`; one material for all budgets or one for each. Of each line low-cost is the cheapest
 * and high-end the dearest: what is true of every line is true of the sum.
 */
export interface RecipeLine {
  each: number;
  least?: number;
  /** Bought whole. */
  whole: boolean;
  pick: Readonly<Record<AdvisorBudget, Pick>>;
}

export interface Recipe {
  /** What its size is of, in a sentence: `a deck of 20 m²`. */
  of: string;
  /** Usual size, m². */
  size: number;
  lines: readonly RecipeLine[];
  /** What a region adds. */
  extras?: Partial<Record<RegionTraits['traits'][number] | 'cold', RecipeLine>>;
  /** Guidance that belongs to it, by id. */
  care: readonly string[];
}

type Choice = Pick | readonly [low: Pick, mid: Pick, high: Pick, eco: Pick];

const picks = (choice: Choice): RecipeLine['pick'] => {
  const [low, mid, high, eco] = typeof choice === 'string' ? [choice, choice, choice, choice] : choice;
  return { 'low-cost': low, 'mid-range': mid, 'high-end': high, 'eco-friendly': eco };
};

/** Measured: metres, square metres, cubic metres, rounded to a tenth. */
export const measured = (each: number, choice: Choice): RecipeLine => ({ each, whole: false, pick: picks(choice) });

/** Bought whole: sheets, bags, pieces. */
export const pieces = (each: number, choice: Choice, least = 1): RecipeLine => ({
  each,
  least,
  whole: true,
  pick: picks(choice),
});
