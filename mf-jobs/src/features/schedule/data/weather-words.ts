import type { SiteDayConflict, SiteDayOutlook, Verdict } from '@dwang/contracts';
import type { Tone } from '@dwang/kit';

export const VERDICT_WORDS: Record<Verdict, string> = { fit: 'Fit', caution: 'Take care', stop: 'Not fit', unknown: '' };
export const VERDICT_TONES: Record<Verdict, Tone> = { fit: 'good', caution: 'warn', stop: 'bad', unknown: 'neutral' };

const CONFLICT_WORDS: Record<SiteDayConflict['kind'], string> = {
  'person-twice': 'Booked twice',
  'long-day': 'Over 12 hours',
  'outside-job': 'Outside job dates',
  'job-completed': 'Job completed',
};

export interface Warning {
  /** Two or three words, for a card. */
  short: string;
  /** A sentence. */
  text: string;
}

/** What speaks against a booked day: clashes, and a holiday. */
export function warningsOf(conflicts: readonly SiteDayConflict[], holiday: string | null): Warning[] {
  const clashes = conflicts.map(({ kind, text }) => ({ short: CONFLICT_WORDS[kind], text }));
  return holiday ? [...clashes, { short: holiday, text: `${holiday}: a public holiday at the site` }] : clashes;
}

/** What stands beside the verdict: the figures of a fit day, else the reason with its number. */
export const weatherLine = ({ verdict, summary, wind, rain }: SiteDayOutlook): string =>
  verdict === 'fit' ? `${rain ? `${rain} mm of rain` : 'Dry'}, wind up to ${wind} km/h` : summary;

/** Weather worth a mark: past days and days beyond the forecast have none. */
export const isKnown = (outlook: SiteDayOutlook | undefined): outlook is SiteDayOutlook =>
  outlook !== undefined && outlook.verdict !== 'unknown';
