import { cornerAngle } from '../../photo/angles';
import { type AngleWay, PhotoAngleFinder } from '../../photo/photo-angle';
import { angleDraft } from './angle-draft';

const CORNER: AngleWay = {
  intro: 'Take a photo square on to the corner: seen from the side an angle looks larger or smaller than it is.',
  steps: ['Mark the corner.', 'Mark a point on the first edge, far from the corner.', 'Mark a point on the second edge.'],
  lines: ([corner, a, b]) => [a, b].flatMap((end) => (corner && end ? [[corner, end] as const] : [])),
  angleOf: ([corner, a, b]) => (corner && a && b ? cornerAngle(corner, a, b) : null),
};

/** Three points on a photo. */
export function ByPhoto() {
  return (
    <PhotoAngleFinder
      way={CORNER}
      draftOf={({ degrees, error }) => angleDraft(degrees, `± ${error.toFixed(1)}°, if the camera looked straight at it`)}
    />
  );
}
