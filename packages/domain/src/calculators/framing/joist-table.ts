/** Joists of SG8 timber used wet, floor load 2 kPa: greatest span in m by section and spacing. From NZS 3604 Table 7.1b as published in a span table. */
const JOIST_SPANS = {
  '140×45': { 400: 2.5, 450: 2.35, 600: 2.05 },
  '190×45': { 400: 3.4, 450: 3.2, 600: 2.75 },
  '240×45': { 400: 4.3, 450: 4.05, 600: 3.5 },
} as const;

export type JoistSection = keyof typeof JOIST_SPANS;
export type JoistSpacing = 400 | 450 | 600;

export const JOIST_SECTIONS = Object.keys(JOIST_SPANS) as JoistSection[];

/** What a joist that runs over three or more supports may span more. */
const CONTINUOUS = 1.1;

/** Greatest span in m. */
export const joistSpan = (section: JoistSection, spacing: JoistSpacing, continuous: boolean): number =>
  JOIST_SPANS[section][spacing] * (continuous ? CONTINUOUS : 1);
