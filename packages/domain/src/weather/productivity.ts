import type { Work } from './works';

const LOSSES: Partial<Record<Work, string>> = {
  painting: '-40 to -60%',
  'Exterior Painting': '-40 to -60%',
  roofing: '-40 to -60%',
  Roofing: '-40 to -60%',
  electrical: '-15 to -25%',
};

/** What bad hours cost a trade. Source: specification 1, section 9. Nothing is lost where no risk was found. */
export const productivityImpact = (work: Work, hasRisk: boolean): string =>
  hasRisk ? (LOSSES[work] ?? '-20 to -30%') : 'No loss expected';
