import type { ResultDraft } from '../../results';
import { averageOf, type SoundStats } from './sound-stats';

const level = (label: string, value: number) => ({ label, value: value.toFixed(0), unit: 'dB(A)' });

export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** What was heard, as it is kept. */
export const soundDraft = (stats: SoundStats, isCalibrated: boolean): ResultDraft => ({
  tool: 'sound',
  title: 'Sound, indicative',
  answers: [
    level('Average', averageOf(stats)),
    level('Highest', stats.most),
    level('Lowest', stats.least),
    { label: 'Listened for', value: clock(stats.seconds), unit: 'min' },
    { label: '85 dB(A) or more for', value: clock(stats.loudSeconds), unit: 'min' },
  ],
  warnings: ['Indicative only: taken with a phone, not with a sound level meter'],
  calibration: isCalibrated ? 'calibrated' : 'uncalibrated',
  statedError: isCalibrated ? '± 3 dB near the level at which it was calibrated' : 'not calibrated: 10 dB or more',
  source: 'A-weighting by IEC 61672-1',
});
