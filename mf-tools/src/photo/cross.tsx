import type { Point } from './photo';

/** Where a point is, or will be. */
export function Cross({ at, size }: { at: Point; size: number }) {
  return (
    <path
      className="tools-photo-cross"
      d={`M${at.x - size} ${at.y}h${2 * size}M${at.x} ${at.y - size}v${2 * size}`}
      vectorEffect="non-scaling-stroke"
    />
  );
}
