import type { Photo } from '@dwang/contracts';
import { useUser } from '@dwang/shell-api';
import { photoWords } from './photo-words';
import { usePhotoSource } from './use-photo-source';

/** The picture in the size that it is wanted in, or the words in its place while its upload is on the way from another device. */
export function PhotoPicture({ photo, whole = false, alt }: { photo: Photo; whole?: boolean; alt?: string }) {
  const source = usePhotoSource(photo, whole ? 'content' : 'thumbnail');
  const { timeZone } = useUser().company;
  if (!source) return <span className="job-photo-wait">On its way</span>;
  return (
    <img
      // One that was brought back could not be had before the server knew: with its new version it is asked for again.
      key={photo.version}
      className={whole ? 'job-photo-whole' : 'job-photo-small'}
      src={source}
      width={photo.width}
      height={photo.height}
      alt={alt ?? photoWords(photo, timeZone)}
      loading={whole ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
    />
  );
}
