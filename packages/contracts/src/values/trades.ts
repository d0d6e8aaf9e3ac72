/** Source: specification 1, section 3. */
export const TRADES = [
  'general',
  'carpentry',
  'electrical',
  'plumbing',
  'masonry',
  'roofing',
  'painting',
  'excavation',
  'hvac',
  'flooring',
  'landscaping',
] as const;
