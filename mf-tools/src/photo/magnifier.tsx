import { Cross } from './cross';
import type { Photo, Point } from './photo';

/** What lies under the finger, three times as large, at the corner away from it. */
export function Magnifier({ photo, at }: { photo: Photo; at: Point }) {
  const half = Math.max(photo.width, photo.height) / 24;
  const side = at.x < photo.width / 2 && at.y < photo.height / 2 ? 'right' : 'left';
  return (
    <svg
      className={`tools-photo-magnifier tools-photo-magnifier-${side}`}
      viewBox={`${at.x - half} ${at.y - half} ${half * 2} ${half * 2}`}
      aria-hidden
    >
      <image href={photo.url} width={photo.width} height={photo.height} />
      <Cross at={at} size={half / 3} />
    </svg>
  );
}
