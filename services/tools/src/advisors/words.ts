import type { AdvisorBudget, AdvisorProjectType } from '@dwang/contracts';
import type { RegionTraits } from './regions.data';

/** Labels of the specification, in its order. */
export const PROJECT_LABELS: Readonly<Record<AdvisorProjectType, string>> = {
  'residential-new-build': 'Residential new build',
  'residential-renovation': 'Residential renovation',
  'commercial-construction': 'Commercial construction',
  'interior-fit-out': 'Interior fit-out',
  'outdoor-decking': 'Outdoor decking',
  'bathroom-renovation': 'Bathroom renovation',
  'kitchen-renovation': 'Kitchen renovation',
  'roofing-project': 'Roofing project',
  'insulation-upgrade': 'Insulation upgrade',
  'foundation-work': 'Foundation work',
};

export const BUDGET_REASONS: Readonly<Record<AdvisorBudget, string>> = {
  'low-cost': 'Low-cost: what meets the Code and is in stock everywhere. Spend first on structure and weathertightness.',
  'mid-range': 'Mid-range: materials that most builders use every day, with spare parts and makers’ support.',
  'high-end': 'High-end: longer life and a finer finish. Order early, some of it comes on request only.',
  'eco-friendly':
    'Eco-friendly: certified timber, recycled content, low emissions and more insulation. Ask for product declarations.',
};

type Ask = RegionTraits['traits'][number] | 'cold';

export const REGION_REASONS: Readonly<Record<Ask, string>> = {
  cold: 'Cold winters: thicker insulation and thermally broken windows are in the list.',
  wind: 'Strong winds: heavier roofing and more anchors are in the list.',
  quake: 'Strong earthquakes: more bracing and anchors are in the list.',
  snow: 'Snow and frost: allow for its load, and protect fresh concrete.',
  rain: 'Much rain: larger gutters, and days to wait.',
  sun: 'Strong sun: light colours last longer.',
  geothermal: 'Geothermal ground: stainless and aluminium in place of zinc.',
};
