import type { SupplierKind } from '@dwang/contracts';

/** By what they sell. */
export const ICON_OF_KIND: Readonly<Record<SupplierKind, string>> = {
  hardware: 'tools',
  'building supplies': 'building',
  timber: 'building',
  concrete: 'building',
  roofing: 'building',
  plumbing: 'pipe',
  electrical: 'bolt',
  paint: 'brush',
  flooring: 'building',
  'tool hire': 'tools',
  other: 'building',
};
