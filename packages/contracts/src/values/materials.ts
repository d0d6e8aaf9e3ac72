/** Source: specification 1, section 3. What a price list of the company holds may have a category of its own. */
export const MATERIAL_CATEGORIES = [
  'framing',
  'drywall',
  'concrete',
  'roofing',
  'electrical',
  'plumbing',
  'flooring',
  'painting',
] as const;
