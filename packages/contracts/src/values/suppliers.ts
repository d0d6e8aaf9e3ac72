/** What a supplier sells. */
export const SUPPLIER_KINDS = [
  'hardware',
  'building supplies',
  'timber',
  'concrete',
  'roofing',
  'plumbing',
  'electrical',
  'paint',
  'flooring',
  'tool hire',
  'other',
] as const;
