import { REGIONS } from '@dwang/domain/weather';

/** The regions in a form; none means that of the company. */
export const REGION_CHOICES = [
  { value: '', label: 'As the company' },
  ...Object.keys(REGIONS).map((region) => ({ value: region, label: region })),
];
