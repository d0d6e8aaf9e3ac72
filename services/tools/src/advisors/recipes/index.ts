import type { AdvisorProjectType } from '@dwang/contracts';
import { BATHROOM, INSULATION, KITCHEN, NEW_BUILD, RENOVATION } from './homes.data';
import type { Recipe } from './recipe';
import { COMMERCIAL, DECKING, FIT_OUT, FOUNDATION, ROOFING } from './works.data';

export type { Pick, Recipe, RecipeLine } from './recipe';

/** What a job of each kind takes, for each m²: usual shares for a first look, not a take-off. */
export const RECIPES: Readonly<Record<AdvisorProjectType, Recipe>> = {
  'residential-new-build': NEW_BUILD,
  'residential-renovation': RENOVATION,
  'commercial-construction': COMMERCIAL,
  'interior-fit-out': FIT_OUT,
  'outdoor-decking': DECKING,
  'bathroom-renovation': BATHROOM,
  'kitchen-renovation': KITCHEN,
  'roofing-project': ROOFING,
  'insulation-upgrade': INSULATION,
  'foundation-work': FOUNDATION,
};
