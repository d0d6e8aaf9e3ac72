/** Of calculators elsewhere on the web. Source: specification 1, section 2. */
export const CALCULATOR_CATEGORIES = [
  'Measurement',
  'Automotive',
  'Math & Conversion',
  'Layout Tools',
  'Workshop',
  'Miscellaneous',
] as const;
