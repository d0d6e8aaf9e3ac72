import type { ResourceCategory } from '@dwang/contracts';

/** In the order of use on site. */
export const RESOURCE_CATEGORIES: readonly ResourceCategory[] = [
  'safety',
  'standards',
  'codes',
  'certification',
  'guides',
  'materials',
  'systems',
  'tools',
];

export const categoryLabel = (category: ResourceCategory): string => category.charAt(0).toUpperCase() + category.slice(1);
