import type { Photo } from '@dwang/contracts';
import { formatInstant } from '@dwang/kit';
import { useUser } from '@dwang/shell-api';
import { usePhotoSource } from './use-photo-source';

/** The picture, or the words in its place while its upload is on the way from another device. */
export function PhotoPicture({ photo, whole = false }: { photo: Photo; whole?: boolean }) {
  const source = usePhotoSource(photo);
  const { timeZone } = useUser().company;
  if (!source) return <span className="job-photo-wait">On its way</span>;
  return (
    <img
      className={whole ? 'job-photo-whole' : 'job-photo-small'}
      src={source}
      width={photo.width}
      height={photo.height}
      alt={photo.caption || `Photo of ${formatInstant(photo.takenAt, timeZone)}`}
      loading={whole ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
