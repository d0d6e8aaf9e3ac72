import type { PhotoAngle } from '../../photo/angles';
import type { ResultDraft } from '../../results';
import type { Tilt } from '../../sensors/tilt';
import type { Pose } from '../../sensors/use-calibration';

/** Stated for the sensor: 0.1° once calibrated (specification 2, section 9); what an uncalibrated one is out by is not known. */
const ERROR = { calibrated: '± 0.1°', uncalibrated: 'not calibrated: a degree or more' };

const degrees = (label: string, value: number) => ({ label, value: value.toFixed(1).replace('-', '−'), unit: '°' });

/** A reading of the level as it is kept. */
export function levelDraft(pose: Pose, reading: Tilt, isCalibrated: boolean): ResultDraft {
  const calibration = isCalibrated ? 'calibrated' : 'uncalibrated';
  const answers =
    pose === 'flat' ? [degrees('Across', reading.gamma), degrees('Along', reading.beta)] : [degrees('Lean', reading.gamma)];
  return { tool: 'level', title: 'Level reading', answers, calibration, statedError: ERROR[calibration] };
}

/** An angle taken from a photo. */
export const photoLevelDraft = ({ degrees: angle, error }: PhotoAngle): ResultDraft => ({
  tool: 'level',
  title: 'Slope from a photo',
  answers: [degrees('Angle to the level line', angle)],
  calibration: 'calibrated',
  statedError: `± ${error.toFixed(1)}°, if the camera looked straight at it`,
});

/** A slope worked out from a rise over a run in one unit. */
export const slopeDraft = (
  rise: number,
  run: number,
  slope: { degrees: number; percent: number; ratio: number },
): ResultDraft => ({
  tool: 'level',
  title: 'Slope from rise and run',
  inputs: [
    { label: 'Rise', value: String(rise) },
    { label: 'Run', value: String(run) },
  ],
  answers: [
    degrees('Slope', slope.degrees),
    { label: 'Slope in per cent', value: slope.percent.toFixed(1), unit: '%' },
    { label: 'Slope, 1 in', value: slope.ratio.toFixed(1) },
  ],
});
