import type { ResultDraft } from '../../results';

/** An angle between two edges as it is kept, with what a saw is set to. */
export const angleDraft = (degrees: number, statedError: string): ResultDraft => ({
  tool: 'angle',
  title: 'Angle between two edges',
  answers: [
    { label: 'Angle', value: degrees.toFixed(1), unit: '°' },
    { label: 'Other side', value: (180 - degrees).toFixed(1), unit: '°' },
    { label: 'Mitre for both', value: mitre(degrees).toFixed(1), unit: '°' },
  ],
  calibration: 'calibrated',
  statedError,
});

/** What a mitre saw is set to so that two equal cuts meet in a corner of `degrees`: 90° less half of it. */
export const mitre = (degrees: number): number => 90 - degrees / 2;
