import type { AdvisorBudget, AdvisorProjectType } from '@dwang/contracts';
import { REGIONS, type RegionName, regionLabel } from '@dwang/domain/weather';

interface Choice<Value> {
  value: Value;
  label: string;
}

/** Source: specification 2, section 8. The first is chosen at the beginning. */
export const PROJECT_TYPES: readonly Choice<AdvisorProjectType>[] = [
  { value: 'residential-new-build', label: 'Residential new build' },
  { value: 'residential-renovation', label: 'Residential renovation' },
  { value: 'commercial-construction', label: 'Commercial construction' },
  { value: 'interior-fit-out', label: 'Interior fit-out' },
  { value: 'outdoor-decking', label: 'Outdoor decking' },
  { value: 'bathroom-renovation', label: 'Bathroom renovation' },
  { value: 'kitchen-renovation', label: 'Kitchen renovation' },
  { value: 'roofing-project', label: 'Roofing project' },
  { value: 'insulation-upgrade', label: 'Insulation upgrade' },
  { value: 'foundation-work', label: 'Foundation work' },
];

export const BUDGETS: readonly Choice<AdvisorBudget>[] = [
  { value: 'low-cost', label: 'Low-cost (budget solution)' },
  { value: 'mid-range', label: 'Mid-range (standard quality)' },
  { value: 'high-end', label: 'High-end (premium quality)' },
  { value: 'eco-friendly', label: 'Eco-friendly (sustainable options)' },
];

export const LOCATIONS: readonly Choice<RegionName>[] = (Object.keys(REGIONS) as RegionName[]).map((value) => ({
  value,
  label: regionLabel(value),
}));
