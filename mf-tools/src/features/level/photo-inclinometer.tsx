import { lineAngle } from '../../photo/angles';
import { type AngleWay, PhotoAngleFinder } from '../../photo/photo-angle';
import { photoLevelDraft } from './level-draft';

const AGAINST_LEVEL: AngleWay = {
  intro:
    'Take a photo square on to the edge, with something in it that you know to be level: a spirit level, a string line, a mortar joint.',
  steps: [
    'Mark one end of the line that is level.',
    'Mark its other end.',
    'Mark one end of the edge that you ask about.',
    'Mark its other end.',
  ],
  lines: ([a, b, c, d]) => [...(a && b ? [[a, b] as const] : []), ...(c && d ? [[c, d] as const] : [])],
  angleOf: ([a, b, c, d]) => (a && b && c && d ? lineAngle([a, b], [c, d]) : null),
};

/** A slope read off a photo against something level in it: works without any sensor. */
export function PhotoInclinometer() {
  return <PhotoAngleFinder way={AGAINST_LEVEL} draftOf={photoLevelDraft} />;
}
